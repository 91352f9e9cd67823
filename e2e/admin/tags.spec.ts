import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";
import { headingsOf } from "../fixtures/pages.ts";

test("a tag is created, renamed and deleted, with a name of its own in Dutch, visible to visitors", async ({
  page,
  request,
  admin,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const { newName, row, rename, remove, dialog, toast, all } = screen(page);
  const name = someName();
  const slug = name.toLowerCase();
  const [ofTag, better, inDutch] = [`/insights/tag/${slug}`, `Beter ${name}`, `Nederlandse ${name}`];

  await test.step("created", async () => {
    await page.goto("/admin");
    await page.getByRole("link", { name: "Manage tags" }).click();
    await expect(page).toHaveURL("/admin/tags");
    await newName.fill(`  ${name}  `);
    await expect(newName).toHaveAccessibleDescription(`The address of its page: ${ofTag}`);
    await newName.press("Enter");
    await expect(toast("Tag created successfully")).toBeVisible();
    await expect(newName).toHaveValue("");
    await expect(row(name)).toContainText("No articles");
    await expect(row(name).getByRole("button", { name: "in a new tab" })).toBeDisabled();
  });

  const tagId = await idOf(admin.client, slug);
  const article = await storeArticle(admin.client, someTitle(), {
    isPublished: true,
    english: "<p>Text.</p>",
  });
  const note = await storeArticle(admin.client, someTitle());
  const links = [article, note].map(({ id }) => ({ article_id: id, tag_id: tagId }));
  await admin.client.from("otm_blog_article_tags").insert(links).throwOnError();
  const [dutchArticle, englishArticle] = [`/insights/${article.slug}`, `/en/insights/${article.slug}`];
  /** What leads to the page of the tag in an article. */
  const chip = async (path: string) => tagLink(await read(path), slug);
  await test.step("shown with its articles", async () => {
    expect(headingsOf(await read(ofTag), 1)).toEqual([`Insights over ${name}`]);
    expect(await chip(englishArticle)).toBe(name);
    await page.reload();
    await expect(row(name)).toContainText("2 articles");
    await expect(row(name).getByRole("link", { name: "in a new tab" })).toHaveAttribute("href", ofTag);
  });

  await test.step("renamed, in Dutch too", async () => {
    await rename(name).click();
    const field = page.getByRole("textbox", { name: `New name for ${name}` });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(name);
    await expect(field).toHaveAccessibleDescription(
      `Only the name changes. The address stays ${ofTag}, so links to it keep working.`,
    );
    await field.fill("To be let go of");
    await field.press("Escape");
    await expect(rename(name)).toBeFocused();
    await rename(name).click();
    await field.fill(better);
    await field.press("Enter");
    await expect(toast("Tag renamed successfully")).toBeVisible();
    await expect(rename(better)).toBeFocused();
    await expect(row(better)).toContainText(ofTag);
    await expect.poll(async () => headingsOf(await read(ofTag), 1)).toEqual([`Insights over ${better}`]);

    await rename(better).click();
    const dutch = page.getByRole("textbox", { name: "Name on Dutch pages" });
    await expect(dutch).toHaveAccessibleDescription("Without it Dutch pages show the name above.");
    await dutch.fill(inDutch);
    await dutch.press("Enter");
    await expect(row(better)).toContainText(`In Dutch: ${inDutch}`);
    await expect.poll(async () => headingsOf(await read(ofTag), 1)).toEqual([`Insights over ${inDutch}`]);
    const [english] = headingsOf(await read(`/en${ofTag}`), 1);
    expect(english).toContain(better);
    expect(english).not.toContain("Nederlandse");
    expect(await read(dutchArticle)).toContain(`property="article:tag" content="${inDutch}"`);
    expect([await chip(dutchArticle), await chip(englishArticle)]).toEqual([inDutch, better]);
    await rename(better).click();
    await dutch.fill("");
    await dutch.press("Enter");
    await expect(row(better)).not.toContainText("In Dutch");
    await expect.poll(async () => headingsOf(await read(ofTag), 1)).toEqual([`Insights over ${better}`]);
  });

  await test.step("deleted", async () => {
    await remove(better).click();
    await expect(dialog).toHaveAccessibleDescription(
      `This deletes the tag ${better}. It is taken from 2 articles. Its page ${ofTag} goes away.`,
    );
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(remove(better)).toBeFocused();
    await remove(better).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(toast(`Deleted: ${better}`)).toBeVisible();
    await expect(row(better)).toHaveCount(0);
    await expect(all).toBeFocused();
    expect((await request.get(ofTag)).status()).toBe(404);
    expect(await read(dutchArticle)).not.toContain(better);
  });
});

test.describe("what is refused", () => {
  test.use({ expectedErrors: ["An action in the panel failed"] });

  test("is told, and the input is kept", async ({ page, admin }) => {
    const [name, other, theirs, mine] = [someName(), someName(), someName(), someName()];
    const tags = admin.client.from("otm_blog_tags");
    await storeTag(admin.client, name);
    await storeTag(admin.client, other);
    await page.goto("/admin/tags");
    const { newName, rename, remove, row, dialog, toast, all } = screen(page);
    await test.step("an invalid name, at its field", async () => {
      const refused = async (field: typeof newName, typed: string, message: string) => {
        await field.fill(typed);
        // The problem is told a moment before the form can be sent again.
        await expect(page.locator("[type=submit][aria-disabled=true]")).toHaveCount(0);
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
    });
    await test.step("a concurrent rename is overwritten only after it was shown", async () => {
      await page.getByRole("textbox", { name: `New name for ${other}` }).fill(mine);
      await tags.update({ name: theirs }).eq("slug", other.toLowerCase()).throwOnError();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(
        toast(
          "Failed to rename tag. Somebody else renamed it in the meantime; what you typed is still here.",
        ),
      ).toBeVisible();
      const field = page.getByRole("textbox", { name: `New name for ${theirs}` });
      await expect(field).toHaveValue(mine);
      const { data } = await tags.select("name").eq("slug", other.toLowerCase()).single();
      expect(data).toEqual({ name: theirs });
      await field.press("Enter");
      await expect(row(mine)).toBeVisible();
    });
    await test.step("a deleted tag can't be deleted again, and leaves the list", async () => {
      await remove(name).click();
      await expect(dialog).toHaveAccessibleDescription(
        /No article carries it\. It has no page on the site\.$/,
      );
      await tags.delete().eq("slug", name.toLowerCase()).throwOnError();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(toast("Failed to delete tag. Somebody else deleted it in the meantime.")).toBeVisible();
      await expect(row(name)).toHaveCount(0);
      await expect(all).toBeFocused();
    });
  });
});

function screen(page: Page) {
  return {
    newName: page.getByRole("textbox", { name: "Name of the new tag" }),
    all: page.getByRole("region", { name: "All Tags" }),
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

/** The words of the first link to the page of a tag. */
function tagLink(html: string, slug: string): string | undefined {
  const [, inner] = new RegExp(`<a[^>]*/insights/tag/${slug}"[^>]*>(.*?)</a>`, "s").exec(html) ?? [];
  return inner?.replace(/<[^>]*>/g, "");
}
