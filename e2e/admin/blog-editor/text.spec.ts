import { goldenHtml } from "../../../test/html/golden-html.ts";
import {
  expect,
  openEditor,
  someTitle,
  storeArticle,
  storedHtml,
  test,
} from "../../fixtures/article-editor.ts";
import { statusError } from "../../fixtures/pages.ts";

const odd =
  '<H2   id="stap-1">Één &amp; ander</h2>\n\n\t<p>a <b>b</b><p>geen einde<br/><img src=/favicon.svg alt="">';

/** All kinds of editors' HTML, except pictures of other hosts. */
const goldenTexts = Object.values(goldenHtml).filter((html) => !html.includes("https://cdn"));

test.describe("an unedited text", () => {
  // Most pictures of these texts don't exist.
  test.use({ expectedErrors: [statusError(404)] });

  test("is stored byte for byte", async ({ page, admin }) => {
    const html = [odd, ...goldenTexts].join("\n");
    const { id } = await storeArticle(admin.client, someTitle(), { html });
    const { tab, written, field, save, toast, mode } = await openEditor(page, id);
    await tab("Content NL").click();
    // A picture that fails moves what is below it.
    await written.getByRole("heading", { name: "Één & ander" }).click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Nee");
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(page.getByText("All changes saved")).toBeVisible();
    await mode("HTML").click();
    // A textarea normalises line breaks; the stored text keeps its own.
    await expect(field("Content (NL)")).toHaveValue(html.replaceAll("\r\n", "\n"));
    await mode("Visual").click();
    await expect(written.getByRole("heading", { name: "Één & ander" })).toBeVisible();

    await field("Title (NL)").fill(someTitle());
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    expect(await storedHtml(admin.client, id)).toBe(html);
  });
});

test("a text is written with a table, a link, an image and a list, without styles", async ({
  page,
  admin,
}) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, written, save, toast } = await openEditor(page, id);
  await tab("Content NL").click();
  await written.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("Sørens foto’s van 12 m². Zie ");
  await page.getByRole("button", { name: /link/i }).first().click();
  const dialog = page.getByRole("dialog");
  // The address of the page in the language of the text.
  await dialog.getByRole("combobox", { name: "Page of the site" }).click();
  await page.getByRole("option", { name: "Contact", exact: true }).click();
  await expect(dialog.getByRole("combobox", { name: "URL" })).toHaveValue("/contact");
  await dialog.getByRole("textbox", { name: "Text to display" }).fill("contact");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /image/i }).first().click();
  await dialog.getByRole("combobox", { name: "Source" }).fill("/favicon.svg");
  await dialog.getByRole("textbox", { name: "Alternative description" }).fill("Ons teken");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Table" }).click();
  await page.getByRole("menuitem", { name: "Table", exact: true }).press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(written.locator("table.label-value")).toBeVisible();
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();

  const html = String(await storedHtml(admin.client, id));
  expect(html).toContain("Sørens foto’s van 12 m². Zie");
  expect(html).toContain('<a href="/contact">contact</a>');
  expect(html).toMatch(/<img (?=[^>]*src="\/favicon.svg")(?=[^>]*alt="Ons teken")[^>]*>/);
  expect(html).toContain('<table class="label-value">');
  expect(html).not.toContain("style=");
});
