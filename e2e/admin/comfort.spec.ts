import { expect, openEditor, someTitle, storeArticle, storedHtml, test } from "../fixtures/article-editor.ts";
import { blockedScript } from "../fixtures/download-editor.ts";
import { pressTool, resize } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

const downloadPage = "d0000000-0000-4000-8000-000000000001";

test("Ctrl with S saves, also from within a text, and not behind a dialog", async ({ page, admin }) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { author, written, toast, unsaved, tab } = await openEditor(page, id);
  const saves: string[] = [];
  page.on("request", (request) => request.url().includes("/rpc/save_document") && saves.push(request.url()));
  await author.fill("Eva");
  await pressTool(page, page.getByRole("button", { name: "Share preview" }));
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(unsaved).toBeVisible();
  expect(saves).toEqual([]);
  await author.press("Control+s");
  await expect(toast("Article updated successfully")).toBeVisible();
  await expect(unsaved).toHaveCount(0);

  await tab("Content NL").click();
  await written.click();
  await page.keyboard.type("Meer");
  await expect(unsaved).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(unsaved).toHaveCount(0);
  await expect.poll(() => storedHtml(admin.client, id)).toContain("Meer");
  expect(saves).toHaveLength(2);
});

test.describe("a message of failure", () => {
  test.use({ expectedErrors: ["was not", "the server responded with a status of 500"] });

  test("stays until closed, and covers no controls; one of success goes unless it is pointed at", async ({
    page,
    admin,
  }) => {
    await page.clock.install();
    await resize(page, 360, 640);
    const { id } = await storeArticle(admin.client, someTitle());
    const { author, save, toast } = await openEditor(page, id);
    await author.fill("Eva");
    await page.route("**/rest/v1/rpc/save_document*", (route) => route.fulfill({ status: 500, json: {} }));
    // A failure has the role checked, with a timeout that this clock would reach.
    const checked = page.waitForResponse("**/rest/v1/rpc/has_role");
    await save.click();
    const failed = toast("Failed to update article: Unknown error");
    await expect(failed).toBeVisible();
    await (await checked).finished();
    await page.clock.runFor(60_000);
    await expect(failed).toBeVisible();

    const last = page.getByRole("button", { name: "Add FAQ" });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // An overlay would receive the click.
    await last.click({ trial: true });
    const [button, message] = [await last.boundingBox(), await failed.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(message?.y ?? 0);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(failed).toHaveCount(0);

    await page.unrouteAll();
    const done = toast("Article updated successfully");
    await save.click();
    await expect(done).toBeVisible();
    await done.hover();
    await page.clock.runFor(30_000);
    await expect(done).toBeVisible();
    await author.hover();
    await page.clock.runFor(10_000);
    await expect(done).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ expectedErrors: [blockedScript], viewport: { width: 360, height: 640 } });

  if (isThorough)
    test("every editor can be saved from any scroll position", async ({ page, admin: _ }) => {
      for (const [path, part] of [
        ["/admin/blog-editor", "button:has-text('Add FAQ')"],
        ["/admin/about", "iframe"],
        [`/admin/download-pages/${downloadPage}`, "iframe"],
      ] as const) {
        await page.goto(path);
        await expect(page.locator(part).first()).toBeVisible();
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
        const save = page.getByRole("button", { name: /^(Save|Publish changes)$/ });
        await expect(save).toBeInViewport({ ratio: 1 });
        await save.click({ trial: true });
      }
    });
});
