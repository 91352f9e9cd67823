import type { Page } from "@playwright/test";
import { blockedScript, type Draft, expect, screen, test } from "../fixtures/download-editor.ts";
import { statusError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [blockedScript] });

test.beforeEach(async ({ page, draft }) => {
  const { client } = draft.admin;
  await client.from("otm_download_page_content").insert({ page_id: draft.id, language: "nl", title: "Gids" });
  await client.from("otm_download_pages").update({ active: true }).eq("id", draft.id);
  await page.reload();
  await expect(publication(page).state("Live")).toBeVisible();
});

/** What the editor has for publishing. */
function publication(page: Page) {
  return {
    keep: page.getByRole("button", { name: "Keep for later" }),
    state: (text: string) => page.getByRole("status").getByText(text, { exact: true }),
    waiting: page.getByText("There are changes here that visitors don’t see yet."),
    discard: page.getByRole("button", { name: "Discard changes" }),
  };
}

/** What visitors read. */
async function publicTitle(page: Page, { slug }: Draft): Promise<string | undefined> {
  const html = await (await page.request.get(`/download/${slug}`)).text();
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1];
}

/** Keeps texts beside the live page, as a colleague does. */
async function keepAsColleague({ id, admin }: Draft, texts: object): Promise<void> {
  const versions = admin.client.from("otm_versions").select("number, document").eq("subject_id", id);
  const { data } = await versions.order("number", { ascending: false }).limit(1).single();
  const [dutch, ...others] = data?.document.content ?? [];
  const { error } = await admin.client.rpc("save_working_version", {
    _kind: "download-page",
    _id: id,
    _number: data?.number,
    _document: { ...data?.document, content: [{ language: "nl", ...dutch, ...texts }, ...others] },
  });
  expect(error).toBeNull();
}

test("changes are kept beside the live page, previewed, listed, and published", async ({
  page,
  context,
  draft,
  expectAccessible,
}) => {
  const { title, save, toast, unsaved } = screen(page);
  const { keep, state, waiting } = publication(page);
  await expect(keep).toBeDisabled();
  await title.fill("Handboek");
  await expect(save).toHaveAccessibleDescription("publishes the changes");
  await keep.click();
  await expect(toast("Changes saved. Visitors still see what was there.")).toBeVisible();
  await expect(state("Live · changes not published yet")).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await expectAccessible();
  expect(await publicTitle(page, draft)).toBe("Gids");

  await page.reload();
  await expect(title).toHaveValue("Handboek");
  await expect(waiting).toBeVisible();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Preview" }).click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Handboek");
  await expect(preview.getByText("Voorbeeld: zo ziet de pagina eruit.")).toBeVisible();
  // The form is shown, and sends nothing.
  await expect(preview.locator("[inert]").getByRole("button", { name: "Aanvragen" })).toBeVisible();
  await preview.goto("/admin/download-pages");
  await expect(preview.getByRole("listitem").filter({ hasText: draft.slug })).toContainText(
    "Changes not published",
  );
  await preview.close();
  await save.click();
  await expect(toast("Download page content has been saved successfully.")).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(state("Live")).toBeVisible();
  expect(await publicTitle(page, draft)).toBe("Handboek");
});

test.describe("what a colleague keeps meanwhile", () => {
  test.use({
    expectedErrors: [blockedScript, statusError(409)],
  });

  test("is merged or conflicts, and is not published before it was seen", async ({ page, draft }) => {
    const { title, field, save, toast } = screen(page);
    const { keep } = publication(page);
    await title.fill("Mijn gids");
    await keepAsColleague(draft, { title: "Hun gids" });
    await keep.click();
    const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
    await expect(dialog.getByRole("definition")).toHaveText(["Mijn gids", "Hun gids"]);
    await dialog.getByRole("button", { name: "Keep my version" }).click();
    await expect(toast(/^Changes saved\./)).toBeVisible();
    await expect(keep).toBeDisabled();

    await keepAsColleague(draft, { button_text: "Stuur maar" });
    await field("Form Title").fill("Waarheen?");
    await save.click();
    await expect(toast(/^Nothing is published yet/)).toBeVisible();
    await expect(field("Button Text")).toHaveValue("Stuur maar");
    expect(await publicTitle(page, draft)).toBe("Gids");
    await save.click();
    await expect(toast("Download page content has been saved successfully.")).toBeVisible();
    expect(await publicTitle(page, draft)).toBe("Mijn gids");
  });
});

test("a restored version waits to be published, and is thrown away", async ({
  page,
  draft,
  expectAccessible,
}) => {
  const { title, save, toast } = screen(page);
  const { waiting, discard } = publication(page);
  await title.fill("Handboek");
  await save.click();
  await expect(toast("Download page content has been saved successfully.")).toBeVisible();

  await page.getByRole("link", { name: "History" }).click();
  const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
  const comparison = page.getByRole("region", { name: "What changed" });
  await expect(versions.nth(0)).toContainText(/Live\s*Newest\s*Published/);
  await expect(comparison.getByRole("region", { name: "Dutch" }).locator("ins")).toContainText("Handboek");
  await page.getByRole("link", { name: "Compare version 3 with the one before" }).click();
  await expect(comparison.getByRole("region", { name: "Page" })).toContainText(/Draft.*Published/);
  await expectAccessible();
  await page.getByRole("button", { name: "Restore version 3", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Restore version 3?" });
  await expect(dialog).toContainText("publishing comes after that");
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(toast("Version 3 was restored")).toBeVisible();
  await expect(title).toHaveValue("Gids");
  await expect(waiting).toBeVisible();
  expect(await publicTitle(page, draft)).toBe("Handboek");

  await page.getByRole("link", { name: "History" }).click();
  await expect(versions.nth(0)).toContainText("Restored from version 3");
  await expect(versions.nth(1)).toContainText("Live");
  await page.getByRole("link", { name: "Back to the page" }).click();
  await discard.click();
  const question = page.getByRole("alertdialog", { name: "Discard the changes that are not published?" });
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(toast("The changes were discarded")).toBeVisible();
  await expect(title).toHaveValue("Handboek");
  await expect(waiting).toHaveCount(0);
});
