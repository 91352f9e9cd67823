import { describe, expect, it } from "vitest";
import { readForm } from "./form-data.ts";
import { contactMessage } from "./submissions/contact-message.ts";
import { downloadRequest } from "./submissions/download-request.ts";

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const message = { name: "Anna", email: "anna@bedrijf.nl", message: "Goedendag" };

describe("a contact message", () => {
  it("is trimmed; empty fields become null", () => {
    const reading = readForm(contactMessage, form({ ...message, name: "  Anna ", phone: " ", company: "" }));
    expect(reading).toEqual({
      ok: true,
      row: { name: "Anna", email: "anna@bedrijf.nl", phone: null, company: null, message: "Goedendag" },
    });
  });

  it("reports each missing or blank field and returns the input", () => {
    const reading = readForm(contactMessage, form({ name: "   ", phone: "023" }));
    expect(reading).toEqual({
      ok: false,
      values: { name: "   ", phone: "023" },
      errors: {
        name: { key: "forms.nameRequired" },
        email: { key: "forms.emailRequired" },
        message: { key: "forms.messageRequired" },
      },
    });
  });

  it("ignores unknown fields", () => {
    const reading = readForm(contactMessage, form({ name: " ", admin: "true", id: "1" }));
    expect(reading).toMatchObject({ ok: false, values: { name: " " } });
    expect(reading).not.toHaveProperty("values.admin");
  });

  it("reports a text's maximum and actual length", () => {
    const reading = readForm(contactMessage, form({ ...message, message: "x".repeat(5001) }));
    expect(reading).toMatchObject({ errors: { message: { key: "forms.tooLong", max: 5000, now: 5001 } } });
  });

  it("may have exactly the maximum length", () => {
    expect(readForm(contactMessage, form({ ...message, message: "x".repeat(5000) })).ok).toBe(true);
  });

  it("is stripped of control characters except line breaks", () => {
    const reading = readForm(contactMessage, form({ ...message, message: "een\u0000\u001b\r\ntwee\ud800" }));
    expect(reading).toMatchObject({ row: { message: "een\ntwee\ufffd" } });
  });
});

describe("an e-mail address", () => {
  it.each([
    "a@b.nl",
    "jan.de-vries+test@sub.bedrijf.co.uk",
    "o'neil@example.org",
    "list+jan=bedrijf.nl?@example.org",
    "x@xn--bcher-kva.example",
    `${"x.".repeat(31)}xx@b.nl`,
    "info@münchen.de",
    "\u202ajan@bedrijf.nl\u202c",
  ])("may be %s", (email) => {
    expect(readForm(downloadRequest, form({ name: "Jan", email })).ok).toBe(true);
  });

  it.each([
    "jan",
    "jan@",
    "@bedrijf.nl",
    "jan@bedrijf",
    "jan@@bedrijf.nl",
    "jan@bedrijf..nl",
    ".jan@bedrijf.nl",
    "jan.@bedrijf.nl",
    "jan@-bedrijf.nl",
    "jan@bedrijf.nl, piet@bedrijf.nl",
    "Jan <jan@bedrijf.nl>",
    '"jan piet"@bedrijf.nl',
    "jan(comment)@bedrijf.nl",
    "jan@bedrijf.nl\nBcc: piet@bedrijf.nl",
    "jan@[127.0.0.1]",
    "jan@bedrijf.n",
    "=?utf-8?q?x?=@bedrijf.nl",
    "jan=?utf-8?q?x?=@bedrijf.nl",
    `${"x".repeat(250)}@b.nl`,
    `${"x.".repeat(32)}x@b.nl`,
  ])("may not be %s", (email) => {
    const reading = readForm(downloadRequest, form({ name: "Jan", email }));
    expect(reading).toMatchObject({ ok: false });
    expect(reading).toHaveProperty("errors.email");
  });
});
