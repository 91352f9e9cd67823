import type { SavedVersion, StoredArticle } from "../../../../data/articles/admin-article.ts";
import type { ArticleForm } from "../../../../data/articles/article-form.ts";
import { findProblems, type Problem } from "../../../../data/articles/article-problems.ts";
import { isSameArticle } from "../../../../data/articles/article-row.ts";
import type { EditorKey } from "../../../../i18n/panel/article-editor.ts";
import type { Contested } from "./article-parts.ts";
import { mergeArticles } from "./merge-articles.ts";
import type { Attempt } from "./save-attempt.ts";

/** What a form was typed over: a version, null for a new article, and what that said; null when nobody knows. */
export type Beginning = { version: SavedVersion | null; base: ArticleForm | null };

/** What became of a save, and the parts in which the form has taken in what somebody else saved meanwhile. */
export type MergedAttempt = { taken: readonly EditorKey[] } & (
  | Exclude<Attempt, { kind: "stale" | "saved" }>
  /** `sent` is what was stored, as it was typed. */
  | (Extract<Attempt, { kind: "saved" }> & { sent: ArticleForm })
  /** Something has to be mended first. */
  | { kind: "unfit"; problems: Problem[] }
  /** Both changed the same: nothing is stored before that is decided. */
  | { kind: "contested"; theirs: StoredArticle; contested: Contested[] }
  /** Others saved again and again. */
  | { kind: "outrun"; isNew: boolean }
);

/** The form while it is saved: somebody may type on in it. */
export type Desk = {
  typed(): ArticleForm;
  /** Goes on from what somebody else saved, with this form. */
  begin(theirs: StoredArticle, form: ArticleForm): void;
};

/** How often it is tried anew when somebody else saves between reading and writing. */
const attempts = 5;

/** Saves a form in which nothing has to be mended, with what somebody else saved meanwhile. Never throws. */
export async function saveMerged(
  attemptSave: (sent: ArticleForm, over: SavedVersion | null) => Promise<Attempt>,
  first: ArticleForm,
  { version, base }: Beginning,
  desk: Desk,
): Promise<MergedAttempt> {
  let sent = first;
  let over = version;
  let before = base;
  const taken = new Set<EditorKey>();
  for (let count = 1; ; count++) {
    const attempt = await attemptSave(sent, over);
    if (attempt.kind === "saved") return { ...attempt, sent, taken: [...taken] };
    if (attempt.kind !== "stale") return { ...attempt, taken: [...taken] };

    const { theirs } = attempt;
    const typed = desk.typed();
    const merge = mergeArticles(before, typed, theirs.form);
    const { contested } = merge;
    if (contested.length > 0) return { kind: "contested", theirs, contested, taken: [...taken] };
    // What is typed meanwhile waits for the next save.
    sent = typed === sent ? merge.form : mergeArticles(before, sent, theirs.form).form;
    over = versionOf(theirs);
    before = theirs.form;
    for (const part of merge.taken) taken.add(part);
    desk.begin(theirs, merge.form);
    if (isSameArticle(sent, theirs.form)) {
      return { kind: "saved", isNew: false, article: theirs, sent, taken: [...taken] };
    }
    // Two texts may be too large together that were not alone.
    const problems = findProblems(sent);
    if (problems.length > 0) return { kind: "unfit", problems, taken: [...taken] };
    if (count === attempts) return { kind: "outrun", isNew: false, taken: [...taken] };
  }
}

/** Which version an article is. */
export function versionOf({ id, updatedAt }: StoredArticle): SavedVersion {
  return { id, updatedAt };
}
