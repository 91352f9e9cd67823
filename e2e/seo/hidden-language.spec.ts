import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";
import { statusError } from "../fixtures/pages.ts";

test.use({ expectedErrors: [statusError(404)] });

test("a hidden language is on no page, feed or map, and back as soon as it is published", async ({
  page,
  admin,
  request,
  baseURL,
}) => {
  const title = someTitle();
  const { id, slug } = await storeArticle(admin.client, title, {
    english: "<p>Text.</p>",
    isPublished: true,
  });
  const english = `/en/insights/${slug}`;
  const textOf = async (path: string) => (await request.get(path)).text();
  const note = page.getByText("This text is only available in Dutch.");

  await page.goto(english);
  await expect(note).toHaveCount(0);
  await expect(page.locator("link[hreflang=nl]")).toHaveCount(1);
  expect(await textOf("/en/rss.xml")).toContain(english);

  await publish(admin.client, id, "en", false);
  await page.goto(english);
  await expect(note).toBeVisible();
  await expect(page.getByText("Tekst.", { exact: true })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/insights/${slug}`);
  await expect(page.locator("link[hreflang=en]")).toHaveCount(0);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await textOf("/en/rss.xml")).not.toContain(slug);
  expect(await textOf(`${english}.md`)).toContain("only available in Dutch");
  expect(await textOf("/sitemap.xml")).not.toContain(english);

  await publish(admin.client, id, "nl", false);
  for (const path of [english, `/insights/${slug}`, `/blog/${slug}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/404$/);
  }
  expect(await textOf("/insights")).not.toContain(slug);
  expect(await textOf("/rss.xml")).not.toContain(slug);
  expect((await request.get(`/insights/${slug}.md`, { maxRedirects: 0 })).status()).not.toBe(200);
  expect((await request.get(`/og/insights/${slug}.png`, { maxRedirects: 0 })).status()).not.toBe(200);

  await publish(admin.client, id, "en", true);
  await page.goto(`/insights/${slug}`);
  await expect(page.getByText("Deze tekst is alleen in het Engels beschikbaar.")).toBeVisible();
});

async function publish(
  client: SupabaseClient,
  id: string,
  language: string,
  published: boolean,
): Promise<void> {
  const texts = client.from("otm_blog_article_content");
  await texts.update({ published }).eq("article_id", id).eq("language", language).throwOnError();
}
