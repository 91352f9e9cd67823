import { expect, test } from "../fixtures/test.ts";

test("a Dutch-only article is marked on the English page, with the Dutch canonical URL", async ({
  page,
  baseURL,
}) => {
  await page.goto("/en/insights/ai-verordening-voor-het-mkb");
  const title = page.getByRole("heading", { level: 1 });

  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const note = page.getByText("This text is only available in Dutch.");
  await expect(note).toBeVisible();
  const [above, below] = [await note.boundingBox(), await title.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0), "the note is above the title").toBeLessThan(below?.y ?? 0);
  await expect(title).toHaveText("De AI-verordening voor het mkb: wat u nu moet regelen");
  await expect(title).toHaveAttribute("lang", "nl");
  await expect(page.getByRole("article").first().locator("div[lang=nl]")).toContainText("AI");
  const address = `${baseURL}/insights/ai-verordening-voor-het-mkb`;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
  await expect(page.locator("link[hreflang=en]")).toHaveCount(0);

  // FAQs follow the language of the shown text.
  const questions = page.getByRole("region", { name: "Questions" });
  await expect(questions.getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(questions.getByText("Geldt de AI-verordening ook voor kleine bedrijven?")).toBeVisible();

  await page.getByRole("link", { name: "Back to insights" }).first().click();
  const dutch = page.getByRole("heading", { name: "De AI-verordening voor het mkb" });
  await expect(dutch).toHaveAttribute("lang", "nl");
});
