import {
  expect,
  openEditor,
  someTitle,
  storeArticle,
  storedHtml,
  test,
} from "../../fixtures/article-editor.ts";
import { clipboard, paste } from "../../fixtures/clipboard.ts";

test("a paste from Word or an assistant is a text of the site, and the editor does what it does better", async ({
  page,
  admin,
}) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, written, save, toast } = await openEditor(page, id);
  await tab("Content NL").click();
  await written.press("Control+End");
  await page.keyboard.press("Enter");
  await paste(written, { "text/html": clipboard("word"), "text/plain": "Rapport" });
  await expect(written.getByRole("heading", { name: "Rapport", level: 2 })).toBeVisible();
  await expect(written.locator("ol ol ol li")).toHaveText("Een a i");
  await expect(written.getByRole("columnheader")).toHaveText(["Taak", "Tijd"]);
  await expect(written).not.toContainText("Deze klant betaalt nooit");

  await written.press("Control+End");
  await page.keyboard.press("Enter");
  await paste(written, { "text/plain": clipboard("assistant") });
  await expect(written.getByRole("heading", { name: "Stappen" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(written).toContainText("## Stappen");
  await expect(written.getByRole("heading", { name: "Rapport" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(written).not.toContainText("Stappen");
  await page.keyboard.press("Control+y");
  await page.keyboard.press("Control+y");
  await expect(written.getByRole("heading", { name: "Stappen" })).toBeVisible();

  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  const html = String(await storedHtml(admin.client, id));
  expect(html).toContain('noot<a id="ftnref-1" href="#ftn-1"><sup>[1]</sup></a>');
  expect(html).toContain('<a id="ftn-1" href="#ftnref-1"><sup>[1]</sup></a> De noot zelf.');
  expect(html).toContain("<strong>belangrijk</strong>");
  expect(html).not.toMatch(/style=|<span|Mso|betaalt nooit|\*\*/);

  // An address becomes a link, and what the editor does better is left to it.
  await written.press("Control+a");
  await page.keyboard.press("Delete");
  await expect(written.getByRole("link")).toHaveCount(0);
  await paste(written, { "text/plain": "www.example.com" });
  await expect(written.getByRole("link", { name: "www.example.com" })).toHaveAttribute(
    "href",
    "https://www.example.com",
  );
  expect(await paste(written, { "text/plain": "a", "x-tinymce/html": "<p>a</p>" })).toBe("left");
  // The keys themselves would paste what the browser has.
  await written.dispatchEvent("keydown", { key: "V", ctrlKey: true, shiftKey: true });
  expect(await paste(written, { "text/plain": "**vet** en **vet**" })).toBe("left");
  // The editor puts it in a moment later.
  await expect(written).toContainText("**vet** en **vet**");

  await page.keyboard.press("Control+a");
  expect(await paste(written, { "text/plain": "https://example.com" })).toBe("left");
  await expect(written).toHaveText("https://example.com");
  await page.keyboard.press("Control+a");
  expect(await paste(written, { "text/plain": "**vet** en **vet**" })).toBe("taken");
  await expect(written.locator("strong")).toHaveText(["vet", "vet"]);
  await expect(written.getByRole("link")).toHaveCount(0);
});
