import type { Page } from "@playwright/test";
import { at, languages } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

/** Without scripts: the document's attributes decide the load order. */
test.use({ javaScriptEnabled: false });

const slug = "what-an-ai-agent-may-decide";

test("the initial pictures of a page load eagerly, the first with high priority, all others lazily", async ({
  page,
}) => {
  for (const [path, inSight] of languages.flatMap((language) => [
    [at(language, "/insights"), 1] as const,
    [at(language, "/insights?page=2"), 3] as const,
    [at(language, "/insights/tag/ai-automation"), 3] as const,
    [at(language, `/insights/${slug}`), 1] as const,
  ])) {
    await page.goto(path);
    const pictures = await picturesOf(page);
    expect.soft(pictures.length, path).toBeGreaterThan(1);
    expect.soft(pictures, path).toEqual(
      pictures.map((_, index) => ({
        loading: index < inSight ? "eager" : "lazy",
        priority: index === 0 ? "high" : "auto",
      })),
    );
  }
  // The home page starts with an inline drawing, the about page with text.
  for (const path of ["/about-us", "/en/about-us", "/en", "/"]) {
    await page.goto(path);
    const pictures = await picturesOf(page);
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) expect(picture).toEqual({ loading: "lazy", priority: "auto" });
  }
  const first = page.getByRole("main").locator("svg, img").first();
  await expect(first).toBeInViewport();
  expect(await first.evaluate(({ tagName }) => tagName)).toBe("svg");
});

type Picture = { loading: string; priority: string };

/** The loading attributes of the page's pictures, in order. */
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
