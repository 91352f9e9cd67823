import type { Page } from "@playwright/test";
import { expect, openEditor, someTitle, storeArticle, storedHtml, test } from "../fixtures/article-editor.ts";
import { dropFile, pasteFile, somePicture } from "../fixtures/dropped-files.ts";
import { statusError } from "../fixtures/pages.ts";

/** Making the variants of a large picture takes long. */
const small = { width: 320, height: 180 };

const address = /^\/media\/[0-9a-f-]{36}$/;

function imageField(page: Page) {
  return {
    url: page.getByRole("textbox", { name: "Image URL" }),
    choose: page.getByRole("button", { name: "Choose picture" }),
    preview: page.getByRole("img", { name: "Preview of the article’s image" }),
    picker: page.getByRole("dialog", { name: "Choose a picture" }),
    note: page.getByRole("status").filter({ hasText: "Without a description:" }),
  };
}

test("an article's picture is dropped, pasted, and chosen from the library", async ({
  page,
  admin,
  expectAccessible,
}) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { save, toast, author } = await openEditor(page, id);
  const { url, choose, preview, picker } = imageField(page);
  await test.step("dropped", async () => {
    await author.fill("Noor de Wit");
    await dropFile(url, await somePicture("kantoor.png", small));
    await expect(url).toHaveValue(address);
    await expect(preview).toBeVisible();
    await expect(author).toHaveValue("Noor de Wit");
  });
  const dropped = await url.inputValue();
  await test.step("pasted", async () => {
    await pasteFile(url, await somePicture("haven.png", small));
    await expect(url).not.toHaveValue(dropped);
    await expect(url).toHaveValue(address);
  });
  await test.step("chosen", async () => {
    await choose.click();
    await expect(picker).toBeVisible();
    await expectAccessible();
    await picker.getByRole("button", { name: "kantoor.png" }).first().click();
    await expect(picker).toBeHidden();
    await expect(url).toHaveValue(dropped);
    await expect(choose).toBeFocused();
  });
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  const { data } = await admin.client.from("otm_blog_articles").select("image_url").eq("id", id).single();
  expect(data?.image_url).toBe(dropped);
});

test.describe("an upload that fails", () => {
  test.use({ expectedErrors: ["net::ERR", "Failed to load resource"] });

  test("is told at its field, and tried again", async ({ page, admin: _ }) => {
    const { author } = await openEditor(page);
    const { url } = imageField(page);
    await author.fill("Noor");
    await page.route("**/storage/v1/object/media/**", (route) => route.abort());
    await dropFile(url, await somePicture("kantoor.png", small));
    await expect(page.getByText("The connection was lost.")).toBeVisible();
    await expect(url).toHaveValue("");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again kantoor.png" }).click();
    await expect(url).toHaveValue(address);
    await expect(author).toHaveValue("Noor");

    await dropFile(url, { name: "gids.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
    await expect(page.getByText("A picture is needed here.")).toBeVisible();
  });
});

test("a picture pasted into a text is saved as one of the library", async ({ page, admin }) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, written, save, toast } = await openEditor(page, id);
  await tab("Content NL").click();
  await written.click();
  const sent = Promise.withResolvers<void>();
  await page.route("**/storage/v1/object/media/**", async (route) => {
    await sent.promise;
    await route.fallback();
  });
  await test.step("saving waits for the upload", async () => {
    await pasteFile(written, await somePicture("kantoor.png", small));
    await expect(written.locator("img")).toHaveAttribute("src", /^blob:/);
    await save.click();
    await expect(page.getByText("Uploading; it will be saved after that...")).toBeVisible();
    await expect(page.getByRole("button", { name: "HTML" })).toBeDisabled();
    expect(await storedHtml(admin.client, id)).not.toContain("img");
    sent.resolve();
    await expect(toast("Article updated successfully")).toBeVisible();
  });
  const html = String(await storedHtml(admin.client, id));
  expect(html).toMatch(/<img [^>]*src="\/media\/[0-9a-f-]{36}"/);
  expect(html).not.toMatch(/blob:|data:/);
});

