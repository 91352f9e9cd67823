import { expect, test } from "./fixtures.ts";
import { at, languages, publicPages, statusComplaint } from "./pages.ts";

test.use({ expectedComplaints: [statusComplaint(404)] });

for (const language of languages) {
  test(`no page scrolls sideways, however narrow or wide (${language})`, async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(at(language, path));
      for (const width of [320, 360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(widestParts), `${path} at ${width} pixels`).toEqual([]);
      }
    }
  });
}

/** Runs in the page: what makes it wider than the window; nothing when it fits. */
function widestParts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const parts = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [
    `${scrollWidth} pixels wide`,
    ...parts.slice(0, 5).map((part) => `${part.tagName} ${part.className}`),
  ];
}
