import { blockedScript, type Draft, expect, screen, test } from "../fixtures/download-editor.ts";
import { statusError } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

test.use({ expectedErrors: [blockedScript, statusError(409)] });

if (isThorough)
  test("unsaved input survives a reload, conflicts with what was saved meanwhile, and is discarded on request", async ({
    page,
    draft,
  }) => {
    const { title, field, editor, save, toast, unsaved } = screen(page);
    await test.step("it survives a reload", async () => {
      await title.fill("Mijn gids");
      await editor("Content").locator("body").fill("Nog niet klaar.");
      await page.getByRole("tab", { name: "EN" }).click();
      await field("Button Text").fill("Send it");
      await store(draft, { language: "nl", title: "Hun gids" });
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText(/^Your unsaved changes of .* are back\.$/)).toBeVisible();
      await expect(title).toHaveValue("Mijn gids");
      await expect(editor("Content").getByText("Nog niet klaar.")).toBeVisible();
      await expect(unsaved).toBeVisible();
    });
    await test.step("a conflict is resolved with theirs, keeping my other edits", async () => {
      await save.click();
      const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
      await dialog.getByRole("button", { name: "Keep their version" }).click();
      await expect(toast("Download page content has been saved successfully.")).toBeVisible();
      await expect(title).toHaveValue("Hun gids");
      await expect(unsaved).toHaveCount(0);
      await expect(page.getByText(/are back/)).toHaveCount(0);
      expect(await stored(draft)).toMatchObject([
        { language: "en", button_text: "Send it" },
        { language: "nl", title: "Hun gids", content: "<p>Nog niet klaar.</p>" },
      ]);
    });
    await test.step("restored input is discarded on request", async () => {
      await title.fill("Toch anders");
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect(title).toHaveValue("Toch anders");
      await page.getByRole("button", { name: "Discard them" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
      await expect(title).toHaveValue("Hun gids");
      await expect(unsaved).toHaveCount(0);
      await page.reload();
      await expect(title).toHaveValue("Hun gids");
      await expect(page.getByText(/are back/)).toHaveCount(0);
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
