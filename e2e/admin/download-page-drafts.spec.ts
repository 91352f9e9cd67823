import { blockedScript, type Draft, expect, screen, test } from "../fixtures/download-editor.ts";
import { statusError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [blockedScript, statusError(409)] });

test("unsaved input survives a reload, and is saved, or discarded on request", async ({
  page,
  expectAccessible,
  draft,
}) => {
  await test.step("unsaved input survives a reload, and is saved", async () => {
    const { title, field, editor, unsaved, save, toast } = screen(page);
    await title.fill("Gids");
    await editor("Content").locator("body").fill("Nog niet klaar.");
    await page.getByRole("tab", { name: "EN" }).click();
    await field("Button Text").fill("Send it");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();

    await expect(page.getByText(/^Your unsaved changes of .* are back\.$/)).toBeVisible();
    await expect(title).toHaveValue("Gids");
    await expect(editor("Content").getByText("Nog niet klaar.")).toBeVisible();
    await expect(unsaved).toBeVisible();
    await expectAccessible();
    await save.click();
    await expect(toast("Download page content has been saved successfully.")).toBeVisible();
    await expect(page.getByText(/are back/)).toHaveCount(0);
  });
  await test.step("restored input is discarded on request", async () => {
    const { title, unsaved } = screen(page);
    await store(draft, { language: "nl", title: "Gids" });
    await page.reload();
    await expect(title).toHaveValue("Gids");
    await title.fill("Toch anders");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(title).toHaveValue("Toch anders");
    await page.getByRole("button", { name: "Discard them" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(title).toHaveValue("Gids");
    await expect(unsaved).toHaveCount(0);
    await page.reload();
    await expect(title).toHaveValue("Gids");
    await expect(page.getByText(/are back/)).toHaveCount(0);
  });
});

test.describe("a page saved by another user meanwhile", () => {
  test("is merged, also into a restored draft", async ({ page, draft }) => {
    await test.step("a conflict is resolved with theirs, keeping my other edits, also after a reload", async () => {
      const { title, field, save, toast, unsaved } = screen(page);
      await title.fill("Mijn gids");
      await field("Button Text").fill("Stuur maar");
      await store(draft, { language: "nl", title: "Hun gids" });
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect(title).toHaveValue("Mijn gids");
      await save.click();
      const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
      await dialog.getByRole("button", { name: "Keep their version" }).click();
      await expect(toast("Download page content has been saved successfully.")).toBeVisible();
      await expect(title).toHaveValue("Hun gids");
      await expect(unsaved).toHaveCount(0);
      expect(await stored(draft)).toMatchObject([{ title: "Hun gids", button_text: "Stuur maar" }]);
    });
    await page.reload();
    await test.step("both users' edits are merged", async () => {
      const { title, field, save, toast } = screen(page);
      await title.fill("Gids");
      await store(draft, { language: "nl", form_title: "Waarheen?" });
      await store(draft, { language: "en", title: "Guide" });
      await draft.admin.client.from("otm_download_pages").update({ active: true }).eq("id", draft.id);
      await save.click();
      await expect(toast("Download page content has been saved successfully.")).toBeVisible();
      await expect(field("Form Title")).toHaveValue("Waarheen?");
      await expect(page.getByRole("switch", { name: "Published" })).toBeChecked();
      expect(await stored(draft)).toMatchObject([
        { language: "en", title: "Guide" },
        { language: "nl", title: "Gids", form_title: "Waarheen?" },
      ]);
    });
  });
});

/** Stores texts as another client. */
async function store({ id, admin }: Draft, row: Record<string, string>): Promise<void> {
  const contents = admin.client.from("otm_download_page_content");
  const { error } = await contents.upsert({ page_id: id, ...row }, { onConflict: "page_id,language" });
  expect(error).toBeNull();
}

async function stored({ id, admin }: Draft): Promise<unknown> {
  const contents = admin.client.from("otm_download_page_content").select("*");
  return (await contents.eq("page_id", id).order("language")).data;
}
