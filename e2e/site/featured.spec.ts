import type { Locator, Page } from "@playwright/test";
import { resize } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test("the featured insights are a carousel on a phone, a grid from 768 pixels, and lead on", async ({
  page,
}) => {
  await test.step("a carousel with slides of 80 % width", async () => {
    await resize(page, 375, 800);
    await page.goto("/");
    const list = featured(page).getByRole("list");
    const slides = list.getByRole("listitem");

    await expect(slides).toHaveCount(3);
    expect(await shareOfWidth(list)).toBeCloseTo(0.8, 2);
    expect(await columns(slides)).toBe(3);
    await expect(slides.last()).not.toBeInViewport();

    await slides.first().hover();
    await page.mouse.wheel(2000, 0);
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });

    await slides.first().getByRole("link").focus();
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
  });
  await test.step("a grid with two, then three columns", async () => {
    const slides = featured(page).getByRole("listitem");

    for (const [width, expected] of [
      [768, 2],
      [800, 2],
      [1280, 3],
    ] as const) {
      await resize(page, width, 800);
      expect(await columns(slides), `columns at ${width} pixels`).toBe(expected);
    }
  });
  await test.step("each opens its article, the button the list", async () => {
    await featured(page).getByRole("link", { name: "Bekijk alle insights" }).click();
    await expect(page).toHaveURL("/insights");
    await page.goto("/en");
    const region = page.getByRole("region", { name: "Read before you start" });
    await expect(region.getByRole("link", { name: "View all insights" })).toHaveAttribute(
      "href",
      "/en/insights",
    );
    await region.getByRole("link", { name: "Where to start with AI automation" }).click();
    await expect(page).toHaveURL("/en/insights/where-to-start-with-ai-automation");
  });
});

function featured(page: Page): Locator {
  return page.getByRole("region", { name: "Lezen voordat u begint" });
}

/** The width of a slide as a share of the list's content width. */
function shareOfWidth(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return (element.firstElementChild?.getBoundingClientRect().width ?? 0) / room;
  });
}

/** The number of slides in the first row. */
async function columns(slides: Locator): Promise<number> {
  const tops = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().top));
  return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
}
