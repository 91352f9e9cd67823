import { type ArticleForm, isWritten } from "../../../../data/articles/article-form.ts";
import { type Language, languages } from "../../../../i18n/language-texts.ts";
import type { EditorKey } from "../../../../i18n/panel/article-editor.en.ts";
import { mergePart, type Side } from "../../editing/merge-rule.ts";
import { type ArticleConflict, parts } from "./article-parts.ts";
import { isSameList } from "./faq-versions.ts";
import { chooseFaqs, mergeFaqs } from "./merge-faqs.ts";

type Merge = {
  form: ArticleForm;
  /** The parts that were taken from theirs. */
  taken: EditorKey[];
  conflicts: ArticleConflict[];
};

/**
 * Merges two versions of an article part by part; conflicts are resolved for one side, and listed.
 *
 * @param base the common ancestor; null when it is unknown
 */
export function mergeArticles(
  base: ArticleForm | null,
  mine: ArticleForm,
  theirs: ArticleForm,
  side: Side = "mine",
): Merge {
  const { form, taken, conflicts } = mergeParts(base, mine, theirs, side);
  const selectedTags = mergeTags(base?.selectedTags ?? [], mine.selectedTags, theirs.selectedTags);
  if (!isSameSet(selectedTags, mine.selectedTags)) taken.push("editor.tags");
  const merged = base
    ? mergeFaqs(base.faqs, mine.faqs, theirs.faqs, side)
    : chooseFaqs(mine.faqs, theirs.faqs, side);
  if (!isSameList(merged.faqs, mine.faqs)) taken.push("editor.faqs");
  return {
    form: { ...form, selectedTags, faqs: merged.faqs },
    taken,
    conflicts: [...conflicts, ...merged.conflicts],
  };
}

function mergeParts(base: ArticleForm | null, mine: ArticleForm, theirs: ArticleForm, side: Side): Merge {
  const removed = base
    ? languages.filter((language) => isRemovedAndChanged(base, mine, theirs, language))
    : [];
  const merge: Merge = { form: mine, taken: [], conflicts: [] };
  for (const { name, language, read, take } of parts) {
    const [own, other] = [read(mine), read(theirs)];
    const outcome = mergePart(base && read(base), own, other);
    if (outcome === "same") continue;
    const isConflict = outcome === "conflict" || (language !== undefined && removed.includes(language));
    if (isConflict) merge.conflicts.push({ name, mine: own, theirs: other });
    if ((isConflict ? side : outcome) === "mine") continue;
    merge.form = take(merge.form, theirs);
    merge.taken.push(name);
  }
  return merge;
}

/** Whether one side removed a language that the other changed: its parts are then one conflict each. */
function isRemovedAndChanged(
  base: ArticleForm,
  mine: ArticleForm,
  theirs: ArticleForm,
  language: Language,
): boolean {
  if (!isWritten(base, language) || isWritten(mine, language) === isWritten(theirs, language)) return false;
  const written = isWritten(mine, language) ? mine : theirs;
  return parts.some((part) => part.language === language && part.read(written) !== part.read(base));
}

/** A set merge: what either added, without what either removed. */
function mergeTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const all = [...new Set([...mine, ...theirs])];
  return all.filter((id) => !base.includes(id) || (mine.includes(id) && theirs.includes(id)));
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join() === b.toSorted().join();
}
