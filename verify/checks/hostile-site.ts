import assert from "node:assert/strict";
import type { Page } from "puppeteer-core";
import type { Check } from "../check.ts";
import { type AttackedSite, withAttackedSite } from "../hostile/attacked-site.ts";
import { closeEngines, describeEngines, type Engine, openEngines, openWatched } from "../hostile/browsers.ts";
import { inspect } from "../hostile/inspect.ts";
import { inGroups, readPayloads } from "../hostile/payloads.ts";

const article = "/insights/where-to-start-with-ai-automation";
const download = "/download/automation-scan-checklist";
const pages = [article, "/about-us", download].flatMap((path) => [path, `/en${path}`]);

/** All attacks in every HTML field: no field may bypass the sanitiser. */
export const hostileSite: Check = {
  line: "S21",
  what: "Raw SQL puts the attacks, two hundred at a time and but for those that swallow what follows, into every field of HTML in both languages (articles, the about page, download pages and what they say after a request); the pages of the running site show them in real browsers.",
  async run() {
    const payloads = (await readPayloads()).filter(endsByItself);
    const engines = await openEngines();
    try {
      const shown = await withAttackedSite((attacked) => attack(attacked, engines, payloads));
      return `${payloads.length} attacks on ${shown} pages in ${describeEngines(engines)}: nothing ran, nothing was asked for elsewhere`;
    } finally {
      await closeEngines(engines);
    }
  },
};

async function attack(
  { site, host, database }: AttackedSite,
  engines: readonly Engine[],
  payloads: readonly string[],
): Promise<number> {
  let shown = 0;
  for (const group of inGroups(payloads, 200)) {
    const html = group.map((payload) => `<p>voor</p>${payload}<p>na</p>`).join("\n");
    await database.query("update public.otm_blog_article_content set content = $1", [html]);
    await database.query(
      "update public.otm_about_us_content set value_nl = $1, value_en = $1 where content_key = 'statement'",
      [html],
    );
    await database.query(
      "update public.otm_download_page_content set content = $1, confirmation_content = $1",
      [html],
    );
    await database.query("delete from private.rate_limits");
    for (const { name, browser } of engines) {
      const { page, events } = await openWatched(browser, host);
      for (const path of pages) {
        await page.goto(site.address + path, { waitUntil: "load" });
        await expectHarmless(page, events, `${path} in ${name}`);
      }
      for (const path of [download, `/en${download}`]) {
        await page.goto(site.address + path, { waitUntil: "load" });
        await page.evaluate(sendForm);
        await page.waitForFunction(
          () => document.readyState === "complete" && !document.querySelector("main form"),
        );
        await expectHarmless(page, events, `after a request at ${path} in ${name}`);
      }
      await page.close();
      shown += pages.length + 2;
    }
  }
  return shown;
}

/** Attacks that swallow the rest of the page would hide others; hostile-html.ts covers them. */
function endsByItself(html: string): boolean {
  return !/<(plaintext|!--|textarea|xmp|title|style|script|noscript|iframe|template|noembed|noframes|select|svg|math)\b(?![\s\S]*(<\/\1|-->))/i.test(
    html,
  );
}

async function expectHarmless(page: Page, events: readonly string[], where: string): Promise<void> {
  const found = await page.evaluate(inspect, ".prose");
  assert.deepEqual([...found, ...events], [], where);
  const words = await page.evaluate(() => document.querySelector(".prose")?.textContent ?? "");
  assert.match(words, /voor[\s\S]*na/, `${where} shows nothing`);
}

/** Sends the page's form as without scripts. Runs in the page. */
function sendForm(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("main form input")) {
    if (field.name === "name") field.value = "Anna";
    if (field.name === "email") field.value = "anna@klant.example";
  }
  document.querySelector<HTMLFormElement>("main form")?.submit();
}