test("a picture is dropped into a text, and another put in from the library", async ({ page, admin }) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, written, save, toast } = await openEditor(page, id);
  const { url, picker, note } = imageField(page);
  const name = `bibliotheek-${Date.now()}.png`;
  await dropFile(url, await somePicture(name, small));
  await expect(url).toHaveValue(address);
  const inLibrary = await url.inputValue();
  await url.fill("");
  await tab("Content NL").click();
  await test.step("dropped", async () => {
    await dropFile(written, await somePicture("haven.png", small));
    await expect(written.locator("img[data-mce-src^='/media/']")).toBeVisible();
  });
  await test.step("put in by the image dialog", async () => {
    await written.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /image/i }).first().click();
    const dialog = page.getByRole("dialog", { name: /Insert\/edit image/i });
    const browse = dialog.getByRole("button", { name: "Browse" });
    await browse.click();
    await expect(picker.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(picker).toBeHidden();
    await browse.click();
    await picker.getByRole("searchbox").fill(name);
    await picker.getByRole("button", { name }).click();
    await expect(dialog.getByRole("combobox", { name: "Source" })).toHaveValue(inLibrary);
    await dialog.getByRole("textbox", { name: "Alternative description" }).fill("Onze bibliotheek");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(written.getByRole("img", { name: "Onze bibliotheek" })).toBeVisible();
  });
  await expect(note).toContainText("haven.png (Dutch)");
  await expect(note).not.toContainText(name);
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  const html = String(await storedHtml(admin.client, id));
  expect(html).toMatch(new RegExp(`<img (?=[^>]*src="${inLibrary}")(?=[^>]*alt="Onze bibliotheek")`));
  expect(html.match(/src="\/media\//g)).toHaveLength(2);
});

test.describe("a picture that the library does not take", () => {
  test.use({ expectedErrors: [statusError(415), statusError(400), statusError(422)] });

  test("is removed from the text, with the reason, and one that is embedded there stays", async ({
    page,
    admin,
  }) => {
    const picture = await somePicture("oud.png", { width: 8, height: 8 });
    const embedded = `<img src="data:image/png;base64,${picture.buffer.toString("base64")}" alt="Oud">`;
    const { id } = await storeArticle(admin.client, someTitle(), { html: `<p>Een ${embedded} plaatje.</p>` });
    const { tab, written, save, toast } = await openEditor(page, id);
    await tab("Content NL").click();
    await written.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Nieuw.");
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await pasteFile(written, { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
    await expect(
      page.getByText(/SVG drawings can carry scripts.* The picture is not in the text/),
    ).toBeVisible();
    await expect(written.locator("img")).toHaveCount(1);
    await page.keyboard.press("Control+z");
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    const html = String(await storedHtml(admin.client, id));
    expect(html).toContain(embedded.slice(0, -1));
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain("blob:");
  });
});

test("a picture copied from a page of the site is pasted without host and version", async ({
  page,
  admin,
}) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, written, save, toast } = await openEditor(page, id);
  const { url } = imageField(page);
  await dropFile(url, await somePicture("kantoor.png", small));
  await expect(url).toHaveValue(address);
  const own = await url.inputValue();
  const media = await page.request.get(own);
  await tab("Content NL").click();
  await written.click();
  await written.evaluate((body, src) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      `<picture><source srcset="${src} 1200w" type="image/avif"><img src="${src}" srcset="${src} 1200w" alt="Kantoor" loading="lazy"></picture>`,
    );
    body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, media.url());
  await expect(written.getByRole("img", { name: "Kantoor" })).toBeVisible();
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  const html = String(await storedHtml(admin.client, id));
  expect(html).toMatch(new RegExp(`<img (?:src="${own}" alt="Kantoor"|alt="Kantoor" src="${own}")>`));
  expect(html).not.toMatch(/http|srcset|<picture/);
});

test("the editor names the pictures without a description", async ({
  page,
  admin,
  context,
  expectAccessible,
}) => {
  const foreign = '<p><img src="https://a.example/kaart.png" alt=""></p>';
  await page.route("https://a.example/**", (route) => route.fulfill({ status: 204 }));
  const { id } = await storeArticle(admin.client, someTitle(), { english: "<p>Text.</p>" });
  const { tab, mode, field } = await openEditor(page, id);
  const { url, note } = imageField(page);
  await expect(note).toBeHidden();
  await dropFile(url, await somePicture("kantoor.png", small));
  await expect(note).toContainText("kantoor.png (Dutch, English)");
  await expectAccessible();
  await page.getByRole("link", { name: "1 picture without a description" }).click();
  const mediaId = (await url.inputValue()).replace("/media/", "");

  await test.step("a text of HTML counts", async () => {
    await tab("Content NL").click();
    await mode("HTML").click();
    await field("Content (NL)").fill(foreign);
    await expect(note).toContainText("kaart.png (Dutch)");
    await tab("Basic Info").click();
    await note.getByRole("button", { name: "kaart.png (Dutch)" }).click();
    await expect(tab("Content NL")).toHaveAttribute("aria-selected", "true");
    await field("Content (NL)").fill(foreign.replace('alt=""', 'alt="Een kaart"'));
    await expect(note).not.toContainText("kaart.png");
  });

  await test.step("the link leads to the library, and what is described there disappears here", async () => {
    const opening = context.waitForEvent("page");
    await note.getByRole("link", { name: "kantoor.png (Dutch, English)" }).click();
    const library = await opening;
    await expect(library).toHaveURL(`/admin/media/${mediaId}`);
    const { error } = await admin.client
      .from("otm_media")
      .update({ alt_nl: "Ons kantoor", alt_en: "Our office" })
      .eq("id", mediaId);
    expect(error).toBeNull();
    await library.close();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(note).toBeHidden();
  });
});
