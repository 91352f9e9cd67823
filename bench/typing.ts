import { chromium, type Locator, type Page } from "@playwright/test";
import { sessionKey } from "../app/account/session-storage.ts";
import { browserFlags, findBrowser } from "../scripts/browser.ts";
import { articleDocument } from "../supabase/tests/article-document.ts";
import type { BenchSite, Client } from "./site-process.ts";
import { quantile } from "./time.ts";

type Measured = { what: string; median: number; p90: number; slowest: number; target: number };

const keys = 150;

/** From a key to the paint that follows it, in a text of 200 kB with its translation beside it. */
export async function measureTyping(site: BenchSite): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1000 } });
    const times = await typeInto(await openSideBySide(page, site), page);
    return [
      {
        what: `${keys} keys in the middle of the Dutch one of two texts of 200 kB, side by side`,
        median: quantile(times, 0.5),
        p90: quantile(times, 0.9),
        slowest: Math.max(...times),
        target: 50,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Opens an article's two long texts beside each other, and gives the Dutch one. */
async function openSideBySide(page: Page, site: BenchSite): Promise<Locator> {
  const { db, session } = await site.signIn();
  const id = await writeArticle(db);
  await storeSession(page, site, session);
  await page.goto(`${site.address}/admin/blog-editor/${id}`);
  await page.getByRole("tab", { name: "Side by side" }).click();
  const texts = page.locator("iframe.tox-edit-area__iframe");
  await texts.nth(1).waitFor({ timeout: 60_000 });
  return page.frameLocator("iframe.tox-edit-area__iframe").first().locator("body");
}

export async function storeSession(page: Page, { address }: BenchSite, session: string): Promise<void> {
  // A page of this origin without scripts.
  await page.goto(`${address}/robots.txt`);
  await page.evaluate(([name = "", value = ""]) => localStorage.setItem(name, value), [sessionKey, session]);
}

async function writeArticle(db: Client): Promise<string> {
  const part = `<h2>Een kop</h2>${`<p>${"Een zin over werk. ".repeat(20)}</p>`.repeat(4)}`;
  const content = part.repeat(Math.ceil(200_000 / part.length));
  const saved = await db
    .rpc("save_document", {
      _kind: "article",
      _document: articleDocument({
        slug: "lang",
        content: ["nl", "en"].map((language) => ({ language, title: "Lang", content, excerpt: "Lang." })),
      }),
    })
    .single()
    .throwOnError();
  return saved.data.id;
}

/** Types in the middle of a text, and gives the time of each key, in milliseconds. */
async function typeInto(text: Locator, page: Page): Promise<number[]> {
  const paragraphs = text.locator("p");
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  return typeKeys(text, page);
}

/** Types where the cursor is, within this element, and gives the time of each key, in milliseconds. */
export async function typeKeys(text: Locator, page: Page): Promise<number[]> {
  const times = await text.evaluateHandle(({ ownerDocument }) => {
    const found: number[] = [];
    ownerDocument.addEventListener("keydown", ({ timeStamp }) =>
      // The task after the frame's callbacks follows its paint.
      requestAnimationFrame(() => setTimeout(() => found.push(performance.now() - timeStamp))),
    );
    return found;
  });
  for (let typed = 0; typed < keys; typed++) {
    await page.keyboard.press(typed % 6 === 5 ? "Space" : "e");
    await page.waitForTimeout(60);
  }
  return times.jsonValue();
}
