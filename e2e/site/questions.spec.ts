import { expect, test } from "../fixtures/test.ts";

test("the questions open and close by keyboard", async ({ page }) => {
  await page.goto("/en");
  const questions = page.getByRole("region", { name: "Frequently asked questions" });
  const summaries = questions.locator("summary");
  const answers = questions.locator("details[open]");

  await summaries.first().focus();
  await page.keyboard.press("Enter");
  await expect(answers).toHaveCount(1);
  await expect(answers.getByRole("heading")).toHaveText("Will an automation grow with our business?");

  await page.keyboard.press("Tab");
  await expect(summaries.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(answers).toHaveCount(1);
  await expect(answers.getByRole("heading")).toHaveText("Will this cost jobs in our team?");

  await page.keyboard.press("Enter");
  await expect(answers).toHaveCount(0);
});
