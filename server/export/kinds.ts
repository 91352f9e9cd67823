import { aboutPage } from "../../app/content/about-page.ts";
import { type ArticleForm, article, publicLanguages } from "../../app/content/article.ts";
import { declarationOf } from "../../app/content/declared-kinds.ts";
import type { Fields } from "../../app/content/fields.ts";
import { type Kind, valueIn } from "../../app/content/kind.ts";
import { placesOf, sluggedKinds } from "../../app/content/kinds.ts";
import { page, shownLanguages } from "../../app/content/page.ts";
import { connectPublicDatabase, type Database as Reader } from "../../app/data/database.ts";
import { withMainFiles } from "../../app/data/media/html-pictures.ts";
import { pagePath } from "../../app/data/pages/page-address.ts";
import { pageOf } from "../../app/data/pages/pages.ts";
import { articleHtml } from "../../app/html/article-html.server.ts";
import { cleanHtml } from "../../app/html/clean.server.ts";
import { type Language, lookUp } from "../../app/i18n/language-texts.ts";
import { insightsTexts } from "../../app/i18n/texts/insights.en.ts";
import { readablePage } from "../../app/routes/site/page/readable-page.server.ts";
import { plain, plainLines } from "../../app/sections/plain-html.ts";
import { plainSection } from "../../app/sections/read-sections.ts";
import { type Database, visitor } from "../backend/database/database.ts";
import { createRest } from "../backend/rest/rest.ts";
import { createLog } from "../shared/log.ts";
import { type DocumentRow, exportDocuments, type Target } from "./documents.ts";
import { openGhostFile } from "./ghost.ts";

/** Kinds whose main text is what visitors read. */
const plainKinds = sluggedKinds
  .map(({ kind }) => kind)
  .filter((kind) => kind !== "article" && kind !== "page");

/** The folders of the export that have documents. */
export const folders = ["articles", "pages/KIND", ...plainKinds.map((kind) => `${kind}s`), "about"];

/** Writes the documents of all kinds; returns how many articles and other pages there are. */
export async function exportKinds(target: Target): Promise<{ articles: number; pages: number }> {
  const articles = await exportArticles(target);
  let pages = await exportPages(target);
  for (const kind of plainKinds) pages += await exportPlainly(target, declarationOf(kind));
  await exportAboutPage(target);
  return { articles, pages };
}

/** Articles end in their questions. */
async function exportArticles(target: Target): Promise<number> {
  const ghost = { nl: await openGhostFile(target, "nl"), en: await openGhostFile(target, "en") };
  const count = await exportDocuments(target, article, {
    folder: () => "articles",
    path: ({ slug }) => `/insights/${slug}`,
    isShown: (form, language) => publicLanguages(form).includes(language),
    html: (form, language) =>
      withMainFiles(articleHtml(form.content[language]), target.media.pictures, language) +
      questionsHtml(form, language),
    written: (text) => ghost[text.language].add(text),
  });
  await ghost.nl.end();
  await ghost.en.end();
  return count;
}

function questionsHtml({ faqs }: ArticleForm, language: Language): string {
  const asked = faqs.filter(({ question }) => question[language]);
  const texts = asked.map((faq) => plain("h3", faq.question[language]) + plainLines(faq.answer[language]));
  return texts.length === 0
    ? ""
    : plain("h2", lookUp(insightsTexts, language, "article.faq")) + texts.join("");
}

/** Pages read as visitors read them: their sections show other content that is public. */
async function exportPages(target: Target): Promise<number> {
  const reader = await openAsVisitor(target.database, target.siteUrl);
  return exportDocuments(target, page, {
    folder: ({ kind }) => `pages/${kind}`,
    path: ({ kind, slug }) => pagePath(kind, slug),
    isShown: (form, language) => shownLanguages(form).includes(language),
    async html(form, language, { id }) {
      const facts = { id, created_at: "", updated_at: "", published_at: null, tags: [] };
      const { sections, found } = await readablePage(
        reader,
        target.siteUrl.origin,
        pageOf(form, facts, language),
      );
      return sections.map((section) => plainSection(section, found)).join("");
    },
  });
}

async function openAsVisitor(database: Database, { origin }: URL): Promise<Reader> {
  const rest = await createRest(
    database,
    createLog((line) => process.stderr.write(line)),
  );
  return connectPublicDatabase({
    backendUrl: origin,
    publishableKey: "none",
    fetch: (input, init) => rest.answer(new Request(input, init), visitor),
  });
}

/** A kind whose page is at its own address, and shows its main text in the languages that are shown. */
function exportPlainly<Of extends Fields>(target: Target, kind: Kind<Of>): Promise<number> {
  const { site } = placesOf(kind.name);
  return exportDocuments(target, kind, {
    folder: () => `${kind.name}s`,
    path: (form) => String(site).replace(":slug", String(valueIn(form, { field: "slug" }))),
    isShown: (form, language) =>
      valueIn(form, { field: kind.isShown ?? "" }) === true &&
      valueIn(form, { field: "shown", language }) !== false,
    html: (form, language) => cleanHtml(String(valueIn(form, { field: kind.main, language }))),
  });
}

/** The about page has its team in its document. */
async function exportAboutPage(target: Target): Promise<void> {
  const rows = await target.database.query<DocumentRow>(
    `select only_id as id, private.document_of(name, only_id) as document, null as created_at, null as updated_at,
       null as published_at, null as planned
     from private.content_kinds where name = $1`,
    [aboutPage.name],
  );
  const about = {
    folder: () => "about",
    path: () => "/about-us",
    isShown: () => true,
    html: ({ statement }: { statement: Record<Language, string> }, language: Language) =>
      cleanHtml(statement[language]),
  };
  await exportDocuments(target, aboutPage, about, rows);
}
