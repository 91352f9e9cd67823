import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ParsedMail, simpleParser } from "mailparser";
import { visitParts } from "../../app/data/lead-visit.ts";
import { expectSeen, onOneLine, seenIn } from "./marks.ts";
import { inGroups } from "./payloads.ts";
import type { ShownSite } from "./public-texts.ts";
import { readTexts } from "./read-texts.ts";
import { inTabs } from "./tabs.ts";

const together = 25;
/** A confirmation and a notice for each message and for each request. */
const mailsOfRow = 4;

type Mail = { subject: string; to: string; text: string; html: string };

/**
 * Reads the mails that the messages and requests of these rows led to: subject, plain text, and HTML as a browser
 * without any policy shows it. @returns how many
 */
export async function readMails(
  site: ShownSite,
  dataDirectory: string,
  rows: readonly number[],
): Promise<number> {
  const mails = await waitForMails(join(dataDirectory, "mail"), mailsOfRow * rows.length);
  const seen = new Map<string, Set<string>>();
  function note(mail: Mail, names: Iterable<string>, place: string): void {
    const kind = `${mail.to.endsWith("@klant.example") ? "visitor" : "firm"} ${place}`;
    const known = seen.get(kind) ?? new Set();
    for (const name of names) known.add(name);
    seen.set(kind, known);
  }

  for (const mail of mails) {
    note(mail, seenIn([mail.subject], `a subject: ${mail.subject}`, onOneLine), "subject");
    note(mail, seenIn([mail.text], `the text of: ${mail.subject}`, onOneLine), "text");
  }
  await inTabs(
    site.browser,
    site.server.host,
    inGroups(mails, together),
    async (page, group) => {
      const frames = group.map(({ html }) => `<iframe src="${site.server.show(html)}"></iframe>`);
      await page.goto(site.server.show(`<!DOCTYPE html>${frames.join("")}`), { waitUntil: "load" });
      for (const [place, frame] of page.mainFrame().childFrames().entries()) {
        const mail = group[place];
        if (!mail) continue;
        const { texts, attributes, elements, handlers } = await frame.evaluate(readTexts);
        assert.deepEqual([elements.script ?? 0, elements.svg ?? 0, ...handlers], [0, 0], mail.subject);
        note(mail, seenIn([...texts, ...attributes], `the mail: ${mail.subject}`, onOneLine), "html");
      }
    },
    2,
  );

  for (const row of rows) {
    const language = row % 2 === 0 ? "nl" : "en";
    const page = (name: string) => `otm_download_page_content.${name}:${language}`;
    for (const place of ["text", "html"]) {
      expectSeen(
        seen.get(`visitor ${place}`) ?? new Set(),
        [page("email_footer")],
        row,
        `${place} of a mail`,
      );
      expectSeen(
        seen.get(`firm ${place}`) ?? new Set(),
        [...noticeTexts(), page("title")],
        row,
        `${place} of a mail`,
      );
    }
    const subjects = ["otm_contact_subm_vlotwerk.name", "otm_download_submissions.name"];
    expectSeen(seen.get("firm subject") ?? new Set(), subjects, row, "the subject of a mail");
    expectSeen(
      seen.get("visitor subject") ?? new Set(),
      [page("email_subject")],
      row,
      "the subject of a mail",
    );
  }
  return mails.length;
}

function noticeTexts(): string[] {
  const campaign = visitParts.filter((part) => part.startsWith("utm_")).map((part) => `visit:${part}`);
  return [
    ...["name", "phone", "company", "message", ...campaign].map(
      (name) => `otm_contact_subm_vlotwerk.${name}`,
    ),
    ...["name", "company", "remarks", ...campaign].map((name) => `otm_download_submissions.${name}`),
  ];
}

async function waitForMails(directory: string, count: number): Promise<Mail[]> {
  for (let tries = 0; tries < 600; tries += 1) {
    const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(".eml"));
    if (names.length >= count) return Promise.all(names.map((name) => readMail(join(directory, name))));
    await wait(100);
  }
  throw new Error(`There are not ${count} mails after a minute`);
}

async function readMail(path: string): Promise<Mail> {
  const { subject = "", text = "", html, to } = await simpleParser(await readFile(path));
  return { subject, text, html: html || "", to: addressesOf(to) };
}

function addressesOf(to: ParsedMail["to"]): string {
  return (Array.isArray(to) ? to : to ? [to] : []).map(({ text }) => text).join(", ");
}
