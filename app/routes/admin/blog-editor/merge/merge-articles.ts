import { type ArticleForm, isWritten } from "../../../../data/articles/article-form.ts";
import { type Language, languages } from "../../../../i18n/language-texts.ts";
import type { EditorKey } from "../../../../i18n/panel/article-editor.ts";
import { type Contested, parts, type Side } from "./article-parts.ts";
import { isSameList } from "./faq-versions.ts";
import { chooseFaqs, mergeFaqs } from "./merge-faqs.ts";

export type Merge = {
  form: ArticleForm;
  /** The parts that are theirs now. */
  taken: EditorKey[];
  contested: Contested[];
};

/**
 * Two versions of an article in one: what only one of them changed is that one's, and where both changed the same,
 * one side stays.
 *
 * @param base from what both began; null when nobody knows, and then all in which they differ is contested
 */
export function mergeArticles(
  base: ArticleForm | null,
  mine: ArticleForm,
  theirs: ArticleForm,
  side: Side = "mine",
): Merge {
  const { form, taken, contested } = mergeParts(base, mine, theirs, side);
  const selectedTags = mergeTags(base?.selectedTags ?? [], mine.selectedTags, theirs.selectedTags);
  if (!isSameSet(selectedTags, mine.selectedTags)) taken.push("editor.tags");
  const merged = base
    ? mergeFaqs(base.faqs, mine.faqs, theirs.faqs, side)
    : chooseFaqs(mine.faqs, theirs.faqs, side);
  if (!isSameList(merged.faqs, mine.faqs)) taken.push("editor.faqs");
  return {
    form: { ...form, selectedTags, faqs: merged.faqs },
    taken,
    contested: [...contested, ...merged.contested],
  };
}

function mergeParts(base: ArticleForm | null, mine: ArticleForm, theirs: ArticleForm, side: Side): Merge {
  const torn = base ? languages.filter((language) => isTorn(base, mine, theirs, language)) : [];
  const merge: Merge = { form: mine, taken: [], contested: [] };
  for (const { name, language, read, take } of parts) {
    const [old, own, other] = [base && read(base), read(mine), read(theirs)];
    if (own === other) continue;
    const isTornApart = language !== undefined && torn.includes(language);
    const isContested = isTornApart || (own !== old && other !== old);
    if (isContested) merge.contested.push({ part: name, mine: own, theirs: other });
    if (isContested ? side === "mine" : other === old) continue;
    merge.form = take(merge.form, theirs);
    merge.taken.push(name);
  }
  return merge;
}

/** Whether one took a language out that the other went on writing in: it stays or goes as a whole. */
function isTorn(base: ArticleForm, mine: ArticleForm, theirs: ArticleForm, language: Language): boolean {
  if (!isWritten(base, language) || isWritten(mine, language) === isWritten(theirs, language)) return false;
  const written = isWritten(mine, language) ? mine : theirs;
  return parts.some((part) => part.language === language && part.read(written) !== part.read(base));
}

/** What either added, without what either removed: nobody can disagree about one tag. */
function mergeTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const all = [...new Set([...mine, ...theirs])];
  return all.filter((id) => !base.includes(id) || (mine.includes(id) && theirs.includes(id)));
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join() === b.toSorted().join();
}
