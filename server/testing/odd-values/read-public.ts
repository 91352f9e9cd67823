import { getAbout } from "../../../app/data/about/about.ts";
import {
  getArticleCard,
  getPublishedArticle,
  listPublishedArticles,
  listRelatedArticles,
} from "../../../app/data/articles/articles.ts";
import { listLatestTitles } from "../../../app/data/articles/feeds.ts";
import { connectPublicDatabase, type Database } from "../../../app/data/database.ts";
import { getActiveDownloadPage } from "../../../app/data/downloads/downloads.ts";
import { listHomepageCases } from "../../../app/data/homepage/cases.ts";
import { listFeaturedArticles } from "../../../app/data/homepage/homepage.ts";
import { findPictures } from "../../../app/data/media/shown-picture.ts";
import { searchArticles } from "../../../app/data/search/search.ts";
import { readSiteTexts } from "../../../app/data/site-texts/site-texts.ts";
import { listTopics } from "../../../app/data/tags/tags.ts";
import { atomDocument } from "../../../app/feeds/atom.ts";
import { readFeed } from "../../../app/feeds/feed.ts";
import { rssDocument } from "../../../app/feeds/rss.ts";
import { languages } from "../../../app/i18n/language-texts.ts";
import { llmsText } from "../../../app/seo/llms.ts";
import { publishedMarkdown } from "../../../app/seo/published-markdown.server.ts";
import { writeSitemap, writeSitemapPart } from "../../../app/seo/site-sitemap.ts";
import type { Product } from "./product.ts";
import { countRows, expectWhole, ofEachRow, origin, type Reader } from "./readers.ts";

/** What visitors and crawlers read, below the pages. */
export const publicReaders: readonly Reader[] = [
  ...languages.flatMap((language): Reader[] => [
    {
      name: `the ${language} list of articles`,
      async read(product) {
        const db = visitorDatabase(product);
        let shown = 0;
        let page = 1;
        for (let more = true; more; page += 1) {
          const listed = await listPublishedArticles(db, language, page);
          shown += listed?.cards.length ?? 0;
          more = listed !== null && listed.cards.length > 0 && shown < listed.total;
        }
        expectWhole(shown, await countRows(product, published));
      },
    },
    reader(`the ${language} home page`, async (db) => {
      await Promise.all([listFeaturedArticles(db, language), listHomepageCases(db, language)]);
    }),
    reader(`the ${language} about page`, async (db) => {
      await getAbout(db, language);
    }),
    reader(`the ${language} topics`, (db) => listTopics(db, language)),
    reader(`the ${language} texts of the site`, (db) => readSiteTexts(db, null, db, language)),
    reader(`a ${language} search`, (db) => searchArticles(db, "automatisering", language, 1)),
    reader(`the ${language} feeds`, async (db) => {
      const feed = await readFeed(db, origin, language, null, await readSiteTexts(db, null, db, language));
      if (!feed) throw new Error("There is no feed");
      rssDocument(feed);
      atomDocument(feed);
    }),
    ofEachRow(
      `the ${language} article and its Markdown`,
      `select slug as id from ${"public.otm_blog_articles"} where published`,
      async (product, slug) => {
        const db = visitorDatabase(product);
        const article = await getPublishedArticle(db, slug, language);
        if (!article) return;
        await listRelatedArticles(db, article, language);
        await getArticleCard(db, slug, language);
        const pictures = await findPictures(db, [article.content]);
        const changed = await readSiteTexts(db, null, db, language);
        publishedMarkdown(article, { canonical: `${origin}/${slug}`, language, pictures, changed });
      },
    ),
    ofEachRow(
      `the ${language} download page`,
      "select slug as id from public.otm_download_pages where active",
      async (product, slug) => {
        if (!(await getActiveDownloadPage(visitorDatabase(product), slug, language)))
          throw new Error("It is not shown");
      },
    ),
  ]),
  {
    name: "the sitemap",
    async read(product) {
      const db = visitorDatabase(product);
      const index = await writeSitemap(db, origin);
      const names = [...index.matchAll(/\/sitemap\/([^<]+)\.xml/g)].map(([, name = ""]) => name);
      const parts = await Promise.all(names.map((name) => writeSitemapPart(db, origin, name)));
      const text = [index, ...parts].join("\n");
      const slugs = await product.query<{ slug: string }>(`select slug ${published}`);
      expectWhole(slugs.filter(({ slug }) => text.includes(`/insights/${slug}<`)).length, slugs.length);
    },
  },
  reader("llms.txt", async (db) => {
    const [nl, en] = await Promise.all([listLatestTitles(db, "nl"), listLatestTitles(db, "en")]);
    const changed = {
      nl: await readSiteTexts(db, null, db, "nl"),
      en: await readSiteTexts(db, null, db, "en"),
    };
    llmsText(origin, { nl, en }, changed);
  }),
];

/** Articles that a visitor finds: live, with a language that is shown. */
const published = `from public.otm_blog_articles article where published and exists (
  select from public.otm_blog_article_content text where article_id = article.id and text.published)`;

function reader(name: string, read: (db: Database) => Promise<unknown>): Reader {
  return {
    name,
    async read(product) {
      await read(visitorDatabase(product));
    },
  };
}

const databases = new WeakMap<Product, Database>();

function visitorDatabase(product: Product): Database {
  const known = databases.get(product);
  if (known) return known;
  const db = connectPublicDatabase({
    backendUrl: product.address,
    publishableKey: "sb_publishable_vlotwerk",
    fetch,
  });
  databases.set(product, db);
  return db;
}
