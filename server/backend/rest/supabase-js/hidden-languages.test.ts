// @module-tag S3
// @module-tag S53

import { beforeAll, describe, expect, it } from "vitest";
import { arrangeHiddenContent, dark, darkTag, half } from "../../../../supabase/tests/hidden-content.ts";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

const content = "otm_blog_article_content";
const faqs = "otm_blog_article_faqs";
const tags = "otm_blog_tags";
const articleTags = "otm_blog_article_tags";
const featured = "otm_homepage_featured_articles";
const articles = "otm_blog_articles";

// Requests for rows of a hidden language, or of an article that shows none; directly and through embedded tables.
const hidden = [
  `${content}?article_id=eq.${half}&language=eq.en`,
  `${content}?published=is.false`,
  `${content}?title=ilike.*verborgen*`,
  `${content}?or=(published.is.false,excerpt.eq.Verborgen)`,
  `${faqs}?question_en=like.Verborgen*`,
  `${faqs}?article_id=eq.${half}&question_nl=eq.Beide?`,
  `${articles}?select=slug,${content}!inner(content)&${content}.language=eq.en&id=eq.${half}`,
  `${articles}?select=slug,${content}!inner(content)&${content}.published=is.false`,
  `${articles}?select=slug,${faqs}!inner(id)&${faqs}.question_en=like.Verb*`,
  `${content}?select=title,${articles}!inner(slug)&${articles}.slug=eq.half&language=eq.en`,
  `${articles}?id=eq.${dark}`,
  `${articles}?slug=eq.dark`,
  `${articles}?published=is.true&slug=like.da*`,
  `${content}?article_id=eq.${dark}`,
  `${faqs}?article_id=eq.${dark}`,
  `${articleTags}?article_id=eq.${dark}`,
  `${tags}?id=eq.${darkTag}`,
  `${featured}?article_id=eq.${dark}`,
  `otm_blog_article_slugs?article_id=eq.${dark}`,
  `otm_blog_article_slugs?select=slug,${articles}!inner(slug)&slug=eq.was-dark`,
  `${tags}?select=name,${articleTags}!inner(article_id)&${articleTags}.article_id=eq.${dark}`,
  `${featured}?select=display_order,${articles}!inner(slug)&${articles}.slug=eq.dark`,
  `${articles}?select=slug,${tags}!inner(name)&${tags}.name=eq.Verborgen`,
];

describeOnDatabase("a hidden language, over the API", (open) => {
  let api: Api;
  let user: string;
  beforeAll(async () => {
    api = await openApi(await open());
    await arrangeHiddenContent(api.database);
    user = await api.signIn();
  });

  describe.each(["visitor", "user"])("for a %s", (who) => {
    const ask = (path: string, init: RequestInit = {}) =>
      api.call(`/rest/v1/${path}`, init, who === "user" ? user : undefined);

    const post = (name: string, body: object) =>
      ask(`rpc/${name}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });

    it.each(hidden)("is not in %s, nor in its count", async (path) => {
      const response = await ask(path, { headers: { Prefer: "count=exact" } });
      expect([response.status, await response.text()]).toEqual([200, "[]"]);
      expect(response.headers.get("content-range")).toBe("*/0");
      const head = await ask(path, { method: "HEAD", headers: { Prefer: "count=exact" } });
      expect(head.headers.get("content-range")).toBe("*/0");
    });

    it("is not embedded in what is shown, in either direction", async () => {
      for (const path of [
        `${articles}?select=*,${content}(*),${faqs}(*),${tags}(*),${featured}(*)`,
        `${tags}?select=*,${articles}(*,${content}(*),${faqs}(*))`,
        `${featured}?select=*,${articles}(*,${content}(*))`,
        `${faqs}?select=*,${articles}(*,${content}(*))`,
      ]) {
        const text = await (await ask(path)).text();
        expect(text).toMatch(/half/i);
        expect(text).not.toMatch(/Verborgen|dark/);
      }
    });

    it("is counted nowhere", async () => {
      const counts = [articles, content, faqs, tags, articleTags, featured].map(async (table) => {
        const head = await ask(table, { method: "HEAD", headers: { Prefer: "count=exact" } });
        return head.headers.get("content-range");
      });
      expect(await Promise.all(counts)).toEqual(["0-0/1", "0-0/1", "0-0/1", "0-0/1", "0-0/1", "0-0/1"]);
    });

    it("is not found by the search", async () => {
      for (const language of ["nl", "en"]) {
        const response = await post("search_articles", { _query: "verborgen", _language: language });
        expect([response.status, await response.text()]).toEqual([200, "[]"]);
      }
      const found = await post("search_articles", { _query: "leesbaar", _language: "en" });
      expect(await found.text()).toContain("half");
    });

    it("leaves the questions of the language that is shown", async () => {
      const response = await post("list_article_faqs", { _article_id: half });
      const rows = await response.json();
      expect(rows).toMatchObject([
        { question_nl: "Beide?", answer_nl: "Ja.", question_en: "", answer_en: "" },
        { question_nl: "Alleen hier?", answer_nl: "Ja.", question_en: "", answer_en: "" },
      ]);
      expect(rows).toHaveLength(2);
      expect(await (await post("list_article_faqs", { _article_id: dark })).json()).toEqual([]);
    });

    it("is no part of what only administrators read", async () => {
      for (const table of ["otm_versions", "otm_field_changes", "otm_preview_links"]) {
        const response = await ask(`${table}?select=subject_id`);
        const rows = await response.json();
        if (who === "user") expect([response.status, rows]).toEqual([200, []]);
        else expect(response.status).toBe(401);
      }
      for (const [name, body] of [
        ["list_versions", { _kind: "article", _id: half }],
        ["list_schedules", {}],
        [
          "confirm_translation",
          { _kind: "article", _id: half, _language: "en", _field: "title", _number: 1 },
        ],
      ] as const) {
        expect((await post(name, body)).status, name).toBe(who === "user" ? 403 : 401);
      }
    });
  });

  it("is there for administrators (control)", async () => {
    const admin = await api.signIn({ isAdmin: true });
    for (const path of hidden) {
      const found = await api.call(`/rest/v1/${path}`, {}, admin);
      expect([path, found.status]).toEqual([path, 200]);
      expect([path, await found.text()]).not.toEqual([path, "[]"]);
    }
  });
});
