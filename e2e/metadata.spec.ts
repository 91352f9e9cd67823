import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { at, languages, publicPages, statusComplaint } from "./pages.ts";

/** What a search engine reads is there before any script runs. */
test.use({ javaScriptEnabled: false, expectedComplaints: [statusComplaint(404)] });

/** Pages that are not for search engines. */
const hidden = ["/table-showcase", "/404"];

/** Pages whose text stands at another address too: that one is theirs. */
const elsewhere = new Map([["/blog/agentic-ai", "/insights/agentic-ai"]]);

for (const language of languages) {
  test(`every page names itself and its addresses in both languages (${language})`, async ({
    page,
    baseURL,
  }) => {
    const titles = new Set<string>();
    for (const path of publicPages) {
      await page.goto(at(language, path));

      await expect.soft(page.locator("html"), path).toHaveAttribute("lang", language);
      const title = await page.title();
      expect.soft(title, path).toMatch(/\S/);
      expect.soft(title, path).toContain("Vlotwerk");
      titles.add(title);
      if (hidden.includes(path)) {
        await expect.soft(page.locator("meta[name=robots]"), path).toHaveAttribute("content", "noindex");
        await expect.soft(page.locator("link[rel=canonical]"), path).toHaveCount(0);
        continue;
      }
      await expect.soft(page.locator("meta[name=description]"), path).toHaveAttribute("content", /.{50}/);
      await expect.soft(page.locator("meta[name=robots]"), path).toHaveCount(0);

      const isDutchOnly = path === "/terms";
      const named = elsewhere.get(path) ?? path;
      const nl = `${baseURL}${at("nl", named)}`;
      const en = `${baseURL}${at("en", named)}`;
      const own = language === "nl" || isDutchOnly ? nl : en;
      await expect.soft(page.locator("link[rel=canonical]"), path).toHaveAttribute("href", own);
      const expected = isDutchOnly ? { nl, "x-default": nl } : { nl, en, "x-default": nl };
      expect.soft(await alternates(page), path).toEqual(expected);
    }
    expect(titles.size, "each page has a title of its own").toBe(publicPages.length);
  });
}

async function alternates(page: Page): Promise<Record<string, string>> {
  const links = await page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((all) => all.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
  return Object.fromEntries(links);
}
