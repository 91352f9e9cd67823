import type { SupabaseClient } from "@supabase/supabase-js";
import { articleDocument } from "../../supabase/tests/article-document.ts";
import { expect, signIn, test } from "../fixtures/accounts.ts";
import { statusError } from "../fixtures/pages.ts";
import { articleRows } from "../fixtures/panel-screens.ts";

/** Saves an article of this test, as the panel does. */
async function saveArticle(client: SupabaseClient, slug: string, isPublished: boolean): Promise<void> {
  const texts = { content: "<p>Tekst</p>", excerpt: `Excerpt of ${slug}`, subtitle: null };
  const { error } = await client.rpc("save_document", {
    _kind: "article",
    _document: articleDocument({
      slug,
      author: `Author ${slug}`,
      read_time: 7,
      published: isPublished,
      content: [
        { language: "nl", title: `Nederlands ${slug}`, ...texts },
        { language: "en", title: `English ${slug}`, ...texts },
      ],
    }),
  });
  expect(error).toBeNull();
}

function some(): string {
  return `test-${Math.random().toString(36).slice(2, 10)}`;
}

test.use({ expectedErrors: [statusError(500), "An action in the panel failed"] });

test("an article is found by title, author, slug and status, and deleted after confirmation, unless that fails", async ({
  page,
  createUser,
}) => {
  const user = await createUser({ isAdmin: true });
  const [draft, published] = [some(), some()];
  await saveArticle(user.client, draft, false);
  await saveArticle(user.client, published, true);
  await signIn(page, user);
  const cards = articleRows(page);
  const search = page.getByRole("searchbox", { name: "Search articles" });
  const status = page.getByRole("combobox", { name: "Status" });

  for (const wanted of [`nederlands ${draft}`, `ENGLISH ${draft}`, `author ${draft}`, draft]) {
    await search.fill(wanted);
    await expect(cards).toHaveCount(1);
  }
  const card = cards.first();
  await expect(card.getByRole("heading")).toHaveText(`English ${draft}`);
  await expect(card.getByText(`By Author ${draft}`)).toBeVisible();
  await expect(card.getByText("7 min read")).toBeVisible();
  await expect(card.getByText("Draft", { exact: true })).toBeVisible();
  await expect(card.getByText(`Excerpt of ${draft}`)).toBeVisible();
  await expect(card.getByRole("link", { name: "View" })).toHaveAttribute(
    "href",
    /^\/admin\/preview\/article\/[0-9a-f-]{36}$/,
  );
  await expect(card.getByRole("link", { name: "Edit" })).toHaveAttribute(
    "href",
    /^\/admin\/blog-editor\/[0-9a-f-]{36}$/,
  );

  await status.selectOption("Published");
  await expect(page.getByText("No articles found matching your criteria.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Your First Article" })).toBeVisible();
  await search.fill(published);
  await expect(cards).toHaveCount(1);
  await expect(card.getByRole("link", { name: "View" })).toHaveAttribute("href", `/insights/${published}`);
  await status.selectOption("Drafts");
  await expect(cards).toHaveCount(0);

  await search.fill(draft);
  await expect(cards).toHaveCount(1);
  const remove = card.getByRole("button", { name: `Delete English ${draft}` });
  const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });

  await remove.click();
  await expect(
    dialog.getByText("This action cannot be undone. This will permanently delete the insight."),
  ).toBeVisible();
  await expect(dialog.getByText(`English ${draft}`)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(cards).toHaveCount(1);
  await expect(remove).toBeFocused();

  await page.route("**/rest/v1/rpc/delete_article", (route) => route.fulfill({ status: 500, json: {} }));
  await remove.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").getByText("Failed to delete article")).toBeVisible();
  await expect(cards).toHaveCount(1);
  await page.unrouteAll();

  await remove.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").getByText("Article deleted successfully")).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Blog Administration" })).toBeFocused();
  const left = await user.client.from("otm_blog_articles").select("id").eq("slug", draft);
  expect(left.data).toEqual([]);
});
