import assert from "node:assert/strict";
import type { Browser, Page } from "puppeteer-core";
import { openWatched } from "./browsers.ts";
import { onOneLine, type Seen, seenIn } from "./marks.ts";
import type { PlainServer } from "./plain-server.ts";
import { type PageTexts, readTexts } from "./read-texts.ts";

/** What was seen at a place of the site: in all, and by where it stood. */
export type Sight = { all: Seen; elements: PageTexts["elements"] } & Record<
  "texts" | "previews" | "attributes" | "title" | "data" | "loaded",
  Seen
>;

/** Does work in a tab: with each of these, so many tabs at a time; nothing may run in any of them. */
export async function inTabs<Item>(
  browser: Browser,
  host: string,
  items: readonly Item[],
  work: (page: Page, item: Item) => Promise<void>,
  tabs = 3,
): Promise<void> {
  const left = [...items];
  async function goOn(): Promise<void> {
    const { page, events } = await openWatched(browser, host);
    page.on("pageerror", (error) => {
      // A document that is shown elsewhere does not find its scripts.
      if (!String(error).includes("dynamically imported module")) events.push(`an error: ${String(error)}`);
    });
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      await work(page, item);
      assert.deepEqual(events, [], page.url());
    }
    await page.close();
  }
  await Promise.all(Array.from({ length: tabs }, goOn));
}

/** Opens a page and starts its scripts, as somebody who touches a key does. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await startScripts(page);
}

/** Waits until the scripts of the page run. */
export async function startScripts(page: Page): Promise<void> {
  // A tab that is not in front paints once a second, so that is not waited for.
  await page.waitForFunction(
    () => {
      dispatchEvent(new Event("keydown"));
      const root = document.querySelector("main, header");
      return root !== null && Object.keys(root).some((key) => key.startsWith("__reactFiber"));
    },
    { polling: 20 },
  );
}

/** Reads the page, and compares each marked text in it. Throws AssertionError. */
export async function look(page: Page): Promise<Sight> {
  return sightOf(await page.evaluate(readTexts), page.url());
}

/**
 * Shows documents in frames of one page, where no policy protects them and the site's own scripts are not found.
 *
 * @returns what is seen in each
 */
export async function lookAtDocuments(
  page: Page,
  server: PlainServer,
  documents: readonly { address: string; html: string }[],
): Promise<Sight[]> {
  const frames = documents.map(({ html }) => `<iframe src="${server.show(html)}"></iframe>`);
  await page.goto(server.show(`<!DOCTYPE html><title>x</title>${frames.join("")}`), { waitUntil: "load" });
  const shown = page.mainFrame().childFrames();
  assert.equal(shown.length, documents.length, "a document has taken the place of the page");
  return Promise.all(
    shown.map(async (frame, place) =>
      sightOf(await frame.evaluate(readTexts), documents[place]?.address ?? frame.url()),
    ),
  );
}

function sightOf(read: PageTexts, where: string): Sight {
  assert.deepEqual(read.handlers, [], where);
  const sight = {
    texts: seenIn(read.texts, where),
    // Shown as they will be when they are saved or sent: on one line, whatever was stored behind the panel's back.
    previews: seenIn(read.previews, where, onOneLine),
    attributes: seenIn(read.attributes, where),
    title: seenIn(read.title, where),
    data: seenIn(read.data, where),
    loaded: seenIn(read.loaded, where),
  };
  const all = new Set(Object.values(sight).flatMap((seen) => [...seen]));
  return { ...sight, all, elements: read.elements };
}
