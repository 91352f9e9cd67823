import {
  expect,
  openEditor,
  slugOf,
  someTitle,
  storeArticle,
  storedHtml,
  test,
} from "../../fixtures/article-editor.ts";
import { paste } from "../../fixtures/clipboard.ts";

const player =
  '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="De sluis"></iframe>';
const address = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

test.use({ expectedErrors: ["foreign request: https://www.youtube-nocookie.com/"] });

test("a pasted player is a link to its video, which visitors play in its place", async ({
  page,
  admin,
  baseURL,
  expectAccessible,
}) => {
  const title = someTitle();
  const { id } = await storeArticle(admin.client, title, { isPublished: true });
  const { tab, written, save, toast } = await openEditor(page, id);
  await tab("Content NL").click();
  await written.press("Control+End");
  await page.keyboard.press("Enter");
  await paste(written, { "text/plain": player });
  await expect(written.getByRole("link", { name: "De sluis" })).toHaveAttribute("href", address);
  await page.keyboard.press("Control+z");
  await expect(written).toContainText("<iframe");
  await page.keyboard.press("Control+y");
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  expect(await storedHtml(admin.client, id)).toContain(
    `<p><a class="video" href="${address}">De sluis</a></p>`,
  );

  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(String(baseURL)).origin) elsewhere.push(request.url());
  });
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>x</title><p>Speelt</p>" }),
  );
  await page.goto(`/insights/${slugOf(title)}`, { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "De sluis" });
  await expect(link).toHaveAttribute("href", address);
  await expectAccessible();
  expect(elsewhere).toEqual([]);

  await link.click();
  const frame = page.locator('iframe[title="De sluis"]');
  const src = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";
  await expect(frame).toHaveAttribute("src", src);
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText("Speelt")).toBeVisible();
  expect(elsewhere).toEqual([src]);
});
