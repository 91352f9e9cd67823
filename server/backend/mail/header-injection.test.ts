// @module-tag S26

import { simpleParser } from "mailparser";
import { beforeAll, describe, expect, it } from "vitest";
import { renderMail } from "../../../app/mails/render-mail.tsx";
import { oddAddresses } from "../../../test/addresses/odd-addresses.ts";
import { composeMessage } from "./compose.ts";
import type { Mail } from "./mail.ts";
import { openOutbox } from "./outbox.ts";
import type { QueuedMail } from "./outbox-store.ts";

const from = { name: "Vlotwerk", address: "noreply@vlotwerk.example" };
const siteUrl = new URL("https://www.vlotwerk.example");
const firm = "firma@vlotwerk.example";
const visitor = "anna@klant.example";

const lead = {
  id: "a0000000-0000-4000-8000-000000000001",
  name: "Anna de Vries",
  email: visitor,
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

/** Line ends, and the headers injected after them. */
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

let count = 0;

function queued(kind: string, change: Partial<typeof lead> = {}): QueuedMail {
  count += 1;
  return {
    id: `b0000000-0000-4000-8000-${`${count}`.padStart(12, "0")}`,
    kind,
    language: "nl",
    recipient: kind.endsWith("notice") ? null : visitor,
    encryptedLink: null,
    siteTexts: [],
    createdAt: new Date("2026-01-02T03:04:05Z"),
    lead: { ...lead, ...change },
    schedule: null,
    webhook: null,
    backup: null,
    reply: null,
    appointment: null,
    waiting: null,
    invitation: null,
    isSilent: false,
    formFailures: null,
  };
}

/** The mails that the outbox sends for these, in order; fails when one can't be rendered. */
async function send(mails: readonly QueuedMail[]): Promise<Mail[]> {
  const waiting = [...mails];
  const sent = new Map<string, Mail>();
  const errors: unknown[] = [];
  let settled = 0;
  const done = Promise.withResolvers<void>();
  const outbox = await openOutbox({
    store: {
      isAlone: false,
      listen: async () => async () => {},
      claim: async (_, max) =>
        waiting.splice(0, max).map((item) => ({ id: item.id, kind: item.kind, tries: 1, item })),
      handOver: async () => true,
      async acknowledge(_id, _claim, error) {
        if (error !== null) errors.push(error);
        settled += 1;
        if (settled === mails.length) done.resolve();
        return "sent";
      },
      release: async () => {},
    },
    sender: { send: async (mail) => void sent.set(mail.id, mail) },
    renderMail,
    firm,
    addresses: { siteUrl },
    linkKey: new Uint8Array(32),
    log: { info() {}, warn() {}, error: (message, error) => errors.push([message, error]) },
  });
  await done.promise;
  await outbox.close();
  expect(errors).toEqual([]);
  return mails.flatMap(({ id }) => sent.get(id) ?? []);
}

/** The serialised headers in order, without the subject's text and values that differ per mail. */
async function headersOf(mail: Mail): Promise<string[]> {
  const parsed = await simpleParser(await composeMessage(mail, from));
  expect(parsed.subject).not.toMatch(/\p{Cc}/u);
  return parsed.headerLines.map(({ key, line }) =>
    key === "subject" ? "Subject" : line.replace(mail.id, "ID").replace(/boundary="[^"]*"/, "boundary"),
  );
}

describe.each(kinds)("the headers of a mail: %s", (kind) => {
  let golden: string[];
  beforeAll(async () => {
    const [mail] = await send([queued(kind)]);
    golden = mail ? await headersOf(mail) : [];
  });

  it("have one recipient, and who is answered: the visitor, or the firm", () => {
    const isNotice = kind.endsWith("notice");
    expect(golden).toEqual([
      "Content-Language: nl",
      "Auto-Submitted: auto-generated",
      "X-Auto-Response-Suppress: All",
      "From: Vlotwerk <noreply@vlotwerk.example>",
      `To: ${isNotice ? firm : visitor}`,
      `Reply-To: ${isNotice ? visitor : firm}`,
      "Subject",
      "Message-ID: <ID@vlotwerk.example>",
      "Date: Fri, 02 Jan 2026 03:04:05 +0000",
      "MIME-Version: 1.0",
      "Content-Type: multipart/alternative;\r\n boundary",
    ]);
  });

  it("are unchanged by payloads in all fields", async () => {
    const mails = await send(
      payloads.map((text) => queued(kind, Object.fromEntries(fields.map((field) => [field, text])))),
    );
    expect(mails).toHaveLength(payloads.length);
    for (const [index, mail] of mails.entries()) {
      expect(await headersOf(mail), JSON.stringify(payloads[index])).toEqual(golden);
    }
  });
});

it("Reply-To is one mailbox or absent", async () => {
  const mails = await send(oddAddresses.map((email) => queued("contact-notice", { email })));
  expect(mails).toHaveLength(oddAddresses.length);
  for (const [index, mail] of mails.entries()) {
    const parsed = await simpleParser(await composeMessage(mail, from));
    const names = parsed.headerLines.map(({ key }) => key);
    expect(parsed.headers.get("to")).toMatchObject({ value: [{ address: firm, name: "" }] });
    expect(names.filter((name) => /^(to|cc|bcc)$/.test(name))).toEqual(["to"]);
    // A local part with a misplaced dot is quoted (RFC 5322, 3.4.1).
    const answered = parsed.replyTo?.value.map(({ address, name }) => [address?.replaceAll('"', ""), name]);
    expect(answered ?? [], oddAddresses[index]).toEqual(
      mail.replyTo === null ? [] : [[oddAddresses[index], ""]],
    );
  }
  expect(mails.filter(({ replyTo }) => replyTo !== null).length).toBeLessThan(oddAddresses.length / 4);
});

it("a subject survives unchanged, also when it looks like an encoded word", async () => {
  const subject = "=?utf-8?B?4oCuPHNjcmlwdD4=?= van Anna";
  const { id, language, createdAt } = queued("contact-notice");
  const mail = {
    id,
    language,
    createdAt,
    to: visitor,
    replyTo: null,
    subject,
    text: "Dag",
    html: "<p>Dag</p>",
  };
  const parsed = await simpleParser(await composeMessage(mail, from));
  expect(parsed.subject?.replaceAll("\u200C", "")).toBe(subject);
});
