import assert from "node:assert/strict";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { idPattern } from "../../app/data/id-pattern.ts";
import { someAddress } from "../../bench/site-process.ts";
import { drawProof } from "../../test/requests/form-proof.ts";
import { until } from "../until.ts";
import type { AttackedSite } from "./attacked-site.ts";
import { onOneLine, readHtml, readResponse } from "./read-texts.ts";
import type { Comparison } from "./same-texts.ts";
import { textFields, textOf } from "./text-fields.ts";

const forms = [
  { path: "/contact", table: "public.otm_contact_subm_vlotwerk", form: "contact" },
  {
    path: "/download/automation-scan-checklist",
    table: "public.otm_download_submissions",
    form: "download",
  },
] as const;

/** Sends the texts of a round by both forms in both languages; compares responses and mails. */
export async function sendForms(
  { site, database, dataDirectory }: AttackedSite,
  round: number,
  { expectSame }: Comparison,
): Promise<void> {
  for (const prefix of ["", "/en"]) {
    for (const { path, table, form } of forms) {
      const address = site.address + prefix + path;
      const send = async (email: string, status: number) => {
        const response = await fetch(address, {
          method: "POST",
          headers: { "X-Forwarded-For": someAddress() },
          // Without a proof of work no mail follows.
          body: filledForm(table, email, round, await drawProof(site.address, form)),
        });
        assert.equal(response.status, status, address);
        const lines = await readResponse(response);
        await expectSame(`${prefix}${path} answering ${status}`, round, async () => lines);
      };
      await send("geen adres", 422);
      // Repeated messages from one address, and words that another form had, queue no mails.
      await database.execute(
        "delete from private.rate_limits; delete from private.mail_outbox; update public.otm_leads set words_digest = null",
      );
      await send("anna@klant.example", 200);
      const mails = await takeMails(dataDirectory, 2);
      await expectSame(
        `the mails after ${prefix}${path}`,
        round,
        async () => mails,
        (line) => asInMail(line, textOf(`${table}.name`, round), prefix ? "reader" : "lezer"),
      );
    }
  }
}

/**
 * On one line. A name that could be taken for a link does not stand in a mail to its sender, and what a mail program shows
 * beside the subject is cut off somewhere.
 */
function asInMail(line: string, name: string, instead: string): string {
  return onOneLine(line)
    .replaceAll(onOneLine(name), instead)
    .replace(/^(.{40}).*…$/, "$1");
}

/** Filled in without JavaScript, within a minute. Of a visit a form has plain words alone stored: raw SQL fills those. */
function filledForm(table: string, email: string, round: number, proof: string): FormData {
  const form = new FormData();
  const typed = textFields.filter((name) => name.startsWith(`${table}.`) && !name.includes(".visit."));
  for (const field of typed) form.set(field.split(".").at(-1) ?? "", textOf(field, round));
  form.set("email", email);
  form.set("elapsed", "60000");
  form.set("proof", proof);
  return form;
}

/** Waits for this many mails, reads them in order of recipient, and deletes them. */
export async function takeMails(dataDirectory: string, count: number): Promise<string[]> {
  const directory = join(dataDirectory, "mail");
  const listMails = async () => {
    const names = (await readdir(directory)).filter((name) => name.endsWith(".eml"));
    return names.length >= count ? names.map((name) => join(directory, name)) : null;
  };
  const paths = await until(`${count} mails`, listMails, 60_000);
  const mails = await Promise.all(paths.map(readMail));
  await Promise.all(paths.map((path) => rm(path)));
  return mails.sort(([one = ""], [other = ""]) => one.localeCompare(other)).flat();
}

async function readMail(path: string): Promise<string[]> {
  const { to, subject, text = "", html } = await simpleParser(await readFile(path));
  const recipients = [to ?? []].flat().map((one) => one.text);
  const lines = [`to: ${recipients}`, `subject: ${subject}`, `text: ${text}`, ...readHtml(html || "")];
  // A lead's own page.
  return lines.map((line) => line.replace(new RegExp(idPattern, "g"), "an id"));
}
