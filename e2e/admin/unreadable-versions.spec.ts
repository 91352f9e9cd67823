// @module-tag Documents

import { editor, expect, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";
import { go } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";

/** Stores a newest version as it is from before documents were checked. */
async function storeUnchecked(site: Site, id: string, document: object): Promise<void> {
  await site.execute(`
    set local session_replication_role = replica;
    insert into public.otm_versions (kind, subject_id, number, state, document)
    select kind, subject_id, max(number) + 1, 'working', '${JSON.stringify(document)}' from public.otm_versions
    where subject_id = '${id}' group by kind, subject_id`);
}

test("changes that can't be read open with the rest, are not restored, and are discarded", async ({
  page,
  admin,
  site,
}) => {
  const title = someTitle();
  const { id } = await storeArticle(admin.client, title, { isPublished: true });
  const content = [{ language: "nl", title: 5, content: "<p>Wat wacht.</p>" }];
  await storeUnchecked(site, id, {
    author: "Eva",
    read_time: 5,
    published: true,
    content,
    tags: [],
    faqs: [],
  });

  await test.step("the editor says what is missing", async () => {
    await page.goto(`/admin/blog-editor/${id}`);
    const { field, tab } = editor(page);
    await tab("Basic Info").click();
    await expect(field("Author")).toHaveValue("Eva");
    await expect(page.getByText(/^Part of these changes can’t be read.*Slug, .*Related/)).toBeVisible();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
    await expect(field("Author")).toHaveValue("Noor");
    await expect(page.getByText(/^Part of these changes/)).toHaveCount(0);
  });

  await test.step("the history compares what can be read, and restores nothing", async () => {
    await go(page, `/admin/blog-editor/${id}/history`);
    await expect(
      page
        .getByRole("note")
        .getByText("Of version 3 this can’t be read: Title (NL), Slug, Related Articles."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Restore version 3" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("So it can’t be restored");
    await expect(dialog.getByRole("button", { name: "Restore" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });
});
