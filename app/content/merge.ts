import { type Language, languages } from "../i18n/language-texts.ts";
import type { Field, Fields, FormOf } from "./fields.ts";
import { isWrittenIn, storedText } from "./form.ts";
import { itemsOf, type Kind, type Part, valueIn, withValue } from "./kind.ts";
import { isSameList, mergeLists } from "./merge-lists.ts";

/** Whose version is kept where two people changed the same part. */
export type Side = "mine" | "theirs";

/** A part that both changed, each to something else. */
export type Conflict = Part & { mine: string; theirs: string };

type Merge<Form> = {
  form: Form;
  /** The parts that were taken from theirs. */
  taken: Part[];
  conflicts: Conflict[];
};

/**
 * The three-way merge of one part: a change by one side wins, changes by both conflict unless they are equal.
 *
 * @param base the common ancestor; null when it is unknown
 */
export function mergePart(base: string | null, mine: string, theirs: string): Side | "same" | "conflict" {
  if (mine === theirs) return "same";
  if (mine === base) return "theirs";
  return theirs === base ? "mine" : "conflict";
}

/**
 * Merges two versions of a form part by part; conflicts are resolved for one side, and listed.
 *
 * @param base the common ancestor; null when it is unknown
 */
export function mergeForms<Of extends Fields>(
  kind: Kind<Of>,
  base: FormOf<Of> | null,
  mine: FormOf<Of>,
  theirs: FormOf<Of>,
  side: Side = "mine",
): Merge<FormOf<Of>> {
  const removed = languages.filter(
    (language) => base && isRemovedAndChanged(kind, base, mine, theirs, language),
  );
  const merge: Merge<FormOf<Of>> = { form: mine, taken: [], conflicts: [] };
  const take = (part: Part, value: unknown) => {
    merge.form = withValue(merge.form, part, value);
    merge.taken.push(part);
  };
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.type === "list") {
      for (const part of partsOf(name, field)) {
        const [own, other] = [itemsOf(valueIn(mine, part)), itemsOf(valueIn(theirs, part))];
        const merged = mergeLists(field, base && itemsOf(valueIn(base, part)), own, other, side);
        merge.conflicts.push(...merged.conflicts.map((conflict) => ({ ...conflict, ...part })));
        if (!isSameList(field, merged.items, own)) take(part, merged.items);
      }
      continue;
    }
    if (field.isSet) {
      const [own, other] = [idsIn(mine, name), idsIn(theirs, name)];
      const merged = mergeSets(base ? idsIn(base, name) : [], own, other);
      if (merged.toSorted().join() !== own.toSorted().join()) take({ field: name }, merged);
      continue;
    }
    for (const part of partsOf(name, field)) {
      const [own, other] = [wordsOf(kind, field, mine, part), wordsOf(kind, field, theirs, part)];
      const outcome = mergePart(base && wordsOf(kind, field, base, part), own, other);
      if (outcome === "same") continue;
      const isRemoved =
        part.language !== undefined && field.type !== "flag" && removed.includes(part.language);
      const isConflict = outcome === "conflict" || isRemoved;
      if (isConflict) merge.conflicts.push({ ...part, mine: own, theirs: other });
      if ((isConflict ? side : outcome) === "theirs") take(part, valueIn(theirs, part));
    }
  }
  return merge;
}

function partsOf(field: string, { isPerLanguage }: Field): Part[] {
  return isPerLanguage ? languages.map((language) => ({ field, language })) : [{ field }];
}

/** A value as it would be stored; a default counts as empty, a flag of a language that is not stored as set. */
function wordsOf<Of extends Fields>(kind: Kind<Of>, field: Field, form: object, part: Part): string {
  const value = valueIn(form, part);
  const isIdle =
    field.type === "flag" && part.language !== undefined && !isWrittenIn(kind, form, part.language);
  if (isIdle) return String(field.otherwise);
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value !== "string") return String(value);
  const stored = storedText(field, value);
  return stored === field.filledIn ? "" : stored;
}

/** Whether one side removed a language that the other changed: its parts are then one conflict each. */
function isRemovedAndChanged<Of extends Fields>(
  kind: Kind<Of>,
  base: FormOf<Of>,
  mine: FormOf<Of>,
  theirs: FormOf<Of>,
  language: Language,
): boolean {
  const isMine = isWrittenIn(kind, mine, language);
  if (!isWrittenIn(kind, base, language) || isMine === isWrittenIn(kind, theirs, language)) return false;
  const written = isMine ? mine : theirs;
  return Object.entries(kind.fields).some(([name, field]) => {
    const part = { field: name, language };
    // The items of a list are merged one by one.
    const isText = field.isPerLanguage && field.type !== "flag" && field.type !== "list";
    return isText && wordsOf(kind, field, written, part) !== wordsOf(kind, field, base, part);
  });
}

function idsIn(form: object, field: string): string[] {
  const ids = valueIn(form, { field });
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** What either added, without what either removed. */
function mergeSets(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const all = [...new Set([...mine, ...theirs])];
  return all.filter((id) => !base.includes(id) || (mine.includes(id) && theirs.includes(id)));
}
