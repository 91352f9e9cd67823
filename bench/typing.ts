import { chromium, type Locator, type Page } from "@playwright/test";
import { sessionKey } from "../app/account/session-storage.ts";
import { browserFlags, findBrowser } from "../scripts/browser.ts";
import { articleDocument } from "../supabase/tests/article-document.ts";
import type { Row } from "./page.ts";
import { addSectionPage } from "./section-page.ts";
import type { BenchSite, Client } from "./site-process.ts";
import { quantile } from "./time.ts";

const keys = 150;

/** From a key to the paint that follows it, in an article and beside a page. */
export async function measureTyping(site: BenchSite): Promise<Row[]> {
  const { db, session } = await site.signIn();
  const measure = async (what: string, screen: string, open: (page: Page) => Promise<Locator>) => {
    const times = await typeOn(site, session, screen, open);
    const [median, p90] = [quantile(times, 0.5), quantile(times, 0.9)];
    return { what: `${keys} keys in ${what}`, median, p90, slowest: Math.max(...times), target: 50 };
  };
  const long = "the middle of the Dutch one of two texts of 200 kB, side by side";
  return [
    await measure(long, `blog-editor/${await writeArticle(db)}`, openLongText),
    await measure("a heading of a page with every section", `pages/${await addSectionPage(db)}`, openHeading),
  ];
}

async function openLongText(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: "Side by side" }).click();
  await page.locator(textFrame).nth(1).waitFor({ timeout: 60_000 });
  const text = page.frameLocator(textFrame).first().locator("body");
  const paragraphs = text.locator("p");
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  return text;
}

async function openHeading(page: Page): Promise<Locator> {
  const frame = page.frameLocator("iframe").first();
  await frame.getByRole("heading", { level: 1 }).click({ force: true, timeout: 60_000 });
  const heading = page.getByLabel(/^(Kop|Heading)$/).first();
  await heading.click();
  return heading;
}

const textFrame = "iframe.tox-edit-area__iframe";

/**
 * Opens a screen of the panel in a browser, places the cursor by `open`, and types there, in what it gives.
 * @returns the time from each key to its paint, in milliseconds
 */
async function typeOn(
  { address }: BenchSite,
  session: string,
  screen: string,
  open: (page: Page) => Promise<Locator>,
): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1000 } });
    // A page of this origin without scripts.
    await page.goto(`${address}/robots.txt`);
    await page.evaluate(
      ([name = "", value = ""]) => localStorage.setItem(name, value),
      [sessionKey, session],
    );
    await page.goto(`${address}/admin/${screen}`);
    return await typeKeys(await open(page), page);
  } finally {
    await browser.close();
  }
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

/** Types where the cursor is, within this element, and gives the time of each key, in milliseconds. */
async function typeKeys(text: Locator, page: Page): Promise<number[]> {
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
