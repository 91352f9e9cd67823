import { expect, test } from "./fixtures.ts";

test("the home page comes up in Dutch and in English, accessible and without a complaint", async ({
  page,
  expectAccessible,
}) => {
  for (const [path, language] of [
    ["/", "nl"],
    ["/en", "en"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible();
  }
});
