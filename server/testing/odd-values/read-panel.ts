import { aboutPage } from "../../../app/content/about-page.ts";
import { article } from "../../../app/content/article.ts";
import { readDocument } from "../../../app/content/document.ts";
import { downloadPage } from "../../../app/content/download-page.ts";
import type { Fields } from "../../../app/content/fields.ts";
import type { Kind } from "../../../app/content/kind.ts";
import { getAboutPage } from "../../../app/data/about/admin-about.ts";
import { listAccessTokens } from "../../../app/data/access-tokens/access-tokens.ts";
import { areLeadsOpen, listAccounts } from "../../../app/data/accounts/admin-accounts.ts";
import { listInvitations } from "../../../app/data/accounts/invitations.ts";
import { getArticleForEdit } from "../../../app/data/articles/admin-article.ts";
import { countArticles, listArticles } from "../../../app/data/articles/admin-articles.ts";
import { articleStates } from "../../../app/data/articles/article-filter.ts";
import { listNewestTitles } from "../../../app/data/articles/article-titles.ts";
import { articleVersions } from "../../../app/data/articles/article-versions.ts";
import { listOpenOpinions, listOpinions } from "../../../app/data/articles/opinions.ts";
import { listPreviewLinks } from "../../../app/data/articles/preview-links.ts";
import { findArticles, listLastDrafts } from "../../../app/data/articles/short-articles.ts";
import { articleMarks, listOutdatedSentences } from "../../../app/data/articles/translation-marks.ts";
import { listAuditLog, listAuditPeople } from "../../../app/data/audit-log/audit-log.ts";
import { connectPersonDatabase, type Database } from "../../../app/data/database.ts";
import { getDownloadPage } from "../../../app/data/downloads/admin-download-page.ts";
import { listDownloadPages } from "../../../app/data/downloads/admin-downloads.ts";
import { listDownloadFiles } from "../../../app/data/downloads/download-files.ts";
import { listFeatured } from "../../../app/data/homepage/admin-homepage.ts";
import { getLead, listLeadMails } from "../../../app/data/leads/admin-lead.ts";
import { countLeads, countLeadsByWeek, listLeads, readLeads } from "../../../app/data/leads/admin-leads.ts";
import { csvColumns } from "../../../app/data/leads/lead-csv.ts";
import { everyLead } from "../../../app/data/leads/lead-filter.ts";
import { listUnsentMails } from "../../../app/data/leads/unsent-mails.ts";
import type { ListCursor, ListPage } from "../../../app/data/list-cursor.ts";
import { getMedia, listMedia, listMediaUses, listUnusedMedia } from "../../../app/data/media/admin-media.ts";
import { allMedia } from "../../../app/data/media/media-filter.ts";
import { aboutPageVersions, downloadPageVersions } from "../../../app/data/page-versions/page-versions.ts";
import { listPlans } from "../../../app/data/schedules/plans.ts";
import { listSchedules } from "../../../app/data/schedules/schedules.ts";
import { listStoredTexts } from "../../../app/data/site-texts/admin-site-texts.ts";
import { csvOf } from "../../../app/data/spreadsheets/csv.ts";
import { amsterdamDay } from "../../../app/data/statistics/amsterdam-day.ts";
import { getStatistics } from "../../../app/data/statistics/statistics.ts";
import { readStatisticsFilter } from "../../../app/data/statistics/statistics-filter.ts";
import { listTagsForPanel } from "../../../app/data/tags/admin-tags.ts";
import { listMissingParts, type VersionSource } from "../../../app/data/versions/versions.ts";
import { getWebhook, listWebhooks } from "../../../app/data/webhooks/admin-webhooks.ts";
import { listDeliveries } from "../../../app/data/webhooks/webhook-deliveries.ts";
import { languages } from "../../../app/i18n/language-texts.ts";
import { previewStored } from "../../../app/routes/site/preview/previews.server.ts";
import type { Product } from "./product.ts";
import { countRows, expectWhole, ofEachRow, origin, type Reader } from "./readers.ts";

const nothingAsked = new URLSearchParams();
const everyArticle = { search: "", status: null, state: null } as const;

