import { aboutPage } from "../../content/about-page.ts";
import { article } from "../../content/article.ts";
import { readDocument } from "../../content/document.ts";
import { downloadPage } from "../../content/download-page.ts";
import { page } from "../../content/page.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { type About, aboutOf } from "../about/about.ts";
import { type Database, expectData } from "../database.ts";
import { documentFacts } from "../document-facts.ts";
import { type DownloadPage, downloadPageOf } from "../downloads/downloads.ts";
import { type Page, pageOf } from "../pages/pages.ts";
import { type Article, articleOf } from "./articles.ts";

/** A version of a document, whether all of it could be read, and until when its link is valid. */
type Preview = ({ article: Article } | { page: Page } | { download: DownloadPage } | { about: About }) & {
  isWhole: boolean;
  number: number;
  expiresAt: string;
};

/** What the link with this token shows; null for a wrong, ended or revoked one. Throws when the query fails. */
export async function openPreview(
  db: Database,
  token: string,
  language: Language,
  isCounted: boolean,
): Promise<Preview | null> {
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  const [row] = expectData(await db.rpc("open_preview", { _token: token, _is_counted: isCounted }));
  if (!row) return null;
  const { subject_id: id, created_at, updated_at, published_at } = row;
  const facts = { id, created_at, updated_at, published_at, tags: documentFacts.shape.tags.parse(row.tags) };
  const link = { number: row.number, expiresAt: row.expires_at };
  if (row.kind === "article") {
    const { form, unreadable } = readDocument(article, row.document);
    return { ...link, article: articleOf(form, facts, language), isWhole: unreadable.length === 0 };
  }
  if (row.kind === "download-page") {
    const { form, unreadable } = readDocument(downloadPage, row.document);
    return { ...link, download: downloadPageOf(id, form, language), isWhole: unreadable.length === 0 };
  }
  if (row.kind === "about-page") {
    const { form, unreadable } = readDocument(aboutPage, row.document);
    return { ...link, about: aboutOf(form, language), isWhole: unreadable.length === 0 };
  }
  // The other kinds have no page that shows a version.
  if (row.kind !== "page") return null;
  const { form, unreadable } = readDocument(page, row.document);
  return { ...link, page: pageOf(form, facts, language), isWhole: unreadable.length === 0 };
}
