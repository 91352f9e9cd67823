import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, openEditor, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";
import { statusError } from "../fixtures/pages.ts";

const failure = "An action in the panel failed";

test("a tag is created, renamed, named in Dutch and deleted, visible to visitors", async ({
  page,
  admin,
  expectAccessible,
}) => {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Manage tags" }).click();
  await expect(page).toHaveURL("/admin/tags");
  const { newName, row, rename, remove, dialog, toast, all } = screen(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tags");
  const name = someName();
  const slug = name.toLowerCase();
  const tagPage = `/insights/tag/${slug}`;
  await newName.fill(`  ${name}  `);
  await expect(newName).toHaveAccessibleDescription(`The address of its page: ${tagPage}`);
  await newName.press("Enter");
  await expect(toast("Tag created successfully")).toBeVisible();
  await expect(newName).toHaveValue("");
  await expect(row(name)).toContainText("No articles");
  await expect(row(name).getByRole("button", { name: "in a new tab" })).toBeDisabled();

  const tagId = await idOf(admin.client, slug);
  const article = await storeArticle(admin.client, someTitle(), {
    isPublished: true,
    english: "<p>Text.</p>",
  });
  const note = await storeArticle(admin.client, someTitle());
  const links = [article, note].map(({ id }) => ({ article_id: id, tag_id: tagId }));
  await admin.client.from("otm_blog_article_tags").insert(links).throwOnError();
  await page.reload();
  await expect(row(name)).toContainText("2 articles");
  await expect(row(name).getByRole("link", { name: "in a new tab" })).toHaveAttribute("href", tagPage);

  const better = `Beter ${name}`;
  const field = page.getByRole("textbox", { name: `New name for ${name}` });
  await test.step("the name changes, the address stays", async () => {
    await rename(name).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(name);
    await expect(field).toHaveAccessibleDescription(
      `Only the name changes. The address stays ${tagPage}, so links to it keep working.`,
    );
    await expectAccessible();
    await field.fill("To be let go of");
    await field.press("Escape");
    await expect(rename(name)).toBeFocused();
    await rename(name).click();
    await field.fill(better);
    await field.press("Enter");
    await expect(toast("Tag renamed successfully")).toBeVisible();
    await expect(rename(better)).toBeFocused();
    await expect(row(better)).toContainText(tagPage);
    expect(await html(page, tagPage)).toContain(`>Insights over ${better}</h1>`);
  });
  await test.step("Dutch pages have a name of their own", async () => {
    await rename(better).click();
    const dutch = page.getByRole("textbox", { name: "Name on Dutch pages" });
    await expect(dutch).toHaveAccessibleDescription("Without it Dutch pages show the name above.");
    await dutch.fill(`Nederlandse ${name}`);
    await dutch.press("Enter");
    await expect(row(better)).toContainText(`In Dutch: Nederlandse ${name}`);
    expect(await html(page, tagPage)).toContain(`>Insights over Nederlandse ${name}</h1>`);
    expect(await html(page, `/insights/${article.slug}`)).toContain(
      `<meta property="article:tag" content="Nederlandse ${name}"/>`,
    );
    const english = await html(page, `/en/insights/${article.slug}`);
    expect(english).toContain(better);
    expect(english).not.toContain("Nederlandse");
  });
  await test.step("it is deleted after confirmation, and its page goes", async () => {
    await remove(better).click();
    await expect(dialog).toHaveAccessibleDescription(
      `This deletes the tag ${better}. It is taken from 2 articles. Its page ${tagPage} goes away.`,
    );
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(remove(better)).toBeFocused();
    await remove(better).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(toast("Tag deleted successfully")).toBeVisible();
    await expect(row(better)).toHaveCount(0);
    await expect(all).toBeFocused();
    expect((await page.request.get(tagPage)).status()).toBe(404);
    const shown = await html(page, `/insights/${article.slug}`);
    expect(shown).toContain("<h1");
    expect(shown).not.toContain(name);
  });
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test.describe("names and concurrent changes", () => {
  test.use({ expectedErrors: [failure] });

  test("what is rejected is told at its field, and the input is kept", async ({ page, admin }) => {
    await test.step("an invalid name, on creation and rename", async () => {
      const [name, other] = [someName(), someName()];
      await storeTag(admin.client, name);
      await storeTag(admin.client, other);
      await page.goto("/admin/tags");
      const { newName, rename, row } = screen(page);
      const refused = async (field: typeof newName, typed: string, message: string) => {
        await field.fill(typed);
        await field.press("Enter");
        await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(typed);
      };

      await refused(newName, "🚀", "Failed to create tag. Its name needs a letter from a to z, or a digit.");
      await refused(newName, name, `Failed to create tag. There is a tag named ${name} already.`);

      await rename(other).click();
      const field = page.getByRole("textbox", { name: `New name for ${other}` });
      await refused(field, " ", "Please fill in this field.");
      await refused(field, name.toUpperCase(), `Failed to rename tag. There is a tag named ${name} already.`);
      // A change of case is no conflict with itself.
      await field.fill(other.toUpperCase());
      await page.getByRole("button", { name: "Save" }).click();
      await expect(row(other.toUpperCase())).toContainText(`/insights/tag/${other.toLowerCase()}`);

      // The slug is unchanged.
      const later = someName();
      await admin.client
        .from("otm_blog_tags")
        .update({ name: later })
        .eq("slug", name.toLowerCase())
        .throwOnError();
      await page.reload();
      await refused(
        newName,
        name,
        `Failed to create tag. The tag ${later} has the address /insights/tag/${name.toLowerCase()} already.`,
      );
    });
    await test.step("a deleted tag can't be deleted again, and leaves the list", async () => {
      const name = someName();
      await storeTag(admin.client, name);
      await page.goto("/admin/tags");
      const { remove, row, dialog, toast, all } = screen(page);
      await remove(name).click();
      await expect(dialog).toHaveAccessibleDescription(
        /No article carries it\. It has no page on the site\.$/,
      );
      await admin.client.from("otm_blog_tags").delete().eq("slug", name.toLowerCase()).throwOnError();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(toast("Failed to delete tag. Somebody else deleted it in the meantime.")).toBeVisible();
      await expect(row(name)).toHaveCount(0);
      await expect(all).toBeFocused();
    });
    await test.step("a concurrent rename is overwritten only after it was shown", async () => {
      const [name, theirs, mine] = [someName(), someName(), someName()];
      const storedTag = admin.client
        .from("otm_blog_tags")
        .select("name")
        .eq("slug", name.toLowerCase())
        .single();
      await storeTag(admin.client, name);
      await page.goto("/admin/tags");
      const { rename, row, toast } = screen(page);
      await rename(name).click();
      await page.getByRole("textbox", { name: `New name for ${name}` }).fill(mine);
      await admin.client
        .from("otm_blog_tags")
        .update({ name: theirs })
        .eq("slug", name.toLowerCase())
        .throwOnError();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(
        toast(
          "Failed to rename tag. Somebody else renamed it in the meantime; what you typed is still here.",
        ),
      ).toBeVisible();
      const field = page.getByRole("textbox", { name: `New name for ${theirs}` });
      await expect(field).toHaveValue(mine);
      await expect(field).toBeFocused();
      expect((await storedTag).data).toEqual({ name: theirs });
      await field.press("Enter");
      await expect(row(mine)).toBeVisible();
    });
  });
});

test.describe("an open article", () => {
  // The first save fails for the tag and is retried without it.
  test.use({ expectedErrors: [statusError(409), "A tag was not made"] });

  test("gets a tag made meanwhile, and is saved without one deleted meanwhile", async ({ page, admin }) => {
    const name = someName();
    await storeTag(admin.client, name);
    const tagId = await idOf(admin.client, name.toLowerCase());
    const { id } = await storeArticle(admin.client, someTitle());
    const links = admin.client.from("otm_blog_article_tags");
    await links.insert({ article_id: id, tag_id: tagId }).throwOnError();
    const { field, save, toast } = await openEditor(page, id);
    await test.step("a tag that somebody else has made is told, and can be selected", async () => {
      const theirs = someName();
      const newTag = page.getByRole("textbox", { name: "Name of the new tag" });
      await storeTag(admin.client, theirs);
      await page.getByRole("button", { name: "New Tag" }).click();
      await page.keyboard.type(theirs);
      await page.keyboard.press("Enter");
      await expect(toast(`Failed to create tag. There is a tag named ${theirs} already.`)).toBeVisible();
      await expect(newTag).toHaveValue(theirs);
      const selected = page.getByRole("button", { name: theirs, exact: true });
      await selected.click();
      await expect(selected).toHaveAttribute("aria-pressed", "true");
      await newTag.fill("🚀");
      await page.getByRole("button", { name: "Add Tag" }).click();
      await expect(toast(/^Failed to create tag. Its name needs a letter/)).toBeVisible();
    });
    const tag = page.getByRole("button", { name, exact: true });
    await expect(tag).toHaveAttribute("aria-pressed", "true");
    await admin.client.from("otm_blog_tags").delete().eq("id", tagId).throwOnError();
    await field("Author").fill("Iemand anders");
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    await expect(tag).toHaveAttribute("aria-pressed", "false");
    await expect(field("Author")).toHaveValue("Iemand anders");
  });
});

/** What visitors get at this address. */
async function html(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

function screen(page: Page) {
  return {
    newName: page.getByRole("textbox", { name: "Name of the new tag" }),
    all: page.getByRole("heading", { level: 2, name: "All Tags" }),
    row: (name: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) }),
    rename: (name: string) => page.getByRole("button", { name: `Rename ${name}`, exact: true }),
    remove: (name: string) => page.getByRole("button", { name: `Delete ${name}`, exact: true }),
    dialog: page.getByRole("alertdialog", { name: "Are you sure?" }),
    toast: (text: string) => page.getByRole("status").getByText(text, { exact: true }),
  };
}

/** A unique tag name; in lower case it is the slug. */
function someName(): string {
  return `Tag-${randomUUID().slice(0, 13)}`;
}

/** Creates a tag as another client. */
async function storeTag(client: SupabaseClient, name: string): Promise<void> {
  await client.from("otm_blog_tags").insert({ name, slug: name.toLowerCase() }).throwOnError();
}

async function idOf(client: SupabaseClient, slug: string): Promise<string> {
  const { data } = await client.from("otm_blog_tags").select("id").eq("slug", slug).single().throwOnError();
  return data.id;
}
