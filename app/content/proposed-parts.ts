import type { Field, Fields, FormOf } from "./fields.ts";
import { type Item, itemsOf, type Kind, type Part, valueIn, withValue } from "./kind.ts";
import { mergeForms } from "./merge.ts";
import { isSameItem, pairItems } from "./merge-lists.ts";

/** What a proposal does to a list: the order of what stays, or an item that comes, goes or changes. */
type ListChange = "order" | { before?: Item; after?: Item };

/** A part of a proposal that is accepted or refused by itself; of a list, each item is one. */
export type ProposedPart = { part: Part; list?: ListChange };

type Items = readonly Item[];

/** The parts in which a proposed form differs from the one that it was made from. */
export function proposedParts<Of extends Fields>(
  kind: Kind<Of>,
  base: FormOf<Of>,
  proposed: FormOf<Of>,
): ProposedPart[] {
  return mergeForms(kind, base, base, proposed).taken.flatMap((part): ProposedPart[] => {
    const field: Field | undefined = kind.fields[part.field];
    if (field?.type !== "list") return [{ part }];
    const lists = [itemsOf(valueIn(base, part)), itemsOf(valueIn(proposed, part))] as const;
    return listChanges(field, ...lists).map(({ list, number }) => ({
      part: { ...part, ...(number && { item: number }) },
      list,
    }));
  });
}

function listChanges(field: Field, base: Items, proposed: Items): { list: ListChange; number?: number }[] {
  const pairs = pairItems(field, base, proposed);
  const kept = new Set(pairs.values());
  const added = proposed.filter((after) => !kept.has(after));
  const changed = base.filter((before) => !isSameItem(field, before, pairs.get(before)));
  const changes = [
    ...changed.map((before): { before: Item; after?: Item } => {
      const after = pairs.get(before);
      return after ? { before, after } : { before };
    }),
    ...added.map((after) => ({ after })),
  ].map((list) => ({ list, number: numberOf(list, base, proposed) }));
  const order = base.flatMap((before) => pairs.get(before) ?? []);
  const isMoved = proposed.filter((after) => kept.has(after)).some((after, index) => after !== order[index]);
  return isMoved ? [...changes, { list: "order" }] : changes;
}

/** The place of an item where it is proposed, else where it was. */
function numberOf({ before, after }: { before?: Item; after?: Item }, base: Items, proposed: Items): number {
  if (after) return proposed.indexOf(after) + 1;
  return before ? base.indexOf(before) + 1 : 0;
}

/** What a proposal was made from with one of its parts: that alone is accepted. */
export function withPart<Of extends Fields>(
  kind: Kind<Of>,
  base: FormOf<Of>,
  proposed: FormOf<Of>,
  { part, list }: ProposedPart,
): FormOf<Of> {
  const place = placeOf(part);
  const field: Field | undefined = kind.fields[part.field];
  if (!list || !field) return withValue(base, place, valueIn(proposed, place));
  const [into, from] = [itemsOf(valueIn(base, place)), itemsOf(valueIn(proposed, place))];
  const other = new Map([...pairItems(field, into, from)].map(([before, after]) => [after, before]));
  if (list === "order") return withValue(base, place, inOrderOf(into, from, other));
  return withValue(base, place, withItem(into, from, other, list.before, list.after));
}

/** A proposal without one of its parts, which has been decided about. */
export function withoutPart<Of extends Fields>(
  kind: Kind<Of>,
  base: FormOf<Of>,
  proposed: FormOf<Of>,
  { part, list }: ProposedPart,
): FormOf<Of> {
  const place = placeOf(part);
  const field: Field | undefined = kind.fields[part.field];
  if (!list || !field) return withValue(proposed, place, valueIn(base, place));
  const [into, from] = [itemsOf(valueIn(proposed, place)), itemsOf(valueIn(base, place))];
  const other = pairItems(field, from, into);
  if (list === "order") return withValue(proposed, place, inOrderOf(into, from, other));
  return withValue(proposed, place, withItem(into, from, other, list.after, list.before));
}

function placeOf({ field, language }: Part): Part {
  return { field, ...(language && { language }) };
}

/** A list with the items that both have in the order of the other. */
function inOrderOf(into: Items, from: Items, other: ReadonlyMap<Item, Item>): Item[] {
  const sorted = from.flatMap((item) => other.get(item) ?? []);
  const moved = new Set(sorted);
  let next = 0;
  return into.map((item) => (moved.has(item) ? (sorted[next++] ?? item) : item));
}

/** A list with an item as the other one has it: replaced, left out, or added after the nearest that both have. */
function withItem(
  into: Items,
  from: Items,
  other: ReadonlyMap<Item, Item>,
  own: Item | undefined,
  wanted: Item | undefined,
): Item[] {
  if (own) return into.flatMap((item) => (item === own ? (wanted ? { ...wanted, key: own.key } : []) : item));
  if (!wanted) return [...into];
  const nearest = from
    .slice(0, from.indexOf(wanted))
    .flatMap((item) => other.get(item) ?? [])
    .at(-1);
  return into.toSpliced(nearest ? into.indexOf(nearest) + 1 : 0, 0, wanted);
}
