import { storeSession, type User } from "../../fixtures/accounts.ts";
import { expect, test } from "../../fixtures/article-editor.ts";
import { library, someFileName, somePicture, storeMedia } from "../../fixtures/library.ts";
import type { Site } from "../../fixtures/sites.ts";

test.beforeEach(async ({ page }) => {
  // The rows of these tests have no bytes in the store.
  const { buffer, mimeType } = await somePicture("picture.jpg");
  await page.route("**/media/*/*/*.{jpg,webp}", (route) =>
    route.fulfill({ contentType: mimeType, body: buffer }),
  );
});

// Other tests would find them without bytes.
test.afterEach(({ site }) =>
  site.execute("delete from public.otm_media where name like 'reiger-%' and size = 1000"),
);

async function storeOwn(site: Site, writer: User): Promise<string> {
  const id = await storeMedia(site, { name: someFileName(), isPicture: true });
  await site.query("update public.otm_media set created_by = $1 where id = $2", [writer.id, id]);
  return id;
}

test.describe("while it is open, a picture goes live", () => {
  test.use({ expectedErrors: ["An action in the panel failed: a writer may not"] });

  test("and a writer is told so, not that it was saved or deleted", async ({ page, site, createUser }) => {
    const writer = await createUser({ role: "writer" });
    const id = await storeOwn(site, writer);
    const { toast, dialog } = library(page);
    const name = page.getByRole("textbox", { name: "Name" });
    const show = () =>
      site.query(
        "insert into public.otm_site_texts (key, language, text) values ('no.page.asks.for.this', 'nl', $1)",
        [`/media/${id}`],
      );
    const hide = () => site.query("delete from public.otm_site_texts where key = 'no.page.asks.for.this'");
    await storeSession(page, writer);
    await page.goto(`/admin/media/${id}`);
    await name.fill(someFileName());
    await show();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toast("In use on the site, or planned to be")).toBeVisible();
    await expect(name).toBeDisabled();
    await hide();
    await page.reload();
    await expect(name).toBeEnabled();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(dialog).toContainText("It is used nowhere.");
    await show();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(toast("In use on the site, or planned to be")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(id));
    await hide();
  });
});
