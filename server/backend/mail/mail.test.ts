import { mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createFileMailer } from "./mailer.ts";
import { composeMessage, encodeHeader } from "./message.ts";

const from = { name: "Vlotwerk", address: "noreply@vlotwerk.example" };
const mail = {
  to: "eva@example.nl",
  language: "nl",
  subject: "Bevestig uw account bij Vlotwerk",
  text: "Één klik: https://www.vlotwerk.example/beheer?token_hash=a-b_c\n",
  html: "<p>Één klik</p>",
} as const;

function compose(change: object = {}) {
  return composeMessage({ ...mail, from, sentAt: new Date("2026-01-02T03:04:05Z"), ...change });
}

/** The parts of a message, decoded by what its own headers say. */
function read(message: string) {
  const [head = "", ...rest] = message.split("\r\n\r\n");
  const boundary = /boundary="(.+)"/.exec(head)?.[1] ?? "";
  const parts = rest
    .join("\r\n\r\n")
    .split(`--${boundary}`)
    .filter((part) => part.includes("Content-Type"))
    .map((part) => {
      const [partHead = "", body = ""] = part.split("\r\n\r\n");
      return { head: partHead, text: Buffer.from(body, "base64").toString() };
    });
  return { head: head.split("\r\n"), parts };
}

describe("a mail", () => {
  it("has the headers that mail servers ask for, and lines that they take", () => {
    const message = compose();
    const { head } = read(message);
    expect(head).toEqual(
      expect.arrayContaining([
        "Date: Fri, 02 Jan 2026 03:04:05 +0000",
        "From: Vlotwerk <noreply@vlotwerk.example>",
        "To: eva@example.nl",
        "Subject: Bevestig uw account bij Vlotwerk",
        "Content-Language: nl",
        "MIME-Version: 1.0",
        "Auto-Submitted: auto-generated",
      ]),
    );
    expect(head.join("\n")).toMatch(/^Message-ID: <[0-9a-f-]{36}@vlotwerk\.example>$/m);
    expect(message).not.toMatch(/[^\r]\n|\r[^\n]|[^\t\r\n -~]/);
    for (const line of message.split("\r\n")) expect(line.length).toBeLessThanOrEqual(78);
  });

  it("has its words in plain text and HTML, as they were given", () => {
    const [plain, html] = read(compose()).parts;
    expect(plain?.head).toContain("text/plain; charset=utf-8");
    expect(html?.head).toContain("text/html; charset=utf-8");
    expect(plain?.text).toBe(mail.text.replaceAll("\n", "\r\n"));
    expect(html?.text).toBe(mail.html);
  });

  it("keeps every header in its line, whatever the subject is", () => {
    const { head } = read(compose({ subject: "Hallo\r\nBcc: iedereen@example.nl" }));
    expect(head.filter((line) => /^bcc/i.test(line))).toEqual([]);
  });

  it.each(["a@b.nl, c@d.nl", "a@b.nl\r\nBcc: c@d.nl", "Eva <a@b.nl>", '"a b"@c.nl', "a", ""])(
    "is not made for %j",
    (to) => expect(() => compose({ to })).toThrow("one plain mailbox"),
  );

  it("lies in a file that the server's user alone reads", async () => {
    const directory = join(await mkdtemp(join(tmpdir(), "mail-")), "mail");
    const mailer = createFileMailer(directory, from);
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const files = await readdir(directory);
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/\.eml$/);
      expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600);
      expect(await readFile(join(directory, file), "utf8")).toContain("To: eva@example.nl");
    }
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
  });
});

describe("a header", () => {
  it("of plain text stays as it is", () => {
    expect(encodeHeader("Subject", "A new password")).toBe("A new password");
  });

  it("of other text becomes words of 75 characters at most, which give the text back", () => {
    const text = "Één nieuw wachtwoord, héél lang: 😀😀😀😀😀😀😀😀😀😀😀😀😀😀 en klaar";
    const words = encodeHeader("Subject", text).split("\r\n ");
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) expect(word.length).toBeLessThanOrEqual(75);
    const decoded = words.map((word) => Buffer.from(word.slice(10, -2), "base64").toString());
    expect(decoded.join("")).toBe(text);
  });
});
