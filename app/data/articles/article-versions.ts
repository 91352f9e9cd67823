import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { panelTitle } from "./admin-articles.ts";
import { formOfDocument, type ReadForm } from "./article-document.ts";
import type { ArticleForm } from "./article-form.ts";

const versionsAtOnce = 50;

export const versionKinds = ["saved", "working", "discarded", "published", "restored"] as const;
export type VersionKind = (typeof versionKinds)[number];

/** A version in the history; `person` is an e-mail address, null for the server or a deleted account. */
export type ListedVersion = {
  id: string;
  number: number;
  createdAt: string;
  kind: VersionKind;
  /** Of a restored one: the number of the version, and the language when it was one alone. */
  note: string;
  person: string | null;
  /** The name of the person's access token with which an assistant saved it. */
  assistant: string | null;
};

/** A part of an article's history, the newest first, and whether there is more. Throws when the query fails. */
export async function listArticleVersions(
  db: Database,
  articleId: string,
  before: number | null,
): Promise<{ versions: ListedVersion[]; hasMore: boolean }> {
  const rows = expectData(
    await db.rpc("list_article_versions", {
      _article_id: articleId,
      _limit: versionsAtOnce + 1,
      ...(before !== null && { _before: before }),
    }),
  );
  const versions = rows.slice(0, versionsAtOnce).map(({ created_at: createdAt, kind, ...version }) => ({
    ...version,
    createdAt,
    kind: versionKinds.find((one) => one === kind) ?? "saved",
  }));
  return { versions, hasMore: rows.length > versionsAtOnce };
}

/** What the history says about the article itself. */
export type HistoryArticle = { id: string; title: string | null; updatedAt: string; isPublished: boolean };

/** The article whose history is shown; null when there is none. Throws when the query fails. */
export async function getHistoryArticle(db: Database, id: string): Promise<HistoryArticle | null> {
  const row = expectRowOrNull(
    await db
      .from("otm_blog_articles")
      .select("id, updated_at, published, otm_blog_article_content(language, title)")
      .eq("id", id)
      .maybeSingle(),
  );
  if (!row) return null;
  const title = panelTitle(row.otm_blog_article_content);
  return { id: row.id, title, updatedAt: row.updated_at, isPublished: row.published };
}

/** A version with what it holds. */
export type ReadVersion = ReadForm & { number: number };

/**
 * Two versions to compare.
 *
 * @param number of the newer one; null for the newest
 * @param other the number of the older one; null for the one before
 * @returns null for a version that does not exist
 */
export async function getVersionPair(
  db: Database,
  articleId: string,
  number: number | null,
  other: number | null,
): Promise<{ before: ReadVersion | null; after: ReadVersion | null }> {
  if (number !== null && other !== null) {
    const pair = await Promise.all([
      readVersion(db, articleId, { at: other }),
      readVersion(db, articleId, { at: number }),
    ]);
    return { before: pair[0], after: pair[1] };
  }
  const after = await readVersion(db, articleId, number === null ? {} : { at: number });
  const before = after && (await readVersion(db, articleId, { below: after.number }));
  return { before, after };
}

/** The version with this number, or the newest below one. */
async function readVersion(
  db: Database,
  articleId: string,
  { at, below }: { at?: number; below?: number },
): Promise<ReadVersion | null> {
  const query = db.from("otm_article_versions").select("number, document").eq("article_id", articleId);
  if (at !== undefined) query.eq("number", at);
  if (below !== undefined) query.lt("number", below);
  const [row] = expectData(await query.order("number", { ascending: false }).limit(1));
  return row ? { number: row.number, ...formOfDocument(row.document) } : null;
}

/** What a version names and was deleted since; the name is null when nothing remembers it. */
export type MissingPart = { kind: "tag" | "article" | "file"; id: string; name: string | null };

/** The tags, related articles and files of a version that are gone. Throws when the query fails. */
export async function listMissingParts(db: Database, versionId: string): Promise<MissingPart[]> {
  const rows = expectData(await db.rpc("list_missing_parts", { _version_id: versionId }));
  return rows.map(({ kind, ...part }) => ({
    ...part,
    kind: kind === "tag" || kind === "article" ? kind : "file",
  }));
}

/** The form of a version; null when it is gone. Throws when the query fails. */
export async function getArticleVersion(db: Database, id: string): Promise<ReadForm | null> {
  const row = expectRowOrNull(
    await db.from("otm_article_versions").select("document").eq("id", id).maybeSingle(),
  );
  return row && formOfDocument(row.document);
}

/** The form of the article as it was in this version, or in the newest kept one before it; null without one. Throws. */
export async function getArticleAt(
  db: Database,
  articleId: string,
  number: number,
): Promise<ArticleForm | null> {
  const [row] = expectData(
    await db
      .from("otm_article_versions")
      .select("document")
      .eq("article_id", articleId)
      .lte("number", number)
      .order("number", { ascending: false })
      .limit(1),
  );
  return row ? formOfDocument(row.document).form : null;
}

/** Makes an earlier version, or one language of it, the newest. Throws StaleWrite, Error. */
export async function restoreArticleVersion(
  db: Database,
  id: string,
  over: { updatedAt: string; number: number },
  language: "nl" | "en" | null,
): Promise<void> {
  expectData(
    await db.rpc("restore_article_version", {
      _id: id,
      _updated_at: over.updatedAt,
      _number: over.number,
      ...(language && { _language: language }),
    }),
  );
}
