// @module-tag S3

import { beforeAll, describe, expect, it } from "vitest";
import {
  arrangeContent,
  draft,
  draftPage,
  formerMember,
  published,
  secretTag,
} from "../../../../supabase/tests/content.ts";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

const content = "otm_blog_article_content";
const faqs = "otm_blog_article_faqs";
const tags = "otm_blog_tags";
const articleTags = "otm_blog_article_tags";
const featured = "otm_homepage_featured_articles";
const articles = "otm_blog_articles";

// Requests for rows of a draft, or parts of them.
const directly = [
  `${articles}?id=eq.${draft}`,
  `${articles}?published=eq.false`,
  `${articles}?slug=like.draf*`,
  `${articles}?or=(published.is.false,id.eq.${draft})`,
  `${content}?article_id=eq.${draft}`,
  `${content}?title=ilike.*concept*`,
  `${faqs}?article_id=eq.${draft}`,
  `${articleTags}?article_id=eq.${draft}`,
  `${tags}?id=eq.${secretTag}`,
  `${featured}?article_id=eq.${draft}`,
  `otm_blog_article_slugs?article_id=eq.${draft}`,
  `otm_download_pages?id=eq.${draftPage}`,
  `otm_download_page_content?page_id=eq.${draftPage}`,
  `otm_download_page_slugs?page_id=eq.${draftPage}`,
  `otm_team_members?id=eq.${formerMember}`,
];

// The same through embedded tables, in both directions.
const embedded = [
  `${content}?select=article_id,${articles}!inner(slug)&${articles}.published=eq.false`,
  `${faqs}?select=id,${articles}!inner(slug)&${articles}.id=eq.${draft}`,
  `${articles}?select=slug,${content}!inner(content)&${content}.title=like.*Concept*`,
  `${articles}?select=slug,${tags}!inner(name)&${tags}.name=eq.Secret`,
  `${tags}?select=name,${articleTags}!inner(article_id)&${articleTags}.article_id=eq.${draft}`,
  `${featured}?select=display_order,${articles}!inner(slug)&${articles}.published=eq.false`,
  `${featured}?select=display_order&display_order=eq.2`,
  `${articleTags}?select=tag_id,${tags}!inner(name)&${tags}.name=eq.Secret`,
  `${articles}?select=slug,${featured}!inner(display_order)&${featured}.display_order=eq.2`,
  `otm_download_pages?select=slug,otm_download_page_content!inner(title)&otm_download_page_content.title=eq.Concept`,
];

describeOnDatabase("a draft, over the API", (open) => {
  let api: Api;
  let user: string;
  beforeAll(async () => {
    api = await openApi(await open());
    await arrangeContent(api.database);
    user = await api.signIn();
  });

  describe.each(["visitor", "user"])("for a %s", (who) => {
    const ask = (path: string, init: RequestInit = {}) =>
      api.call(`/rest/v1/${path}`, init, who === "user" ? user : undefined);

    it.each([...directly, ...embedded])("is not in %s, nor in its count", async (path) => {
      const response = await ask(path, { headers: { Prefer: "count=exact" } });
      expect([response.status, await response.text()]).toEqual([200, "[]"]);
      expect(response.headers.get("content-range")).toBe("*/0");
      const head = await ask(path, { method: "HEAD", headers: { Prefer: "count=exact" } });
      expect(head.headers.get("content-range")).toBe("*/0");
    });

    it("is not embedded in published rows", async () => {
      const all = await ask(`${tags}?select=name,${articles}(slug,${content}(content),${faqs}(answer_nl))`);
      expect(await all.text()).not.toMatch(/Secret|draft|Geheim/);
      const linked = await ask(`${featured}?select=*,${articles}(*,${content}(*))`);
      expect(await linked.text()).not.toMatch(/draft|Geheim|Concept/);
    });

    it("is revealed neither by an error nor by a conflict", async () => {
      const casts = [draft, crypto.randomUUID()].map((id) => ask(`${articles}?id=eq.${id}&select=slug::int`));
      const [there, nowhere] = await Promise.all(casts.map(async (cast) => (await cast).text()));
      expect(there).toBe(nowhere);
      const tries = ["draft", "not-there"].map((slug) =>
        ask(`${articles}?on_conflict=slug`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Prefer: "resolution=ignore-duplicates" },
          body: JSON.stringify({ slug }),
        }),
      );
      const [known, unknown] = await Promise.all(
        tries.map(async (one) => ({ status: (await one).status, text: await (await one).text() })),
      );
      expect(known).toEqual(unknown);
      expect(known?.status).toBe(who === "user" ? 403 : 401);
    });

    it("is not found by the search", async () => {
      const response = await ask("rpc/search_articles", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ _query: "geheim", _language: "nl" }),
      });
      expect([response.status, await response.text()]).toEqual([200, "[]"]);
    });
  });

  it("is hidden from all, and the rest visible (control)", async () => {
    const response = await api.call(`/rest/v1/${content}?article_id=eq.${published}&select=content`);
    expect(await response.text()).toContain("Voor iedereen");
    const admin = await api.signIn({ isAdmin: true });
    for (const path of [...directly, ...embedded]) {
      const found = await api.call(`/rest/v1/${path}`, {}, admin);
      expect([path, found.status, await found.text()]).not.toEqual([path, 200, "[]"]);
      expect([path, found.status]).toEqual([path, 200]);
    }
  });
});
