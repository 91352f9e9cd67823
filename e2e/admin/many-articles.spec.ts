import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { go } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

if (isThorough)
  test("many articles: the list has pages, and an old one is found by search where articles are chosen", async ({
    page,
    site,
  }) => {
    await site.execute(`
    insert into public.otm_blog_articles (id, slug, published, created_at)
      select ('f0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'old-' || n, n % 2 = 0,
        timestamptz '2020-01-01' - n / 3 * interval '1 day' from generate_series(1, 300) n;
    insert into public.otm_blog_article_content (article_id, language, title, content)
      select id, 'en', 'Old ' || substr(slug, 5), '<p>Text</p>' from public.otm_blog_articles where slug like 'old-%'`);
    await signIn(page, firstAdminOf(site));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
    await test.step("the list has pages of twenty, with the filter in the URL", async () => {
      const list = page.getByRole("region", { name: "Blog Administration" });
      const titles = list.getByRole("heading", { level: 2 });
      await expect(page.getByText("Total Articles").locator("..")).toContainText(/3\d\d/);
      await page.getByRole("searchbox", { name: "Search articles" }).fill("old");
      await page.getByRole("combobox", { name: "Status" }).selectOption("Drafts");
      await expect(page).toHaveURL(/\?q=old&status=draft$/);
      await expect(titles).toHaveCount(20);
      await expect(titles.first()).toHaveText("Old 1");
      await list.getByRole("link", { name: "Older" }).click();
      await expect(titles.first()).toHaveText("Old 39");
      await expect(list).toBeFocused();
      await list.getByRole("link", { name: "Newer" }).click();
      await expect(titles.first()).toHaveText("Old 1");
      await expect(list.getByRole("link", { name: "Newer" })).toHaveCount(0);
      await page.goBack();
      await expect(titles.first()).toHaveText("Old 39");
    });
    await test.step("an old one is found to be featured", async () => {
      await page.getByRole("link", { name: /^Homepage/ }).click();
      const picker = page.getByRole("combobox", { name: "Article" });
      await expect(picker.getByRole("option", { name: "Old 2", exact: true })).toHaveCount(1);
      await expect(picker.getByRole("option", { name: "Old 298" })).toHaveCount(0);
      await page.getByRole("searchbox", { name: "Search articles" }).fill("old 298");
      await picker.selectOption("Old 298");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(
        page.getByRole("region", { name: /^Featured Articles/ }).getByRole("listitem"),
      ).toContainText(["", "", "", "Old 298"]);
    });
    await test.step("an old one is found in a section of a page, and is shown by its title", async () => {
      const sections = [{ id: "s1", type: "articles", hidden: false, title: "", articles: [], tag: [] }];
      await site.execute(`
    insert into public.otm_pages (id, slug) values ('f1000000-0000-4000-8000-000000000001', 'met-artikelen');
    insert into public.otm_page_content (page_id, language, title, sections)
      values ('f1000000-0000-4000-8000-000000000001', 'en', 'With articles', '${JSON.stringify(sections)}')`);
      await go(page, "/admin/pages/f1000000-0000-4000-8000-000000000001");
      const section = page.getByRole("button", { name: /^Articles/ });
      const field = page.getByRole("group", { name: "Articles", exact: true });
      await section.click();
      await field.getByRole("searchbox", { name: "Articles" }).fill("OLD 298");
      await field.getByRole("button", { name: "Add Old 298" }).click();
      await expect(field.getByRole("searchbox")).toBeFocused();
      await expect(field.getByRole("listitem").first()).toHaveText("Old 298");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("status").getByText("Page updated")).toBeVisible();
    });
  });
