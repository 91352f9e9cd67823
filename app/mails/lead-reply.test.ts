import { expect, it } from "vitest";
import { renderMail } from "./render-mail.tsx";

const reply = {
  kind: "lead-reply",
  language: "en",
  subject: "Your message to Vlotwerk",
  body: "Dear Anna,\n\n<b>Tomorrow</b> at ten?",
  wroteAt: "2026-03-29T10:00:00Z",
  message: "Call me.\n<script>alert(1)</script>",
  appointment: null,
} as const;

it("a reply shows its text and the message below it, as they were typed", async () => {
  const { subject, html, text } = await renderMail(reply, { origin: "https://vlotwerk.example" });
  expect(subject).toBe("Your message to Vlotwerk");
  expect(text).toMatch(
    /Dear Anna,\n\n<b>Tomorrow<\/b> at ten\?[\s\S]*On 29 March 2026 at 12:00 you wrote:[\s\S]*Call me\./,
  );
  expect(html).not.toMatch(/<script>|<b>/);
});

it("a reply to a request without remarks quotes nothing", async () => {
  const { text } = await renderMail({ ...reply, message: null }, { origin: "https://vlotwerk.example" });
  expect(text).not.toContain("you wrote");
});
