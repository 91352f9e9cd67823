import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, slugOf, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";
import { at, languages } from "../fixtures/pages.ts";

test("former addresses of an article redirect in one step, until it is renamed back", async ({
  admin,
  request,
}) => {
  const { client } = admin;
  const { slugs, versions } = await renameTwice(client);
  const [old = "", between = "", now = ""] = slugs;
  for (const language of languages) {
    for (const slug of [old, between]) {
      // The article is Dutch only: its English address shows the Dutch text.
      for (const [folder, end] of [
        ["/insights", ""],
        ["/blog", ""],
        ["/insights", ".md"],
      ] as const) {
        const [from, to] = [`${folder}/${slug}${end}`, `${folder}/${now}${end}`];
        await expectRedirect(request, at(language, from), at(language, to));
      }
      await expectRedirect(request, `/og/insights/${slug}.png`, `/og/insights/${now}.png`);
    }
  }
  const query = "?utm_source=brief&utm_campaign=na-de-zomer";
  await expectRedirect(request, `/en/insights/${old}${query}`, `/en/insights/${now}${query}`);
  await expectRedirect(request, "/blog?utm_source=brief", "/insights?utm_source=brief");

  await rename(client, versions.at(-1), old);
  await expect.poll(async () => (await ask(request, `/insights/${old}`)).status()).toBe(200);
  for (const slug of [between, now]) await expectRedirect(request, `/insights/${slug}`, `/insights/${old}`);
});

test("links on an open page reach a renamed article", async ({ admin, page, request }) => {
  const title = someTitle();
  const version = await storeArticle(admin.client, title, { isPublished: true });
  const link = page.getByRole("main").getByRole("link", { name: title });
  await page.goto("/insights");
  await expect(link).toBeVisible();
  const now = `${version.slug}-2`;
  await rename(admin.client, version, now);
  await link.click();
  await expect(page).toHaveURL(`/insights/${now}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  const data = await request.get(`/insights/${version.slug}.data`, { maxRedirects: 0 });
  expect(await data.text()).toContain(`/insights/${now}`);
});

test("a form opened before its page was renamed is stored, with scripts and without", async ({
  admin,
  browser,
}) => {
  const { client } = admin;
  for (const hasScripts of [true, false]) {
    const slug = `gids-${randomUUID().slice(0, 13)}`;
    const { data } = await client
      .from("otm_download_pages")
      .insert({ slug, active: true })
      .select("id")
      .single();
    await client
      .from("otm_download_page_content")
      .insert({ page_id: data?.id, language: "nl", title: "Gids", confirmation_title: "Onderweg naar u" });
    const visitor = await browser.newContext({ javaScriptEnabled: hasScripts });
    const page = await visitor.newPage();
    await page.goto(`/download/${slug}`);
    await page.getByRole("textbox", { name: "Naam" }).fill("Anna");
    await page.getByRole("textbox", { name: "E-mail" }).fill("anna@klant.example");
    const renamed = await client
      .from("otm_download_pages")
      .update({ slug: `${slug}-2` })
      .eq("id", data?.id);
    expect(renamed.error).toBeNull();
    await page.locator("form").filter({ hasText: "Naam" }).getByRole("button").click();
    await expect(page.getByText("Onderweg naar u")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/download/${slug}-2`));
    const stored = await client.from("otm_download_submissions").select("name").eq("page_id", data?.id);
    expect(stored.data).toEqual([{ name: "Anna" }]);
    await visitor.close();
  }
});

type Version = Awaited<ReturnType<typeof storeArticle>>;

async function renameTwice(client: SupabaseClient) {
  const title = someTitle();
  const versions = [await storeArticle(client, title, { isPublished: true })];
  for (const end of ["-2", "-3"]) versions.push(await rename(client, versions.at(-1), slugOf(title) + end));
  return { versions, slugs: versions.map(({ slug }) => slug) };
}

async function rename(client: SupabaseClient, version: Version | undefined, slug: string): Promise<Version> {
  if (!version) throw new Error("There is nothing to rename");
  const { data } = await client
    .from("otm_blog_article_content")
    .select("title")
    .eq("article_id", version.id)
    .single();
  return storeArticle(client, data?.title, { isPublished: true, over: { ...version, slug } });
}

function ask(request: APIRequestContext, path: string) {
  return request.get(path, { maxRedirects: 0 });
}

/** Expects one permanent redirect to an existing page. */
async function expectRedirect(request: APIRequestContext, from: string, to: string): Promise<void> {
  await expect.poll(async () => (await ask(request, from)).status(), from).toBe(301);
  expect((await ask(request, from)).headers().location, from).toBe(to);
  expect((await ask(request, to)).status(), to).toBe(200);
}
