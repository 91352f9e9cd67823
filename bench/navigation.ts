import { type Browser, chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../scripts/browser.ts";
import { onEmbedded, type Stand } from "./stand.ts";

/**
 * Milliseconds from the click until the next page's heading is painted: the median of several, and the slowest. Without
 * a graphics card, as on a server, most of it goes into the picture of the old page that a transition fades from, so
 * that each step is measured in a browser that knows transitions and in one that does not.
 */
type Measured = Way & { from: string; to: string; median: number; slowest: number };

type Way = {
  /** The pointer was on the link for a moment before. */
  pointed: boolean;
  fades: boolean;
};

const ways: readonly Way[] = [
  { pointed: true, fades: false },
  { pointed: false, fades: false },
  { pointed: true, fades: true },
];

const times = Number(process.env.BENCH_TIMES ?? 9);

/** From each kind of page to another, by a link that stands there. */
const steps = [
  { from: "/", to: "/insights", link: 'nav a[href="/insights"]' },
  { from: "/insights", to: "/insights/what-an-ai-agent-may-decide", link: "article a" },
  {
    from: "/en/insights/what-an-ai-agent-may-decide",
    to: "/en/contact",
    link: 'footer a[href="/en/contact"]',
  },
  { from: "/en/contact", to: "/en/about-us", link: 'footer a[href="/en/about-us"]' },
  { from: "/about-us", to: "/", link: 'header a[href="/"]' },
] as const;

/** How soon the next page shows, in a browser: when the link was pointed at before, or tapped at once. */
export async function measureNavigation(): Promise<Measured[]> {
  const results = await onEmbedded(walkAll);
  console.table(results);
  return results;
}

async function walkAll(stand: Stand): Promise<Measured[]> {
  const site = await stand.start();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const results: Measured[] = [];
  try {
    for (const { from, to, link } of steps) {
      for (const way of ways) {
        const taken: number[] = [];
        // One more to warm up.
        for (let time = -1; time < times; time++) {
          const duration = await walk(browser, site.address, { from, link, ...way });
          if (time >= 0) taken.push(duration);
        }
        taken.sort((a, b) => a - b);
        const [median = 0, slowest = 0] = [taken[Math.floor(times / 2)], taken.at(-1)].map((ms) =>
          Math.round(ms ?? 0),
        );
        results.push({ from, to, ...way, median, slowest });
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}

type Step = Way & { from: string; link: string };

/** One step by a visitor who has read the page for a moment; nothing is left from the one before. */
async function walk(
  browser: Browser,
  address: string,
  { from, link, pointed, fades }: Step,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    if (!fades)
      await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
    await page.goto(address + from);
    await page.waitForFunction(() => Reflect.has(window, "__reactRouterDataRouter"));
    await page.waitForLoadState("networkidle");
    const target = page.locator(link).locator("visible=true").first();
    await target.scrollIntoViewIfNeeded();
    if (pointed) {
      await target.hover();
      await page.waitForTimeout(400);
    }
    const shown = page.evaluate(untilNextHeading);
    await click(page, await target.boundingBox(), pointed);
    return await shown;
  } finally {
    await context.close();
  }
}

async function click(
  page: Page,
  box: { x: number; y: number; width: number; height: number } | null,
  pointed: boolean,
) {
  if (!box) throw new Error("The link is not in sight.");
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
  if (pointed) await page.mouse.down();
  else await page.mouse.click(x, y);
  if (pointed) await page.mouse.up();
}

/** Runs in the page: the time between the next click and the frame after another heading stands there. */
function untilNextHeading(): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0;
    addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true, once: true });
    const before = document.querySelector("h1")?.textContent;
    const observer = new MutationObserver(() => {
      const heading = document.querySelector("h1")?.textContent;
      if (!heading || heading === before) return;
      observer.disconnect();
      // The second frame comes when the first one is painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clicked)));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
