import type { Page } from "@playwright/test";
import { expect, openEditor, someTitle, storeArticle, storedHtml, test } from "../fixtures/article-editor.ts";
import { dropFile, pasteFile, somePicture } from "../fixtures/dropped-files.ts";

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

test.describe("an article's picture", () => {
  // An upload that fails.
  test.use({ expectedErrors: ["net::ERR", "Failed to load resource"] });

  test("is dropped, sent again, described and chosen from the library", async ({
    page,
    admin,
    context,
    expectAccessible,
  }) => {
    const { id } = await storeArticle(admin.client, someTitle(), { english: "<p>Text.</p>" });
    const { save, toast, author, tab, mode, field } = await openEditor(page, id);
    const { url, choose, preview, picker, note } = imageField(page);
    const name = `kantoor-${Date.now()}.png`;
    await expect(note).toBeHidden();
    await test.step("an upload that fails is told at its field, and tried again", async () => {
      await author.fill("Noor de Wit");
      await page.route("**/storage/v1/object/media/**", (route) => route.abort());
      await dropFile(url, await somePicture(name, small));
      await expect(page.getByText("The connection was lost.")).toBeVisible();
      await expect(url).toHaveValue("");
      await page.unrouteAll();
      await page.getByRole("button", { name: `Try Again ${name}` }).click();
      await expect(url).toHaveValue(address);
      await expect(preview).toBeVisible();
      await expect(author).toHaveValue("Noor de Wit");
    });
    const dropped = await url.inputValue();
    await test.step("another is pasted, the first chosen", async () => {
      await pasteFile(url, await somePicture("haven.png", small));
      await expect(url).not.toHaveValue(dropped);
      await expect(url).toHaveValue(address);
      const pdf = { name: "gids.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
      await dropFile(url, pdf);
      await expect(page.getByText("A picture is needed here.")).toBeVisible();
      await choose.click();
      await expect(picker).toBeVisible();
      await expectAccessible();
      await picker.getByRole("button", { name }).click();
      await expect(picker).toBeHidden();
      await expect(url).toHaveValue(dropped);
      await expect(choose).toBeFocused();
    });
    await test.step("the editor names the pictures without a description, also in a text of HTML", async () => {
      const foreign = '<p><img src="https://a.example/kaart.png" alt=""></p>';
      await page.route("https://a.example/**", (route) => route.fulfill({ status: 204 }));
      await expect(note).toContainText(`${name} (Dutch, English)`);
      await page.getByRole("link", { name: /^Before publishing/ }).click();
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
      const mediaId = dropped.replace("/media/", "");
      const opening = context.waitForEvent("page");
      await note.getByRole("link", { name: `${name} (Dutch, English)` }).click();
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
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    const { data } = await admin.client.from("otm_blog_articles").select("image_url").eq("id", id).single();
    expect(data?.image_url).toBe(dropped);
  });
});

test("pictures of a text are pasted, dropped, put in from the library and copied from a page", async ({
  page,
  admin,
}) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, written, save, toast } = await openEditor(page, id);
  const { url, picker, note } = imageField(page);
  const name = `bibliotheek-${Date.now()}.png`;
  await dropFile(url, await somePicture(name, small));
  await expect(url).toHaveValue(address);
  const inLibrary = await url.inputValue();
  await url.fill("");
  await tab("Content NL").click();
  const goToEnd = async () => {
    await written.press("Control+End");
    await page.keyboard.press("Enter");
  };
  await test.step("pasted: saving waits for the upload", async () => {
    const sent = Promise.withResolvers<void>();
    await page.route("**/storage/v1/object/media/**", async (route) => {
      await sent.promise;
      await route.fallback();
    });
    await written.click();
    await pasteFile(written, await somePicture("kantoor.png", small));
    await expect(written.locator("img")).toHaveAttribute("src", /^blob:/);
    await save.click();
    await expect(page.getByText("Uploading; it will be saved after that...")).toBeVisible();
    await expect(page.getByRole("button", { name: "HTML" })).toBeDisabled();
    expect(await storedHtml(admin.client, id)).not.toContain("img");
    sent.resolve();
    await expect(toast("Article updated successfully")).toBeVisible();
    const html = String(await storedHtml(admin.client, id));
    expect(html).toMatch(/<img [^>]*src="\/media\/[0-9a-f-]{36}"/);
    expect(html).not.toMatch(/blob:|data:/);
  });
  await test.step("dropped", async () => {
    await dropFile(written, await somePicture("haven.png", small));
    await expect(written.locator("img[data-mce-src^='/media/']")).toHaveCount(2);
    await expect(note).toContainText("haven.png (Dutch)");
  });
  await test.step("put in by the image dialog", async () => {
    await goToEnd();
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
    await expect(note).not.toContainText(name);
  });
  await test.step("copied from a page of the site: without host and version", async () => {
    const media = await page.request.get(inLibrary);
    await goToEnd();
    await written.evaluate((body, src) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        "text/html",
        `<picture><source srcset="${src} 1200w" type="image/avif"><img src="${src}" srcset="${src} 1200w" alt="Kantoor" loading="lazy"></picture>`,
      );
      body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, media.url());
    await expect(written.getByRole("img", { name: "Kantoor" })).toBeVisible();
  });
  await save.click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  const html = String(await storedHtml(admin.client, id));
  expect(html).toMatch(new RegExp(`<img (?=[^>]*src="${inLibrary}")(?=[^>]*alt="Onze bibliotheek")`));
  expect(html).toMatch(
    new RegExp(`<img (?:src="${inLibrary}" alt="Kantoor"|alt="Kantoor" src="${inLibrary}")>`),
  );
  expect(html.match(/src="\/media\//g)).toHaveLength(4);
  expect(html).not.toMatch(/http|srcset|<picture/);
});
