import { type Language, languages } from "../i18n/language-texts.ts";
import { type Field, fieldsOfItem, variantOf } from "./fields.ts";
import { storedText } from "./form.ts";
import { type Item, itemsOf, valueIn, withValue } from "./kind.ts";
import type { Conflict, Side } from "./merge.ts";

type Items = readonly Item[];
type ListConflict = Omit<Conflict, "field">;
type Merged = { items: Items; conflicts: ListConflict[] };

/**
 * Merges two lists item by item. Both changed one item in one language, one removed what the other changed, or both
 * reordered: these are conflicts, resolved for the given side. Without a common ancestor any difference is one conflict.
 */
export function mergeLists(field: Field, base: Items | null, mine: Items, theirs: Items, side: Side): Merged {
  const whole: Merged = {
    items: side === "mine" ? mine : theirs,
    conflicts: [{ mine: wordsOfList(field, mine), theirs: wordsOfList(field, theirs) }],
  };
  if (!base) return isSameList(field, mine, theirs) ? { items: mine, conflicts: [] } : whole;
  const inMine = pairItems(field, base, mine);
  const inTheirs = pairItems(field, base, theirs);
  const common = base.filter((item) => inMine.has(item) && inTheirs.has(item));
  const myOrder = ordered(common, inMine, mine);
  const theirOrder = ordered(common, inTheirs, theirs);
  const isMoved = !isSameOrder(myOrder, common);
  if (isMoved && !isSameOrder(theirOrder, common) && !isSameOrder(myOrder, theirOrder)) return whole;

  const conflicts: ListConflict[] = [];
  /** The merged item of each item of either version; null when it is removed. */
  const outcome = new Map<Item, Item | null>();
  base.forEach((before, index) => {
    const [own, other] = [inMine.get(before), inTheirs.get(before)];
    const merged = mergeItem(field, before, own, other, side);
    conflicts.push(...merged.conflicts.map((one) => ({ ...one, item: index + 1 })));
    if (own) outcome.set(own, merged.item);
    if (other) outcome.set(other, merged.item);
  });
  const added = mine.filter((item) => !outcome.has(item));
  for (const item of added) outcome.set(item, item);
  for (const item of theirs) {
    if (!outcome.has(item))
      outcome.set(item, added.find((own) => own.key === item.key || isSameItem(field, own, item)) ?? item);
  }
  const [frame, guests] = isMoved ? [mine, theirs] : [theirs, mine];
  return { items: interleave(left(frame, outcome), left(guests, outcome)), conflicts };
}

/** Pairs items of two versions by key, else by most equal texts: a save gives them new keys. */
export function pairItems(field: Field, base: Items, version: Items): Map<Item, Item> {
  const pairs = new Map<Item, Item>();
  const free = new Set(version);
  const most = Math.max(0, ...base.map((item) => textsOf(field, item).length)) + 1;
  for (let least = most; least > 0; least -= 1) {
    for (const before of base) {
      const match = pairs.has(before)
        ? undefined
        : [...free].find((item) => likeness(field, before, item, most) >= least);
      if (!match) continue;
      pairs.set(before, match);
      free.delete(match);
    }
  }
  return pairs;
}

function likeness(field: Field, a: Item, b: Item, most: number): number {
  if (a.key === b.key) return most;
  if (a.type !== b.type) return 0;
  const others = textsOf(field, b);
  return textsOf(field, a).filter((text, index) => text !== "" && text === others[index]).length;
}

function ordered(common: Items, pairs: Map<Item, Item>, version: Items): Items {
  const indexOf = new Map(version.map((item, index) => [item, index]));
  const index = (before: Item) => indexOf.get(pairs.get(before) ?? before) ?? 0;
  return common.toSorted((a, b) => index(a) - index(b));
}

function isSameOrder(a: Items, b: Items): boolean {
  return a.every((item, index) => item === b[index]);
}

type MergedItem = { item: Item | null; conflicts: ListConflict[] };

/** One that has another type in a version is merged as a whole. */
function mergeItem(field: Field, before: Item, mine?: Item, theirs?: Item, side?: Side): MergedItem {
  if (mine && theirs && mine.type === theirs.type) return mergeTexts(field, before, mine, theirs, side);
  if (mine && theirs && isSameItem(field, before, mine)) return { item: theirs, conflicts: [] };
  if (mine && theirs && isSameItem(field, before, theirs)) return { item: mine, conflicts: [] };
  const rest = mine ?? theirs;
  if (!rest || isSameItem(field, rest, before)) return { item: null, conflicts: [] };
  const item = (side === "mine" ? mine : theirs) ?? null;
  return { item, conflicts: [{ mine: wordsOf(field, mine), theirs: wordsOf(field, theirs) }] };
}

