import { expect, test } from "../fixtures/test.ts";

test("the questions open one at a time and close again", async ({ page }) => {
  await page.goto("/");
  const questions = page.getByRole("region", { name: "Veelgestelde vragen" });
  const growth = questions.getByText(/^Ja, het volume is zelden het probleem/);
  const jobs = questions.getByText(/^Dat is uw keuze en niet die van de techniek/);
  await expect(growth).toBeHidden();

  await questions.getByText("Groeit een automatisering mee met ons bedrijf?").click();
  await expect(growth).toBeVisible();

  await questions.getByText("Kost dit banen in ons team?").click();
  await expect(jobs).toBeVisible();
  await expect(growth).toBeHidden();

  await questions.getByText("Kost dit banen in ons team?").click();
  await expect(jobs).toBeHidden();
});

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
