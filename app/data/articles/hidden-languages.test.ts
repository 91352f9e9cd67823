// @module-tag S3

import { beforeEach, expect, it } from "vitest";
import { describeOnApi } from "../../../server/backend/testing/describe-on-api.ts";
import { emptyTables } from "../../../supabase/tests/content.ts";
import { arrangeHiddenContent, dark, half } from "../../../supabase/tests/hidden-content.ts";
import { readFeed } from "../../feeds/feed.ts";
import { listFeaturedArticles } from "../homepage/homepage.ts";
import { searchArticles } from "../search/search.ts";
import { countPublishedArticles, listMappedArticles, listMappedTags } from "../site-map.ts";
import { getTag, listTopics } from "../tags/tags.ts";
import {
  findRenamedArticle,
  getArticleCard,
  getPublishedArticle,
  listPublishedArticles,
  listRelatedArticles,
} from "./articles.ts";
import { listLatestTitles } from "./feeds.ts";

const origin = "https://vlotwerk.example";

describeOnApi("an article whose English text is hidden, for visitors", (api) => {
  beforeEach(async () => {
    await emptyTables(api.database);
    await arrangeHiddenContent(api.database);
  });

  it("is shown in Dutch on both pages, with the Dutch questions", async () => {
    for (const language of ["nl", "en"] as const) {
      const article = await getPublishedArticle(api.client(), "half", language);
      expect(article).toMatchObject({ language: "nl", languages: ["nl"], title: "Zichtbaar" });
      expect(article?.faqs.map(({ question }) => question)).toEqual(["Beide?", "Alleen hier?"]);
      expect(JSON.stringify(article)).not.toContain("Verborgen");
    }
  });

  it("is in lists, cards, feeds, the sitemap and the search by its Dutch text alone", async () => {
    const visitor = api.client();
    const list = await listPublishedArticles(visitor, "en", 1);
    expect(list).toMatchObject({ total: 1, cards: [{ slug: "half", language: "nl" }] });
    expect(await listFeaturedArticles(visitor, "en")).toMatchObject([{ slug: "half", language: "nl" }]);
    expect(await listMappedArticles(visitor, 0, 10)).toMatchObject([
      { path: "/insights/half", languages: ["nl"] },
    ]);
    expect((await readFeed(visitor, origin, "nl", null))?.entries).toHaveLength(1);
    expect((await readFeed(visitor, origin, "en", null))?.entries).toEqual([]);
    expect(await listLatestTitles(visitor, "en")).toEqual([]);
    expect(await getArticleCard(visitor, "half", "nl")).toMatchObject({ title: "Zichtbaar" });
    expect(await getArticleCard(visitor, "half", "en")).toBeNull();
    expect(await searchArticles(visitor, "leesbaar", "en", 1)).toMatchObject({ total: 1 });
    expect(await searchArticles(visitor, "verborgen", "en", 1)).toMatchObject({ total: 0 });
  });

  it("appears in English once that is published, with all its questions", async () => {
    await api.database.execute(
      `update public.otm_blog_article_content set published = true where article_id = '${half}'`,
    );
    const article = await getPublishedArticle(api.client(), "half", "en");
    expect(article).toMatchObject({ language: "en", languages: ["en", "nl"] });
    expect(article?.faqs).toHaveLength(2);
    expect(await searchArticles(api.client(), "verborgen", "en", 1)).toMatchObject({ total: 1 });
  });

  it("is gone when no language is published, by each way to it", async () => {
    const visitor = api.client();
    expect(await getPublishedArticle(visitor, "dark", "nl")).toBeNull();
    expect(await findRenamedArticle(visitor, "was-dark")).toBeNull();
    expect(await findRenamedArticle(visitor, "was-half")).toBe("half");
    expect(await getTag(visitor, "dark", "nl")).toBeNull();
    expect(await listTopics(visitor, "nl")).toMatchObject([{ slug: "half" }]);
    expect(await listMappedTags(visitor)).toMatchObject([{ path: "/insights/tag/half" }]);
    expect(await countPublishedArticles(visitor)).toBe(1);
    const article = await getPublishedArticle(visitor, "half", "nl");
    if (!article) throw new Error("The article is gone");
    expect(await listRelatedArticles(visitor, article, "nl")).toEqual([]);
    expect(await listRelatedArticles(visitor, { ...article, relatedIds: [dark] }, "nl")).toEqual([]);
  });

  it("comes and goes with its last language, by plain writes too", async () => {
    const publish = (language: string, published: boolean) =>
      api.database.query(
        "update public.otm_blog_article_content set published = $2 where article_id = $1 and language = $3",
        [half, published, language],
      );
    await publish("nl", false);
    expect(await countPublishedArticles(api.client())).toBe(0);
    await publish("en", true);
    expect(await countPublishedArticles(api.client())).toBe(1);
    await api.database.query(
      "delete from public.otm_blog_article_content where article_id = $1 and published",
      [half],
    );
    expect(await countPublishedArticles(api.client())).toBe(0);
  });
});
