import { describe, expect, it } from "vitest";
import { mailDocument } from "./mail-document.ts";

const mail = {
  language: "nl",
  styles: "/app.css",
  message: "<p>Beste {{name}}, {{unknown}}</p>",
  footer: "Voor {{company}}\n<b>niet vet</b>",
  values: { name: "<img src=x onerror=alert(1)>", company: "De Vries & Zn." },
} as const;

describe("the preview of a mail", () => {
  it("fills the placeholders with text, never with markup", () => {
    const html = mailDocument(mail);
    expect(html).toContain("<p>Beste &lt;img src=x onerror=alert(1)&gt;, {{unknown}}</p>");
    expect(html).toContain("Voor De Vries &amp; Zn.");
  });

  it("shows the footer as it was typed", () => {
    expect(mailDocument(mail)).toContain("\n&lt;b&gt;niet vet&lt;/b&gt;</p>");
  });

  it("has no line for a footer that is empty", () => {
    expect(mailDocument({ ...mail, footer: "" })).not.toContain("border-t");
  });
});
