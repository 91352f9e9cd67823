import { aboutPage } from "../../../content/about-page.ts";
import { article } from "../../../content/article.ts";
import { type ReadForm, readDocument } from "../../../content/document.ts";
import { downloadPage } from "../../../content/download-page.ts";
import type { Fields, FormOf } from "../../../content/fields.ts";
import type { Kind, Stored } from "../../../content/kind.ts";
import { type VersionedKind, versionedKinds } from "../../../content/kinds.ts";
import { page } from "../../../content/page.ts";
import { aboutOf } from "../../../data/about/about.ts";
import { findAboutPage } from "../../../data/about/admin-about.ts";
import { findArticleForEdit } from "../../../data/articles/admin-article.ts";
import { articleOf, listRelatedArticles } from "../../../data/articles/articles.ts";
import { type Database, expectData, optional } from "../../../data/database.ts";
import { type DocumentFacts, documentFacts } from "../../../data/document-facts.ts";
import { getDownloadPage } from "../../../data/downloads/admin-download-page.ts";
import { downloadPageOf } from "../../../data/downloads/downloads.ts";
import { getPageForEdit } from "../../../data/pages/edited-page.ts";
import { pageOf } from "../../../data/pages/pages.ts";
import { tagNames } from "../../../data/tags/shown-tag.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { z } from "../../../zod.ts";
import { readableAbout } from "../about/readable-about.server.ts";
import { illustrate, readable } from "../article/readable-article.server.ts";
import { readable as readableDownload } from "../download/readable-page.server.ts";
import { readablePage } from "../page/readable-page.server.ts";

/** As whom a preview is read, for which site, of which paper shows addresses, and in which language. */
type Reading = { db: Database; origin: string; language: Language };

/** What the view of each kind is passed and its title, with sanitised HTML and the library's pictures. */
const previewed = {
  article: previewedBy(article, findArticleForEdit, async (form, facts, { db, origin, language }) => {
    const shown = readable(articleOf(form, facts, language), language);
    const related = await optional(listRelatedArticles(db, shown, language), []);
    return { title: shown.title, ...(await illustrate(db, origin, shown, related)) };
  }),
  page: previewedBy(page, getPageForEdit, async (form, facts, { db, origin, language }) => {
    const shown = await readablePage(db, origin, pageOf(form, facts, language));
    return { title: shown.title, page: shown };
  }),
  "download-page": previewedBy(downloadPage, getDownloadPage, async (form, { id }, reading) => {
    const { db, origin, language } = reading;
    const shown = await readableDownload(db, origin, downloadPageOf(id, form, language), language);
    return { title: shown.title, download: shown };
  }),
  "about-page": previewedBy(aboutPage, findAboutPage, async (form, _facts, { db, origin, language }) => {
    const shown = await readableAbout(db, origin, aboutOf(form, language), language);
    return { title: shown.title.text, about: shown };
  }),
} satisfies Record<VersionedKind, unknown>;

type StoredWithTimes<Form> = Stored<Form> & { createdAt?: string; publishedAt?: string | null };

/** What visitors are shown of a kind, of a version and of what is stored; not whole when a part of it is unreadable. */
function previewedBy<Of extends Fields, Shown extends object>(
  kind: Kind<Of>,
  find: (db: Database, id: string) => Promise<StoredWithTimes<FormOf<Of>> | null>,
  show: (form: FormOf<Of>, facts: DocumentFacts, reading: Reading) => Promise<Shown>,
) {
  const shown = async (
    { form, unreadable }: ReadForm<FormOf<Of>>,
    facts: DocumentFacts,
    reading: Reading,
  ): Promise<Shown & { isWhole: boolean }> => ({
    ...(await show(form, facts, reading)),
    isWhole: unreadable.length === 0,
  });

  return {
    ofDocument: (document: unknown, facts: DocumentFacts, reading: Reading) =>
      shown(readDocument(kind, document), facts, reading),
    async ofStored(id: string, reading: Reading) {
      const stored = await find(reading.db, id);
      return stored && shown(stored, await factsOf(reading.db, stored), reading);
    },
  };
}

const tagged = z.object({ selectedTags: z.array(z.string()).optional() });

async function factsOf(db: Database, stored: StoredWithTimes<object>): Promise<DocumentFacts> {
  const { id, form, updatedAt: updated_at, createdAt: created_at = updated_at, publishedAt = null } = stored;
  const { selectedTags: chosen = [] } = tagged.parse(form);
  const tags = chosen.length > 0 ? await db.from("otm_blog_tags").select(tagNames).in("id", chosen) : null;
  return { id, created_at, updated_at, published_at: publishedAt, tags: tags ? expectData(tags) : [] };
}

/** What visitors would see of a version, and its title. */
export type Preview = Awaited<ReturnType<(typeof previewed)[VersionedKind]["ofDocument"]>>;

/**
 * What visitors would see of the changes that wait, else what is saved, as far as row-level security allows; null
 * without the document. Throws when a query fails.
 */
export function previewStored(reading: Reading, kind: VersionedKind, id: string): Promise<Preview | null> {
  return previewed[kind].ofStored(id, reading);
}

/** Which version a link shows, and until when. */
type Link = { number: number; expiresAt: string };

/** What the link with this token shows; null for a wrong, ended or revoked one. Throws when a query fails. */
export async function openPreview(
  reading: Reading,
  token: string,
  isCounted: boolean,
): Promise<(Preview & Link) | null> {
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  const [row] = expectData(await reading.db.rpc("open_preview", { _token: token, _is_counted: isCounted }));
  const kind = versionedKinds.find((one) => one === row?.kind);
  if (!row || !kind) return null;
  const { subject_id: id, created_at, updated_at, published_at } = row;
  const facts = { id, created_at, updated_at, published_at, tags: documentFacts.shape.tags.parse(row.tags) };
  const shown = await previewed[kind].ofDocument(row.document, facts, reading);
  return { ...shown, number: row.number, expiresAt: row.expires_at };
}
