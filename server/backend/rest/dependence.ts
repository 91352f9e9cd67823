import { anyTable, type Dependence } from "../reads.ts";
import type { Filter } from "./grammar/filters.ts";
import type { Embedding, Reading } from "./resolve.ts";

/**
 * What a read depends on besides the rows that it gives. One row asked for by its slug depends on itself; rows named
 * by their ids, or by that of their owner, on those; every other list on which rows its table has, and on the tables
 * that it was searched by.
 */
export function dependenceOf(reading: Reading, isObject: boolean): Dependence {
  const table = reading.table.name;
  const ids = reading.filters.flatMap(namedIds);
  if (isObject || ids.length > 0) return { table, ids, searched: [] };
  const searched = reading.embeds.flatMap(searchedBy);
  return {
    table,
    ids: searched.flatMap(linkedIds),
    searched: [table, ...searched.filter((by) => linkedIds(by).length === 0).map(({ table }) => table.name)],
  };
}

/** What a call of a function depends on: nothing is known of that. */
export function dependenceOfCall(routine: string): Dependence {
  return { table: routine, ids: [], searched: [anyTable] };
}

function namedIds(filter: Filter): string[] {
  if (filter.kind === "group" || filter.isNegated) return [];
  const values = valuesOf(filter);
  return values.every(isId) ? values : [];
}

function valuesOf(filter: Exclude<Filter, { kind: "group" }>): string[] {
  if (filter.kind === "in") return filter.values;
  return filter.kind === "compare" && filter.operator === "eq" ? [filter.value] : [];
}

function isId(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

/** What decides, by rows of its own, which rows a list has. */
function searchedBy({ isInner, relationship, reading }: Embedding): Reading[] {
  const own = isInner && relationship.kind !== "to-one" ? [reading] : [];
  return [...own, ...reading.embeds.flatMap(searchedBy)];
}

/** The tables that join two others, and of which each change is announced by the ids of what it joins. */
const links: ReadonlySet<string> = new Set(["otm_blog_article_tags"]);

/** The ids by which links were searched: what is linked with these is announced with them. */
function linkedIds({ table, filters }: Reading): string[] {
  return links.has(table.name) ? filters.flatMap(namedIds) : [];
}
