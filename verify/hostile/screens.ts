import assert from "node:assert/strict";
import type { Browser, Page } from "puppeteer-core";
import { type AttackedSite, administrator } from "./attacked-site.ts";
import { openWatched } from "./browsers.ts";
import { readHtml } from "./read-texts.ts";
import type { Comparison } from "./same-texts.ts";
import { harmlessRound } from "./text-fields.ts";

export type Screens = {
  /** Opens these addresses, and compares what stands on them. Throws AssertionError when something runs there, or is asked for elsewhere. */
  expectSame(paths: readonly string[], round: number): Promise<void>;
};

/** A browser in which an administrator is signed in. The editor of rich text stays away: its texts stand in plain fields. */
export async function openScreens(
  browser: Browser,
  { site, host }: AttackedSite,
  comparison: Comparison,
): Promise<Screens> {
  const { page, events } = await openWatched(browser, host);
  page.on("pageerror", (error) => events.push(`an error: ${String(error)}`));
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    void (/\/open-editor-/.test(request.url()) ? request.abort() : request.continue());
  });
  await signIn(page, site.address);
  return {
    async expectSame(paths, round) {
      for (const path of paths) {
        await open(page, site.address + path);
        if (round === harmlessRound) await loadAll(page);
        await comparison.expectSame(`${path} in Chromium`, round, () => readScreen(page));
        assert.deepEqual(events, [], `${path} in round ${round}`);
      }
    },
  };
}

async function signIn(page: Page, address: string): Promise<void> {
  await open(page, `${address}/beheer`);
  await page.waitForSelector("input[type=email]");
  await page.type("input[type=email]", administrator.ADMIN_EMAIL);
  await page.type("input[type=password]", administrator.ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.pathname === "/admin");
}

/** Opens a page and waits until its scripts run, which start when somebody touches a key. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () => {
      dispatchEvent(new KeyboardEvent("keydown"));
      const root = document.querySelector("main, header");
      return root !== null && Object.keys(root).some((key) => key.startsWith("__reactFiber"));
    },
    { polling: 20 },
  );
}

/** Looks at each tab until nothing more is loaded. */
async function loadAll(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  await readScreen(page);
  await page.waitForNetworkIdle({ idleTime: 1_000 });
}

/** The screen with each of its tabs. React writes the values of fields into the document. */
async function readScreen(page: Page): Promise<string[]> {
  const tabs = await page.$$("[role=tab]");
  const lines: string[] = [];
  for (const tab of tabs.length > 0 ? tabs : [null]) {
    await tab?.evaluate((element) => (element instanceof HTMLElement ? element.click() : null));
    lines.push(...readHtml(await page.content()));
  }
  return lines.map(withoutCounts);
}

/** React counts ids, the panel counts characters and cuts off a title of a search result, a telephone has digits alone. */
function withoutCounts(line: string): string {
  return line
    .replace(/_r_\w+?_/g, "an id")
    .replace(/\d+ of about/, "some of about")
    .replace(/ \|(…| Vlotwerk)$/, "")
    .replace(/href: tel:.*/, "href: tel:");
}
