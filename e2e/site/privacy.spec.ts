import { expect, test } from "../fixtures/own-site.ts";
import { resize } from "../fixtures/pages.ts";

for (const { months, dutch, english } of [
  { months: "12", dutch: "tot twaalf maanden na ontvangst", english: "until twelve months after" },
  { months: "1", dutch: "tot een maand na ontvangst", english: "until a month after" },
  { months: "0", dutch: "totdat we ze niet meer nodig hebben", english: "until we no longer need them" },
]) {
  test.describe(`when leads are kept for ${months} months`, () => {
    test.use({ environment: { LEADS_KEPT_MONTHS: months } });

    test("the privacy page shows it, at every width", async ({ page, expectAccessible }) => {
      for (const [path, title, words] of [
        ["/privacy", "Hoe lang we ze bewaren", dutch],
        ["/en/privacy", "How long we keep it", english],
      ] as const) {
        await page.goto(path);
        const section = page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
        await expect(section).toContainText(words);
        await expect(page.getByRole("main")).not.toContainText(/\{|ForEver|privacy\./);
        await expect(page.locator('meta[name="description"]')).not.toHaveAttribute("content", /\{/);
        for (const width of [360, 1280]) {
          await resize(page, width, 800);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        await expectAccessible();
      }
    });
  });
}
