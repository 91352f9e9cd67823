import {
  liveFormOf,
  type SavedVersion,
  type StoredArticle,
} from "../../../../data/articles/admin-article.ts";
import type { ArticleForm } from "../../../../data/articles/article-form.ts";
import { findProblems, type Problem } from "../../../../data/articles/article-problems.ts";
import { isSameArticle } from "../../../../data/articles/article-row.ts";
import type { EditorKey } from "../../../../i18n/panel/article-editor.en.ts";
import { maxAttempts } from "../../editing/merge-rule.ts";
import type { ArticleConflict } from "./article-parts.ts";
import { mergeArticles } from "./merge-articles.ts";
import type { Attempt, Sent } from "./save-attempt.ts";

/** The version that a form is based on (null for a new article), and its form (null when it is unknown). */
export type DraftBase = { version: SavedVersion | null; base: ArticleForm | null };

/** The outcome of a save, and the parts that the form has taken from the version of somebody else. */
export type MergedAttempt = { taken: readonly EditorKey[] } & (
  | Exclude<Attempt, { kind: "stale" | "saved" }>
  /** `sent` is the form that was stored. */
  | (Extract<Attempt, { kind: "saved" }> & { sent: ArticleForm })
  | { kind: "invalid"; problems: Problem[] }
  /** Nothing is stored before the conflicts are resolved. */
  | { kind: "conflict"; theirs: StoredArticle; conflicts: ArticleConflict[] }
  /** Others' changes that they had not published were taken in: nothing is published before they are seen. */
  | { kind: "unseen" }
  /** Others saved at each attempt. */
  | { kind: "outpaced"; isNew: boolean }
);

/** The form in the editor, which can change during a save. */
type OpenForm = {
  typed(): ArticleForm;
  /** Makes the stored article the base of this form. */
  rebase(theirs: StoredArticle, form: ArticleForm): void;
};

/** Saves a valid form; merges it with the version of somebody else where that is newer. Never throws. */
export async function saveMerged(
  attemptSave: (sent: Sent, over: SavedVersion | null) => Promise<Attempt>,
  first: Sent,
  { version, base }: DraftBase,
  open: OpenForm,
): Promise<MergedAttempt> {
  let sent = first.form;
  let beside = first.beside;
  let over = version;
  let before = base;
  const taken = new Set<EditorKey>();
  for (let count = 1; ; count++) {
    const attempt = await attemptSave({ form: sent, beside }, over);
    if (attempt.kind === "saved") return { ...attempt, sent, taken: [...taken] };
    if (attempt.kind !== "stale") return { ...attempt, taken: [...taken] };

    const { theirs } = attempt;
    const typed = open.typed();
    const merge = mergeArticles(before, typed, theirs.form);
    const { conflicts } = merge;
    if (conflicts.length > 0) return { kind: "conflict", theirs, conflicts, taken: [...taken] };
    // Changes made during the save wait for the next one.
    sent = typed === sent ? merge.form : mergeArticles(before, sent, theirs.form).form;
    over = versionOf(theirs);
    before = theirs.form;
    for (const part of merge.taken) taken.add(part);
    open.rebase(theirs, merge.form);
    const isPublishing = beside === null && theirs.live !== null;
    if (isPublishing && merge.taken.length > 0) return { kind: "unseen", taken: [...taken] };
    if (beside) beside = liveFormOf(theirs);
    if (!isPublishing && isSameArticle(sent, theirs.form)) {
      return { kind: "saved", isNew: false, article: theirs, sent, taken: [...taken] };
    }
    // The merged texts can exceed a limit that neither version exceeded.
    const problems = findProblems(sent);
    if (problems.length > 0) return { kind: "invalid", problems, taken: [...taken] };
    if (count === maxAttempts) return { kind: "outpaced", isNew: false, taken: [...taken] };
  }
}

export function versionOf({ id, updatedAt, number }: StoredArticle): SavedVersion {
  return { id, updatedAt, number };
}
