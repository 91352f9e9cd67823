import { fillIn, loginForm } from "../fixtures/accounts.ts";
import { blockedScript, type Draft, expect, screen, test } from "../fixtures/download-editor.ts";
import { statusError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [blockedScript, statusError(409)] });

test("unsaved input survives a reload and a crash, and is saved, or discarded on request", async ({
  page,
  expectAccessible,
  draft,
  context,
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
  await test.step("unsaved input survives a crash", async () => {
    await screen(page).title.fill("Gids na een crash");
    // A crash: no pagehide or unload handler runs.
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto(`/admin/download-pages/${draft.id}`);
    await expect(next.getByText(/are back/)).toBeVisible();
    await expect(screen(next).title).toHaveValue("Gids na een crash");
  });
});

test.describe("an expired session", () => {
  test.use({ expectedErrors: [blockedScript, statusError(401), statusError(403), "was not"] });

  test("keeps the input for the same user", async ({ page, draft }) => {
    await screen(page).title.fill("Gids");
    await draft.admin.client.auth.signOut({ scope: "others" });
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await expect(page).toHaveURL("/beheer");
    page.on("dialog", (dialog) => void dialog.accept());
    await expect(loginForm(page).signIn).toBeVisible();
    await fillIn(page, draft.admin);
    await expect(page).toHaveURL(`/admin/download-pages/${draft.id}`);
    await expect(screen(page).title).toHaveValue("Gids");
  });
});

test.describe("a page saved by another user meanwhile", () => {
  test("shows an accessible conflict, resolved with mine", async ({ page, draft, expectAccessible }) => {
    const { title, field, save, toast, unsaved } = screen(page);
    const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
    await title.fill("Mijn gids");
    await field("Button Text").fill("Stuur maar");
    await store(draft, { language: "nl", title: "Hun gids" });
    await save.click();
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["Title (NL)"]);
    await expect(dialog.getByRole("definition")).toHaveText(["Mijn gids", "Hun gids"]);
    await expectAccessible();
    expect(await stored(draft)).toMatchObject([{ title: "Hun gids", button_text: "" }]);

    await dialog.getByRole("button", { name: "Decide later" }).click();
    await expect(title).toHaveValue("Mijn gids");
    await expect(unsaved).toBeVisible();
    await save.click();
    await dialog.getByRole("button", { name: "Keep my version" }).click();
    await expect(toast("Download page content has been saved successfully.")).toBeVisible();
    await expect(unsaved).toHaveCount(0);
    expect(await stored(draft)).toMatchObject([{ title: "Mijn gids", button_text: "Stuur maar" }]);
  });

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
