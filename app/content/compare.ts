import { type Aligned, align } from "../html/compare/align.ts";
import { type BlockChange, compareHtml } from "../html/compare/compare-html.ts";
import { compareWords, type Words, whole } from "../html/compare/words.ts";
import { type Language, languages } from "../i18n/language-texts.ts";
import { type Field, type Fields, type FormOf, fieldsOfItem, type Linked, variantOf } from "./fields.ts";
import { isFilled, isKept, storedText } from "./form.ts";
import { emptyForm, type Item, itemsOf, type Kind, type Part, valueIn } from "./kind.ts";

/** An item of one language: its texts in the order of their fields. */
export type ItemChange = { kind: "added" | "removed" | "changed"; texts: Words[][] };

/** A changed part. */
export type PartChange = Part &
  (
    | { kind: "words"; words: Words[] }
    | { kind: "html"; blocks: BlockChange[] }
    | { kind: "picture"; before: string; after: string }
    | { kind: "list"; items: Words[] }
    | { kind: "items"; items: ItemChange[] }
  );

/** What changed without a language, and in each. */
type Comparison = { general: PartChange[] } & Record<Language, PartChange[]>;

/** What the comparison calls things. */
export type ValueNames = {
  link(of: Linked, id: string): string;
  /** @param field such as `published`, or `members.active` of an item */
  flag(field: string, isOn: boolean): string;
  /** That of the types of items. */
  language: Language;
};

/** The parts that differ between two versions. */
export function compareForms<Of extends Fields>(
  { fields }: Kind<Of>,
  before: FormOf<Of>,
  after: FormOf<Of>,
  names: ValueNames,
): Comparison {
  const changes = [...compareFields(fields, before, after, names, {})];
  const among = (language?: Language) => changes.filter((change) => change.language === language);
  return { general: among(), nl: among("nl"), en: among("en") };
}

function* compareFields(
  fields: Fields,
  before: object,
  after: object,
  names: ValueNames,
  around: Partial<Part>,
): Generator<PartChange> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.isPlace && around.field !== undefined) continue;
    const own =
      around.field === undefined ? { field: name } : { ...around, field: around.field, inner: name };
    for (const language of field.isPerLanguage ? languages : [undefined]) {
      const place = { field: name, ...(language && { language }) };
      const [old, now] = [valueIn(before, place), valueIn(after, place)];
      if (field.type === "list") {
        const part = { ...own, ...(language && { language }) };
        yield* compareLists(field, part, itemsOf(old), itemsOf(now), names);
        continue;
      }
      if (JSON.stringify(old) === JSON.stringify(now)) continue;
      yield* compareValues(field, { ...own, ...(language && { language }) }, old, now, names);
    }
  }
}

function* compareValues(
  field: Field,
  part: Part,
  before: unknown,
  after: unknown,
  names: ValueNames,
): Generator<PartChange> {
  const { type, of, isSet } = field;
  if (Array.isArray(before) && Array.isArray(after) && of) {
    const [old, now] = [before, after].map((ids) => ids.map((id) => names.link(of, String(id))));
    const items = compareNames(
      isSet ? (old ?? []).toSorted() : (old ?? []),
      isSet ? (now ?? []).toSorted() : (now ?? []),
    );
    if (items.some(({ change }) => change !== "same")) yield { ...part, kind: "list", items };
    return;
  }
  if (typeof before === "boolean" || typeof after === "boolean") {
    const name = part.inner === undefined ? part.field : `${part.field}.${part.inner}`;
    yield {
      ...part,
      kind: "words",
      words: whole(names.flag(name, before === true), names.flag(name, after === true)),
    };
    return;
  }
  const [old, now] = [String(before), String(after)];
  if (type === "html") yield { ...part, kind: "html", blocks: compareHtml(old, now) };
  else if (type === "picture") yield { ...part, kind: "picture", before: old, after: now };
  else
    yield {
      ...part,
      kind: "words",
      words: type === "line" || type === "text" ? compareWords(old, now) : whole(old, now),
    };
}

function compareNames(before: readonly string[], after: readonly string[]): Words[] {
  return align(before, after, { textOf: (name) => name, kindOf: (name) => name }).flatMap((part): Words[] =>
    part.kind === "changed" ? whole(part.before, part.after) : [{ text: part.part, change: part.kind }],
  );
}

function* compareLists(
  field: Field,
  part: Part,
  before: readonly Item[],
  after: readonly Item[],
  names: ValueNames,
): Generator<PartChange> {
  if (field.hasIds) return yield* compareById(field, part, before, after, names);
  const isInLanguages = Object.values(field.item ?? {}).some(({ isPerLanguage }) => isPerLanguage);
  for (const language of isInLanguages ? languages : [undefined]) {
    const rules = { textOf: (texts: string[]) => texts.join("\n"), kindOf: () => "item" };
    const [old, now] = [textsIn(field, before, language), textsIn(field, after, language)];
    const items = align(old, now, rules).flatMap((one) => describedItem(one));
    if (items.length > 0) yield { ...part, ...(language && { language }), kind: "items", items };
  }
}

/** Items that come, go and move by name, and the changed parts of the others. */
function* compareById(
  field: Field,
  part: Part,
  before: readonly Item[],
  after: readonly Item[],
  names: ValueNames,
): Generator<PartChange> {
  const nowOf = (one: Item) => after.find(({ key }) => key === one.key) ?? one;
  const nameOf = (one: Item) => itemName(field, one, names.language);
  const items = compareNames(
    before.map((one) => nameOf(nowOf(one))),
    after.map(nameOf),
  ).filter(({ change }) => change !== "same");
  if (items.length > 0) yield { ...part, kind: "list", items };
  for (const one of [...after, ...before.filter(({ key }) => !after.some((now) => now.key === key))]) {
    const [old, now] = [before, after].map((ones) => ones.find(({ key }) => key === one.key));
    const fields = fieldsOfItem(field, one);
    const blank = emptyForm({ fields });
    const changes = compareFields(fields, old ?? blank, now ?? blank, names, { ...part, item: nameOf(one) });
    // Of one that came or went, its texts and its picture: its name is said already.
    for (const change of changes)
      if ((old && now) || change.language || change.kind === "picture") yield change;
  }
}

/** What an item is called: by its type and its first text. */
function itemName(field: Field, one: Item, language: Language): string {
  const words = Object.entries(fieldsOfItem(field, one))
    .filter(([, { type }]) => type === "line" || type === "text")
    .map(([name]) => valueIn(one, { field: name }));
  if (!field.variants) return String(words[0] ?? "");
  const type = variantOf(field, one)?.name[language] ?? one.type ?? "";
  return [type, words.find(isFilled)].filter(Boolean).join(": ");
}

function textsIn(field: Field, items: readonly Item[], language: Language | undefined): string[][] {
  return items
    .filter((one) => isKept(field, one))
    .map((one) =>
      Object.entries(field.item ?? {}).map(([name, inner]) =>
        storedText(
          inner,
          String(valueIn(one, { field: name, ...(inner.isPerLanguage && language && { language }) }) ?? ""),
        ),
      ),
    )
    .filter((texts) => texts.join("") !== "");
}

function describedItem(part: Aligned<string[]>): ItemChange[] {
  if (part.kind === "same") return [];
  if (part.kind === "changed") {
    const texts = part.after.map((text, index) => compareWords(part.before[index] ?? "", text));
    return [{ kind: "changed", texts }];
  }
  const { kind } = part;
  return [{ kind, texts: part.part.map((text) => (text === "" ? [] : [{ text, change: kind }])) }];
}
