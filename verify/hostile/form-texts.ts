import assert from "node:assert/strict";
import type { Page } from "puppeteer-core";
import { someAddress } from "../writers/messages.ts";
import { emailOf } from "./fill-texts.ts";
import { expectSeen } from "./marks.ts";
import type { ShownSite } from "./public-texts.ts";
import { inTabs, look, startScripts } from "./tabs.ts";
import { textOf } from "./text-fields.ts";

type Sent = { path: string; table: string; fields: Record<string, string> };

/**
 * Sends a message and a request of each row by the site's forms, in one language after the other, and looks at what
 * the visitor is shown: first what was refused for its address, with all that was typed, then the confirmation.
 *
 * @returns how many answers were looked at
 */
export async function sendTexts(site: ShownSite, rows: readonly number[]): Promise<number> {
  await inTabs(site.browser, site.host, rows, async (page, row) => {
    const prefix = row % 2 === 0 ? "" : "/en";
    const language = row % 2 === 0 ? "nl" : "en";
    const message = messageOf(row, prefix);
    const typed = Object.keys(message.fields).filter((name) => name !== "email");
    const names = typed.map((name) => `${message.table}.${name}`);
    await send(page, site.address, { ...message, fields: { ...message.fields, email: "geen adres" } });
    const refused = await look(page);
    expectSeen(refused.texts, names, row, `what was refused at ${page.url()}`);
    expectSeen(refused.loaded, names, row, `what was refused at ${page.url()}`);
    await send(page, site.address, message);

    const request = requestOf(row, prefix);
    await send(page, site.address, request);
    const confirmed = await look(page);
    const title = `otm_download_page_content.confirmation_title:${language}`;
    const shown = [title, `${request.table}.name`, `${request.table}.company`];
    expectSeen(confirmed.texts, shown, row, `the confirmation at ${page.url()}`);
    expectSeen(confirmed.loaded, [title], row, `the confirmation at ${page.url()}`);
  });
  for (const table of ["otm_contact_subm_vlotwerk", "otm_download_submissions"]) {
    const [stored] = await site.database.query<{ count: number }>(
      `select count(*)::integer as count from public.${table} where email like '%-%@klant.example' and not is_spam`,
    );
    assert.equal(stored?.count, rows.length, table);
  }
  return 3 * rows.length;
}

function messageOf(row: number, prefix: string): Sent {
  const table = "otm_contact_subm_vlotwerk";
  const text = (column: string) => textOf(`${table}.${column}`, row);
  return {
    path: `${prefix}/contact`,
    table,
    fields: {
      name: text("name"),
      email: emailOf("contact", row),
      phone: text("phone"),
      company: text("company"),
      message: text("message"),
    },
  };
}

function requestOf(row: number, prefix: string): Sent {
  const table = "otm_download_submissions";
  const text = (column: string) => textOf(`${table}.${column}`, row);
  return {
    path: `${prefix}/download/text-${row}`,
    table,
    fields: {
      name: text("name"),
      email: emailOf("download", row),
      company: text("company"),
      remarks: text("remarks"),
    },
  };
}

/** Fills in the form of a page before its scripts run, as if a minute ago, sends it, and lets the answer's scripts run. */
async function send(page: Page, address: string, { path, table, fields }: Sent): Promise<void> {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": someAddress() });
  await page.setJavaScriptEnabled(false);
  await page.goto(address + path, { waitUntil: "domcontentloaded" });
  const row = Number(/-(\d+)@/.exec(fields.email ?? "")?.[1] ?? 0);
  const campaign = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
  const hidden = campaign.map((part) => [part, textOf(`${table}.visit:${part}`, row)]);
  await page.evaluate(fillIn, fields, { elapsed: "60000", ...Object.fromEntries(hidden) });
  await page.setJavaScriptEnabled(true);
  const answered = page.waitForNavigation({ waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
  await answered;
  await startScripts(page);
}

/** Runs in the page. */
function fillIn(fields: Record<string, string>, hidden: Record<string, string>): void {
  const form = document.querySelector<HTMLFormElement>("main form");
  for (const [name, value] of Object.entries(fields)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  }
  for (const [name, value] of Object.entries(hidden)) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form?.append(field);
  }
}
