import assert from "node:assert/strict";
import type { Browser, Page } from "puppeteer-core";
import { administrator } from "../../bench/site-process.ts";
import type { AttackedSite } from "./attacked-site.ts";
import { openWatched } from "./browsers.ts";
import { readHtml } from "./read-texts.ts";
import type { Comparison } from "./same-texts.ts";
import { harmlessRound } from "./text-fields.ts";

export type Screens = Awaited<ReturnType<typeof openScreens>>;

/** A browser with a signed-in administrator. The rich-text editor is blocked: its texts are in plain fields. */
export async function openScreens(browser: Browser, { site, host }: AttackedSite, comparison: Comparison) {
  const { page, events } = await openWatched(browser, host);
  page.on("pageerror", (error) => events.push(`an error: ${String(error)}`));
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    void (/\/open-editor-/.test(request.url()) ? request.abort() : request.continue());
  });
  await signIn(page, site.address);
  return {
    /** Opens these addresses and compares their content. @throws AssertionError on a script, or a request elsewhere */
    async expectSame(paths: readonly string[], round: number): Promise<void> {
      for (const path of paths) {
        await open(page, site.address + path);
        if (round === harmlessRound) await loadAll(page);
        await comparison.expectSame(`${path} in Chromium`, round, () => readScreen(page));
        assert.deepEqual(events, [], `${path} in round ${round}`);
      }
    },
  };
}

export async function signIn(page: Page, address: string): Promise<void> {
  await open(page, `${address}/beheer`);
  await page.waitForSelector("input[type=email]");
  await page.type("input[type=email]", administrator.ADMIN_EMAIL);
  await page.type("input[type=password]", administrator.ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.pathname === "/admin");
}

/** Opens a page and waits for hydration, which a key press starts. */
export async function open(page: Page, address: string): Promise<void> {
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

/** Opens each tab and waits until nothing loads. */
async function loadAll(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  await readScreen(page);
  await page.waitForNetworkIdle({ idleTime: 1_000 });
}

/** The screen with each of its tabs; React renders field values as attributes. */
async function readScreen(page: Page): Promise<string[]> {
  const tabs = await page.$$("[role=tab]");
  const lines: string[] = [];
  for (const tab of tabs.length > 0 ? tabs : [null]) {
    await tab?.evaluate((element) => (element instanceof HTMLElement ? element.click() : null));
    lines.push(...readHtml(await page.content()));
  }
  return lines.map(normalised);
}

/**
 * Normalises React's ids, character counts, telephone digits, and the firm's name after a title: a search result may be
 * too short for it.
 */
function normalised(line: string): string {
  return line
    .replace(/_r_\w+?_/g, "an id")
    .replace(/\d+ of about/, "some of about")
    .replace(/(zq\d+z) \|.*$/, "$1")
    .replace(/href: tel:.*/, "href: tel:");
}
