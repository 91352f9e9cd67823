import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { at, languages } from "./pages.ts";

/** Without scripts: what the document says decides how early a picture comes. */
test.use({ javaScriptEnabled: false });

const slug = "what-an-ai-agent-may-decide";

for (const language of languages) {
  for (const path of ["/insights", "/insights?page=2", "/insights/tag/ai-automation", `/insights/${slug}`]) {
    test(`the first picture of ${at(language, path)} is fetched first, and no other one`, async ({
      page,
    }) => {
      await page.goto(at(language, path));
      const [first, ...others] = await picturesOf(page);
      expect(first).toEqual({ loading: "eager", priority: "high" });
      expect(others.length).toBeGreaterThan(1);
      expect(others.filter(({ priority }) => priority === "high")).toEqual([]);
      expect(others.at(-1)?.loading).toBe("lazy");
    });
  }

  // The front page opens with a drawing that stands in the document, the page about the firm with text.
  for (const path of ["/", "/about-us"]) {
    test(`no picture comes before what ${at(language, path)} opens with`, async ({ page }) => {
      await page.goto(at(language, path));
      const pictures = await picturesOf(page);
      expect(pictures.length).toBeGreaterThan(2);
      for (const picture of pictures) expect(picture).toEqual({ loading: "lazy", priority: "auto" });
    });
  }

  test(`the drawing at the top of ${at(language, "/")} comes with the document`, async ({ page }) => {
    await page.goto(at(language, "/"));
    const first = page.getByRole("main").locator("svg, img").first();
    await expect(first).toBeInViewport();
    expect(await first.evaluate(({ tagName }) => tagName)).toBe("svg");
  });
}

type Picture = { loading: string; priority: string };

/** How each picture of the page is fetched, in their order. */
function picturesOf(page: Page): Promise<Picture[]> {
  return page
    .getByRole("main")
    .locator("img")
    .evaluateAll((all) =>
      all
        .filter((picture) => picture instanceof HTMLImageElement)
        .map(({ loading, fetchPriority }) => ({ loading, priority: fetchPriority })),
    );
}
