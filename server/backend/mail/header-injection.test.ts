import { simpleParser } from "mailparser";
import { beforeAll, describe, expect, it } from "vitest";
import { renderMail } from "../../../app/mails/render-mail.tsx";
import { composeMessage } from "./compose.ts";
import { contentOf } from "./content-of.ts";
import type { QueuedMail } from "./outbox-store.ts";

const from = { name: "Vlotwerk", address: "noreply@vlotwerk.example" };
const siteUrl = new URL("https://www.vlotwerk.example");
const to = "anna@klant.example";

const lead = {
  id: "a0000000-0000-4000-8000-000000000001",
  name: "Anna de Vries",
  email: to,
  phone: "023 555 01 42",
  company: "De Vries",
  text: "Bel mij",
  visit: { referrer: "duckduckgo.com" },
  pageTitle: "Gids",
  pageSlug: "gids",
  subject: "Voor {{name}} van {{company}}",
  thankYouMessage: "<p>Dag {{name}}</p>",
  footer: "Groet",
  hasFile: true,
};

const fields = [
  "name",
  "phone",
  "company",
  "text",
  "pageTitle",
  "pageSlug",
  "subject",
  "thankYouMessage",
  "footer",
] as const;

/** Ways to end a header's line, and what an attacker puts after it. */
const ends = [
  "\r\n",
  "\n",
  "\r",
  "%0d%0a",
  "\\r\\n",
  "\u2028",
  "\u0085",
  "\v\f",
  "=0D=0A",
  "=?utf-8?q?=0D=0A?=",
];
const headers = [
  "Bcc: derde@ander.example",
  "To: derde@ander.example",
  "Content-Type: text/html",
  "\r\n<b>Eigen tekst</b>",
];
const payloads = ends.flatMap((end) => headers.map((header) => `Anna${end}${header}`));

const kinds = ["contact-confirmation", "contact-notice", "download-confirmation", "download-notice"] as const;

function queued(kind: string, change: Partial<typeof lead>): QueuedMail {
  return {
    id: "b0000000-0000-4000-8000-000000000001",
    kind,
    language: "nl",
    recipient: to,
    sealedLink: null,
    createdAt: new Date("2026-01-02T03:04:05Z"),
    lead: { ...lead, ...change },
  };
}

async function headersOf(mail: QueuedMail): Promise<Record<string, string>> {
  const rendered = await renderMail(contentOf(mail, { siteUrl }, new Uint8Array(32)), {
    origin: siteUrl.origin,
  });
  const { id, language, createdAt } = mail;
  const message = await composeMessage({ id, language, createdAt, to, replyTo: null, ...rendered }, from);
  const parsed = await simpleParser(message);
  return Object.fromEntries(
    [...parsed.headerLines].map(({ key, line }) => [
      key,
      key === "subject" || key === "content-type" ? "" : line,
    ]),
  );
}

describe.each(kinds)("the headers of a mail: %s", (kind) => {
  let golden: Record<string, string>;
  beforeAll(async () => {
    golden = await headersOf(queued(kind, {}));
  });

  it("name one recipient", () => {
    expect(golden.to).toBe(`To: ${to}`);
    expect(Object.keys(golden)).toHaveLength(9);
  });

  it("stay what they are, whatever is in every field", async () => {
    expect(payloads).toHaveLength(40);
    for (const payload of payloads) {
      const change = Object.fromEntries(fields.map((field) => [field, payload]));
      expect(await headersOf(queued(kind, change)), JSON.stringify(payload)).toEqual(golden);
    }
  });
});

it("a subject is read as it was typed, also where it looks like an encoded word", async () => {
  const subject = "=?utf-8?B?4oCuPHNjcmlwdD4=?= van Anna";
  const { id, language, createdAt } = queued("contact-notice", {});
  const mail = { id, language, createdAt, to, replyTo: null, subject, text: "Dag", html: "<p>Dag</p>" };
  const parsed = await simpleParser(await composeMessage(mail, from));
  expect(parsed.subject?.replaceAll("\u200C", "")).toBe(subject);
});