/** The fields of a language are merged as one part; so are those without one, but for those of a type of items. */
function mergeTexts(field: Field, before: Item, mine: Item, theirs: Item, side?: Side): MergedItem {
  const conflicts: ListConflict[] = [];
  let item = mine;
  for (const { place, parts } of groupsIn(field, mine)) {
    const isSame = (a: Item, b: Item) =>
      textsOf(field, a, parts).join("\0") === textsOf(field, b, parts).join("\0");
    if (isSame(mine, theirs) || isSame(before, theirs)) continue;
    const isConflict = !isSame(before, mine);
    const words = { mine: wordsOf(field, mine, parts), theirs: wordsOf(field, theirs, parts) };
    if (isConflict) conflicts.push({ ...place, ...words });
    if (isConflict && side === "mine") continue;
    for (const part of parts) item = withValue(item, part, valueIn(theirs, part));
  }
  return { item, conflicts };
}

type ItemPart = { field: string; language?: Language };
type Group = { place: { language?: Language; inner?: string }; parts: ItemPart[] };

/** The parts of an item that are merged together, and how a conflict about them is named. */
function groupsIn(field: Field, of: object): Group[] {
  const parts = partsIn(field, of);
  if (field.variants) return parts.map((part) => ({ place: { inner: part.field }, parts: [part] }));
  return [...languages, undefined].map((language) => ({
    place: { ...(language && { language }) },
    parts: parts.filter((part) => part.language === language),
  }));
}

/** Those of a language before those without one. */
function partsIn(field: Field, of: object): ItemPart[] {
  const fields = Object.entries(fieldsOfItem(field, of)).filter(([, { isPlace }]) => !isPlace);
  return [...languages, undefined].flatMap((language) =>
    fields
      .filter(([, { isPerLanguage }]) => (language !== undefined) === (isPerLanguage === true))
      .map(([name]) => ({ field: name, ...(language && { language }) })),
  );
}

/** The texts of an item as they are stored: all of them, or those of some parts. */
function textsOf(field: Field, of: Item, parts: readonly ItemPart[] = partsIn(field, of)): string[] {
  const fields = fieldsOfItem(field, of);
  const texts = parts.map((part) => textOf(fields[part.field], valueIn(of, part)));
  // What is of no type known is compared as a whole.
  return field.variants && !variantOf(field, of) ? [...texts, JSON.stringify(of)] : texts;
}

function textOf(field: Field | undefined, value: unknown): string {
  if (field?.item) return wordsOfList(field, itemsOf(value));
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "string" && field ? storedText(field, value) : String(value ?? "");
}

/** Whether two lists have equal texts in equal order. */
export function isSameList(field: Field, a: Items, b: Items): boolean {
  return a.length === b.length && a.every((item, index) => isSameItem(field, item, b[index]));
}

/** Whether two items have equal texts. */
export function isSameItem(field: Field, a: Item, b: Item | undefined): boolean {
  if (b === undefined || a.type !== b.type) return false;
  return textsOf(field, a).join("\0") === textsOf(field, b).join("\0");
}

/** The texts of an item, one a line; empty without an item. */
function wordsOf(field: Field, item: Item | undefined, parts?: readonly ItemPart[]): string {
  const texts = item ? textsOf(field, item, parts) : [];
  return texts.filter((text) => text !== "").join("\n");
}

function wordsOfList(field: Field, items: Items): string {
  return items.map((item) => wordsOf(field, item)).join("\n\n");
}

function left(version: Items, outcome: Map<Item, Item | null>): Item[] {
  return version.flatMap((item) => outcome.get(item) ?? []);
}

/** The first list in its order, with each missing item of the second after its predecessor there. */
function interleave(frame: Items, guests: Items): Item[] {
  const items = [...new Set(frame)];
  let index = 0;
  for (const item of guests) {
    const found = items.indexOf(item);
    if (found === -1) items.splice(index, 0, item);
    index = (found === -1 ? index : found) + 1;
  }
  return items;
}
