import type { Page } from "@playwright/test";
import { blockedScript, type Draft, expect, screen, test } from "../fixtures/download-editor.ts";
import { isThorough } from "../fixtures/thorough.ts";

test.use({ expectedErrors: [blockedScript] });

test.beforeEach(async ({ page, draft }) => {
  const { client } = draft.admin;
  await client.from("otm_download_page_content").insert({ page_id: draft.id, language: "nl", title: "Gids" });
  await client.from("otm_download_pages").update({ active: true }).eq("id", draft.id);
  await page.reload();
  await expect(publication(page).state("live")).toBeVisible();
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

if (isThorough)
  test("changes are kept beside the live page, previewed, listed, and published", async ({
    page,
    context,
    draft,
  }) => {
    const { title, save, toast, unsaved } = screen(page);
    const { keep, state, waiting } = publication(page);
    await expect(keep).toBeDisabled();
    await title.fill("Handboek");
    await expect(save).toHaveAccessibleDescription("The button publishes the changes.");
    await keep.click();
    await expect(toast("Changes saved. Visitors still see what was there.")).toBeVisible();
    await expect(state("live, changes waiting")).toBeVisible();
    await expect(unsaved).toHaveCount(0);
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
    await expect(state("live")).toBeVisible();
    expect(await publicTitle(page, draft)).toBe("Handboek");
  });
