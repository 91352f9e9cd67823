import {
  expect,
  openEditor,
  slugOf,
  someTitle,
  storeArticle,
  storedHtml,
  test,
} from "../../fixtures/article-editor.ts";
import { pasteFile, somePicture } from "../../fixtures/dropped-files.ts";

test("a line becomes a heading, a callout or a button by a slash, and visitors see what was made", async ({
  page,
  admin,
}) => {
  const title = someTitle();
  const { id } = await storeArticle(admin.client, title, { html: "<p>Begin.</p>", isPublished: true });
  const { tab, written, save, toast } = await openEditor(page, id);
  await tab("Content NL").click();
  const menu = page.getByRole("menu");
  const choose = async (typed: string, name: string) => {
    await page.keyboard.type(`/${typed}`);
    await expect(menu.getByRole("menuitem", { name, exact: true })).toBeVisible();
    // The list narrows a moment after the key, and Enter takes its first.
    await expect(menu.getByRole("menuitem").filter({ hasNotText: new RegExp(typed, "i") })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(menu).toHaveCount(0);
  };

  await test.step("at the start of a line, and only there", async () => {
    await written.press("Control+End");
    await page.keyboard.type(" En/of");
    await expect(menu).toHaveCount(0);
    await page.keyboard.press("Enter");
    await page.keyboard.type("/");
    await expect(menu.getByRole("menuitem")).toHaveCount(10);
    await page.keyboard.press("Backspace");
    await choose("head", "Heading 2");
    await page.keyboard.type("Wat kost het?");
    await page.keyboard.press("Enter");
    await choose("call", "Callout");
    await page.keyboard.type("Let op.");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(written.locator("div.callout")).toHaveText("Let op.");
  });

  await test.step("a button has its words and address in the dialog, where headings are offered too", async () => {
    await choose("but", "Button");
    const dialog = page.getByRole("dialog", { name: "Insert/Edit Link" });
    await expect(dialog.getByRole("textbox", { name: "Text to display" })).toHaveValue("Neem contact op");
    await dialog.getByRole("combobox", { name: "Page of the site" }).click();
    await page.getByRole("option", { name: "Heading in this text: Wat kost het?" }).click();
    await dialog.getByRole("textbox", { name: "Text to display" }).fill("Naar de prijs");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(written.getByRole("link", { name: "Naar de prijs" })).toHaveAttribute(
      "href",
      "#plaats-wat-kost-het",
    );
    await expect(written.getByRole("heading", { name: "Wat kost het?" })).toHaveAttribute(
      "id",
      "plaats-wat-kost-het",
    );
  });

  await test.step("a picture with a caption", async () => {
    await written.press("Control+End");
    await page.keyboard.press("Enter");
    await pasteFile(written, await somePicture("loods.png", { width: 320, height: 180 }));
    await expect(written.locator("img")).toHaveAttribute("src", /^\/media\//);
    await written.locator("img").click();
    await page.getByRole("button", { name: "Insert/edit image" }).click();
    const dialog = page.getByRole("dialog", { name: "Insert/Edit Image" });
    await dialog.getByText("Show caption").click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await save.click();
    await expect(toast(/still to be written/)).toBeVisible();
    await page.keyboard.type("De loods in Zaandam");
    await expect(written.locator("figcaption").first()).toHaveText("De loods in Zaandam");
  });

  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  const html = String(await storedHtml(admin.client, id));
  expect(html).toContain('<div class="callout">');
  await page.goto(`/insights/${slugOf(title)}`);
  const text = page.getByRole("article");
  await expect(text.locator("div.callout")).toHaveText("Let op.");
  await expect(text.getByRole("figure")).toHaveText("De loods in Zaandam");
  await expect(text.locator("figcaption")).toBeVisible();
  await text.getByRole("link", { name: "Naar de prijs" }).click();
  await expect(text.getByRole("heading", { name: "Wat kost het?" })).toBeInViewport();
  const markdown = await (await page.request.get(`/insights/${slugOf(title)}.md`)).text();
  expect(markdown).toContain("> Let op.");
  expect(markdown).toContain("De loods in Zaandam");
});
