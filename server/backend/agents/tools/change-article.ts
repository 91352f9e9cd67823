import { type ArticleForm, article as articleKind } from "../../../../app/content/article.ts";
import { describeProblem } from "../../../../app/content/describe-part.ts";
import { isSameForm } from "../../../../app/content/form.ts";
import { findProblems } from "../../../../app/content/problems.ts";
import {
  type StoredArticle,
  saveArticle,
  saveWaitingArticle,
} from "../../../../app/data/articles/admin-article.ts";
import type { StorageLimitReached } from "../../../../app/data/storage-limit.ts";
import { editorAddress, englishWords, openArticle, unreadableIn, versionOf } from "./article-answer.ts";
import { foreignSources } from "./foreign-sources.ts";
import { changedMeanwhile, type ToolContext, ToolError } from "./tool.ts";

type Change = { article: string; version: string };

/**
 * Changes an article beside what is live, or a draft itself.
 *
 * @throws ToolError when it is outdated, changes nothing, breaks a rule of the editor or is not allowed
 */
export async function changeArticle(
  { article, version }: Change,
  { db, siteUrl }: ToolContext,
  change: (form: ArticleForm) => ArticleForm | Promise<ArticleForm>,
) {
  const stored = await openArticle(db, article);
  if (versionOf(stored) !== version) throw new ToolError(changedMeanwhile);
  if (stored.unreadable.length > 0) {
    const fields = unreadableIn(stored).join(", ");
    throw notSaved([
      `Part of the changes that wait can't be read: ${fields}. A person discards or saves them in the panel first`,
    ]);
  }
  const form = await change(stored.form);
  if (isSameForm(articleKind, form, stored.form)) throw new ToolError("This changes nothing.");
  requireValid(form);
  requireOwnSources(form, siteUrl, foreignSources(stored.form, siteUrl));
  const isLive = stored.form.published;
  const saved = isLive ? await saveWaitingArticle(db, form, stored) : await saveArticle(db, form, stored);
  if (saved.kind !== "saved") throw refusalOf(saved);
  return describeSaved(await openArticle(db, stored.id), siteUrl);
}

/** Stores a new draft. Throws ToolError as `changeArticle`. */
export async function createArticle(form: ArticleForm, { db, siteUrl }: ToolContext) {
  requireValid(form);
  requireOwnSources(form, siteUrl, []);
  const saved = await saveArticle(db, form, null);
  if (saved.kind !== "saved") throw refusalOf(saved);
  return describeSaved(await openArticle(db, saved.id), siteUrl);
}

function requireValid(form: ArticleForm): void {
  const problems = findProblems(articleKind, form).map((problem) =>
    describeProblem(articleKind, problem, englishWords),
  );
  if (problems.length > 0) throw notSaved(problems);
}

function requireOwnSources(form: ArticleForm, siteUrl: URL, present: readonly string[]): void {
  const added = foreignSources(form, siteUrl).find((source) => !present.includes(source));
  if (added !== undefined) {
    throw notSaved([
      `"${added.slice(0, 100)}" is of another site. A person adds it to the library of the panel`,
    ]);
  }
}

type Refusal = { kind: string; message?: string; hint?: string; limit?: StorageLimitReached };

function refusalOf({ kind, message = "", hint = "", limit }: Refusal): ToolError {
  if (limit) return notSaved([limit.message, `There is room again at ${limit.until}`]);
  if (kind === "stale" || kind === "deleted") return new ToolError(changedMeanwhile);
  if (kind === "away") return new ToolError("The site's database can't be asked now. Try again in a moment.");
  return notSaved([message, hint]);
}

function notSaved(reasons: readonly string[]): ToolError {
  const sentences = reasons.filter((reason) => reason !== "").map((reason) => reason.replace(/[^.]$/, "$&."));
  return new ToolError(["Nothing was saved.", ...sentences].join(" "));
}

function describeSaved(stored: StoredArticle, siteUrl: URL) {
  return {
    id: stored.id,
    version: versionOf(stored),
    saved_as: stored.form.published ? "changes that wait beside the live article" : "draft",
    next_step: "A person reads it in the panel and publishes it.",
    edit_at: editorAddress(siteUrl, stored.id),
  };
}
