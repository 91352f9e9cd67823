import { aboutPage } from "../../content/about-page.ts";
import { article } from "../../content/article.ts";
import { type ReadForm, readDocument } from "../../content/document.ts";
import { downloadPage } from "../../content/download-page.ts";
import type { Fields, FormOf } from "../../content/fields.ts";
import type { Kind, Stored } from "../../content/kind.ts";
import { type VersionedKind, versionedKinds } from "../../content/kinds.ts";
import { page } from "../../content/page.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { z } from "../../zod.ts";
import { aboutOf } from "../about/about.ts";
import { findAboutPage } from "../about/admin-about.ts";
import { findArticleForEdit } from "../articles/admin-article.ts";
import { articleOf } from "../articles/articles.ts";
import { type Database, expectData } from "../database.ts";
import { type DocumentFacts, documentFacts } from "../document-facts.ts";
import { getDownloadPage } from "../downloads/admin-download-page.ts";
import { downloadPageOf } from "../downloads/downloads.ts";
import { getPageForEdit } from "../pages/edited-page.ts";
import { pageOf } from "../pages/pages.ts";
import { tagNames } from "../tags/shown-tag.ts";

const previewed = {
  article: previewedBy(article, findArticleForEdit, (form, facts, language) => ({
    article: articleOf(form, facts, language),
  })),
  page: previewedBy(page, getPageForEdit, (form, facts, language) => ({
    page: pageOf(form, facts, language),
  })),
  "download-page": previewedBy(downloadPage, getDownloadPage, (form, { id }, language) => ({
    download: downloadPageOf(id, form, language),
  })),
  "about-page": previewedBy(aboutPage, findAboutPage, (form, _facts, language) => ({
    about: aboutOf(form, language),
  })),
} satisfies Record<VersionedKind, unknown>;

type StoredWithTimes<Form> = Stored<Form> & { createdAt?: string; publishedAt?: string | null };

/** What visitors are shown of a kind, of a version and of what is stored; not whole when a part of it is unreadable. */
function previewedBy<Of extends Fields, Shown extends object>(
  kind: Kind<Of>,
  read: (db: Database, id: string) => Promise<StoredWithTimes<FormOf<Of>> | null>,
  show: (form: FormOf<Of>, facts: DocumentFacts, language: Language) => Shown,
) {
  const shown = (
    { form, unreadable }: ReadForm<FormOf<Of>>,
    facts: DocumentFacts,
    language: Language,
  ): Shown & { isWhole: boolean } => ({ ...show(form, facts, language), isWhole: unreadable.length === 0 });

  return {
    ofDocument: (document: unknown, facts: DocumentFacts, language: Language) =>
      shown(readDocument(kind, document), facts, language),
    async ofStored(db: Database, id: string, language: Language) {
      const stored = await read(db, id);
      return stored && shown(stored, await factsOf(db, stored), language);
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

/** What visitors would see of a version. */
export type Preview = Awaited<ReturnType<(typeof previewed)[VersionedKind]["ofDocument"]>>;

/**
 * What visitors would see of the changes that wait, else what is saved, as far as row-level security allows; null
 * without the document. Throws when a query fails.
 */
export function previewStored(
  db: Database,
  kind: VersionedKind,
  id: string,
  language: Language,
): Promise<Preview | null> {
  return previewed[kind].ofStored(db, id, language);
}

/** Which version a link shows, and until when. */
type Link = { number: number; expiresAt: string };

/** What the link with this token shows; null for a wrong, ended or revoked one. Throws when the query fails. */
export async function openPreview(
  db: Database,
  token: string,
  language: Language,
  isCounted: boolean,
): Promise<(Preview & Link) | null> {
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  const [row] = expectData(await db.rpc("open_preview", { _token: token, _is_counted: isCounted }));
  const kind = versionedKinds.find((one) => one === row?.kind);
  if (!row || !kind) return null;
  const { subject_id: id, created_at, updated_at, published_at } = row;
  const facts = { id, created_at, updated_at, published_at, tags: documentFacts.shape.tags.parse(row.tags) };
  const shown = previewed[kind].ofDocument(row.document, facts, language);
  return { ...shown, number: row.number, expiresAt: row.expires_at };
}
