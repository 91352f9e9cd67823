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
});

test("an English-only article is marked on the Dutch page, with the English canonical URL", async ({
  page,
  baseURL,
}) => {
  await page.goto("/insights/working-with-a-dutch-automation-partner");
  const title = page.getByRole("heading", { level: 1 });

  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.getByText("Deze tekst is alleen in het Engels beschikbaar.")).toBeVisible();
  await expect(title).toHaveText("Automating your Dutch branch: what head office should know");
  await expect(title).toHaveAttribute("lang", "en");
  const address = `${baseURL}/en/insights/working-with-a-dutch-automation-partner`;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
  await expect(page.locator("link[hreflang=nl]")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Vragen" }).getByRole("heading", { level: 3 })).toHaveCount(
    3,
  );
});

test("a bilingual article has no note, and cards mark titles in the other language", async ({ page }) => {
  await page.goto("/en/insights/where-to-start-with-ai-automation");
  await expect(page.getByText("This text is only available in")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang");

  await page.getByRole("link", { name: "Back to insights" }).first().click();
  const dutch = page.getByRole("heading", { name: "De AI-verordening voor het mkb" });
  await expect(dutch).toHaveAttribute("lang", "nl");
});