/** What the panel's screens load, as an administrator. */
export const panelReaders: readonly Reader[] = [
  screen("the overview", (db) =>
    Promise.all([
      readLeads(db, { ...everyLead, status: "new" }, null, 5),
      countLeads(db, everyLead),
      listLastDrafts(db, 5),
      listOpenOpinions(db, 5),
      countArticles(db),
      ...articleStates.map((state) => findArticles(db, { state }, 5)),
      listSchedules(db),
      listUnsentMails(db, 20),
    ]),
  ),
  screen("the list of articles", async (db, product) => {
    const shown = await countListed((cursor) => listArticles(db, everyArticle, cursor));
    expectWhole(shown, await countRows(product, "from public.otm_blog_articles"));
  }),
  ofEachRow(
    "the editor of an article",
    "select id::text from public.otm_blog_articles",
    async (product, id) => {
      const db = adminDatabase(product);
      await Promise.all([
        getArticleForEdit(db, id),
        listPlans(db, [id]),
        listOutdatedSentences(db, id, articleMarks),
        listPreviewLinks(db, id),
        listOpinions(db, id),
        ...languages.map((language) => previewStored({ db, origin, language }, "article", id)),
      ]);
    },
  ),
  ofEachRow("the history of an article", "select id::text from public.otm_blog_articles", (product, id) =>
    readHistory(article, articleVersions(adminDatabase(product), id), adminDatabase(product)),
  ),
  screen("tags", (db) => listTagsForPanel(db)),
  screen("the home page", (db) => Promise.all([listFeatured(db), listNewestTitles(db)])),
  screen("the about page", getAboutPage),
  screen("the history of the about page", (db) => readHistory(aboutPage, aboutPageVersions(db), db)),
  screen("download pages", (db) => listDownloadPages(db)),
  ofEachRow(
    "the editor of a download page",
    "select id::text from public.otm_download_pages",
    async (product, id) => {
      const db = adminDatabase(product);
      await Promise.all([
        getDownloadPage(db, id),
        listDownloadFiles(db, id),
        readHistory(downloadPage, downloadPageVersions(db, id), db),
        ...languages.map((language) => previewStored({ db, origin, language }, "download-page", id)),
      ]);
    },
  ),
  screen("texts", (db) => listStoredTexts(db)),
  screen("media", async (db, product) => {
    let shown = 0;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const listed = await listMedia(db, allMedia, page);
      shown += listed.rows.length;
      pages = listed.pages;
    }
    expectWhole(shown, await countRows(product, "from public.otm_media"));
    await listUnusedMedia(db, 0);
  }),
  ofEachRow("an item of the library", "select id::text from public.otm_media", async (product, id) => {
    const db = adminDatabase(product);
    await Promise.all([getMedia(db, id), listMediaUses(db, [id])]);
  }),
  screen("statistics", (db) => {
    const today = amsterdamDay(new Date());
    return getStatistics(db, readStatisticsFilter(nothingAsked), today);
  }),
  screen("leads", async (db, product) => {
    const shown = await countListed((cursor) => listLeads(db, everyLead, cursor));
    expectWhole(shown, await countRows(product, "from public.otm_leads where status in ('new', 'handled')"));
    csvOf(csvColumns, await readLeads(db, everyLead, null, 1_000));
    await Promise.all([
      countLeadsByWeek(db, "form", "2020-01-01"),
      countLeadsByWeek(db, "origin", "2020-01-01"),
    ]);
  }),
  ofEachRow("a lead", "select id::text from public.otm_leads", async (product, id) => {
    const db = adminDatabase(product);
    if (!(await getLead(db, id))) throw new Error("It is not found");
    await listLeadMails(db, id);
  }),
  screen("users", (db) =>
    Promise.all([listAccounts(db, { search: "", role: "member" }, 1), listInvitations(db), areLeadsOpen(db)]),
  ),
  screen("the audit log", async (db, product) => {
    const shown = await countListed((cursor) => listAuditLog(db, { kind: null, person: null }, cursor));
    expectWhole(shown, await countRows(product, "from private.audit_log"));
    await listAuditPeople(db);
  }),
  screen("webhooks", (db) => listWebhooks(db)),
  ofEachRow("a webhook", "select id::text from public.otm_webhooks", async (product, id) => {
    const db = adminDatabase(product);
    await Promise.all([getWebhook(db, id), listDeliveries(db, id, null)]);
  }),
  screen("access tokens", (db) => listAccessTokens(db)),
];

async function readHistory<Of extends Fields>(
  kind: Kind<Of>,
  source: VersionSource,
  db: Database,
): Promise<void> {
  const [, { versions }] = await Promise.all([source.present(), source.list(null)]);
  for (const { id, number } of versions) {
    await listMissingParts(db, id);
    for (const version of Object.values(await source.pair(number, null)))
      readDocument(kind, version?.document);
  }
}

/** The rows of a list on all of its pages. Throws Error when they don't end. */
async function countListed<Row>(
  list: (cursor: ListCursor | null) => Promise<ListPage<Row>>,
): Promise<number> {
  let shown = 0;
  let cursor: ListCursor | null = null;
  for (let pages = 0; pages < 2_000; pages += 1) {
    const page: ListPage<Row> = await list(cursor);
    shown += page.rows.length;
    cursor = page.older;
    if (cursor === null) return shown;
  }
  throw new Error("The list does not end");
}

function screen(name: string, load: (db: Database, product: Product) => Promise<unknown>): Reader {
  return {
    name: `the panel: ${name}`,
    async read(product) {
      await load(adminDatabase(product), product);
    },
  };
}

function adminDatabase(product: Product): Database {
  return connectPersonDatabase(
    { backendUrl: product.address, publishableKey: "sb_publishable_vlotwerk", fetch },
    product.tokens.admin,
  );
}
