import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { formOfDocument } from "./article-document.ts";
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

/** The form of a version; null when it is gone. Throws when the query fails. */
export async function getArticleVersion(db: Database, id: string): Promise<ArticleForm | null> {
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
  return row ? formOfDocument(row.document) : null;
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
