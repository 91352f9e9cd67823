// @module-tag S21

import type { Page } from "@playwright/test";
import { hostileHtml } from "../../test/html/hostile-html.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { statusError } from "../fixtures/pages.ts";
import { sample } from "../fixtures/thorough.ts";

// Only a missing picture of this site may be requested; with all payloads, more views are told than one address may.
test.use({
  expectedErrors: [statusError(404), statusError(400), statusError(429)],
  environment: { PAGE_CACHE_MB: "0" },
});

const payloads = sample(Object.values(hostileHtml).flat(), 8);
const perPage = 150;

/** Every page with editors' HTML. */
const pages = [
  "/insights/where-to-start-with-ai-automation",
  "/en/about-us",
  "/download/automation-scan-checklist",
];

test("attacks in any HTML field have no effect in a browser", async ({ page, site }) => {
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });

  for (let first = 0; first < payloads.length; first += perPage) {
    const html = payloads.slice(first, first + perPage).map((payload) => `<p>voor</p>${payload}<p>na</p>`);
    const text = `$hostile$${html.join("\n").replaceAll("\0", "")}<p>Einde ${first}</p>$hostile$`;
    await site.execute(`
      update public.otm_blog_article_content set content = ${text};
      update public.otm_about_us_content set value_nl = ${text}, value_en = ${text}
        where content_key = 'statement';
      update public.otm_download_page_content set content = ${text};`);
    for (const path of pages) await expectHarmless(page, path);
  }
  expect(dialogs).toEqual([]);
});

async function expectHarmless(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const prose = page.locator(".prose");
  await expect(prose).toContainText("voor");
  const found = await prose.evaluate((element) => ({
    handlers: [...element.querySelectorAll("*")]
      .flatMap((child) => [...child.attributes].map(({ name }) => name))
      .filter((name) => name.startsWith("on") || name === "style" || name === "srcdoc"),
    elements: [
      ...element.querySelectorAll("script, iframe, object, embed, form, input, svg, math, style, base"),
    ].map(({ tagName }) => tagName),
    addresses: [...element.querySelectorAll("[href], [src]")]
      .map(
        (child) => new URL(child.getAttribute("href") ?? child.getAttribute("src") ?? "", document.baseURI),
      )
      .filter(({ protocol }) => !/^(https?|mailto|tel|data):$/.test(protocol))
      .map(String),
  }));
  expect(found, path).toEqual({ handlers: [], elements: [], addresses: [] });
}
