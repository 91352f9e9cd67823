import type { Catalog, Relationship, Table } from "../catalog/catalog.ts";
import { findRelationship } from "../catalog/relationships.ts";
import { limitExceeded, limits } from "../errors/limits.ts";
import { aggregatesDisabled, unknownColumn, unsupported } from "../errors/rest-error.ts";
import type { Filter } from "../grammar/filters.ts";
import type { OrderTerm } from "../grammar/order.ts";
import type { SelectedEmbed, SelectedItem } from "../grammar/select.ts";
import type { Query, ResourceQuery } from "./query-string.ts";

type Field = { column: string; key: string };

/** A read whose names are all in the catalog. */
export type QueryPlan = {
  table: Table;
  fields: Field[];
  filters: Filter[];
  order: OrderTerm[];
  limit: number | null;
  offset: number;
  embeds: EmbedPlan[];
};

export type EmbedPlan = {
  key: string;
  relationship: Relationship;
  isInner: boolean;
  /** Only filters. */
  isHidden: boolean;
  plan: QueryPlan;
};

/** Checks a query against the catalog. Throws RestError 42703, PGRST200, PGRST201, beyond_bounds. */
export function planQuery(catalog: Catalog, table: Table, query: Query): QueryPlan {
  return planResource(catalog, [table], query.select, query.own, query);
}

/** `path`: the tables up to the request's own, link tables included. */
function planResource(
  catalog: Catalog,
  path: readonly [Table, ...Table[]],
  items: readonly SelectedItem[],
  own: ResourceQuery,
  query: Query,
): QueryPlan {
  const [table] = path;
  const embedKeys = items.flatMap((item) => (item.kind === "embed" ? [item.alias ?? item.target] : []));
  for (const filter of own.filters) checkFilter(table, filter, embedKeys);
  for (const { column } of own.order) checkCompared(table, column);
  const fields = items.flatMap((item) => planField(table, item));
  const embeds = items.flatMap((item) =>
    item.kind === "embed" ? [planEmbed(catalog, path, item, query)] : [],
  );
  const shownEmbeds = embeds.filter(({ isHidden }) => !isHidden);
  rejectDuplicates([...fields, ...shownEmbeds].map(({ key }) => key));
  rejectDuplicates(fields.map(({ column }) => column));
  rejectRepetition(
    shownEmbeds.map(({ relationship: { to, constraints } }) => `${to}!${constraints.join("!")}`),
  );
  return {
    table,
    fields,
    filters: own.filters,
    order: own.order,
    limit: own.limit,
    offset: own.offset,
    embeds,
  };
}

function rejectDuplicates(names: readonly string[]): void {
  const known = new Set<string>();
  for (const name of names) {
    if (known.has(name)) throw limitExceeded(400, `A select list may name "${name}" once`);
    known.add(name);
  }
}

/** A relationship may be embedded for each language, with filters of its own. */
function rejectRepetition(relationships: readonly string[]): void {
  for (const [relationship, embeds] of Map.groupBy(relationships, (one) => one)) {
    if (embeds.length <= limits.sameEmbeds) continue;
    throw limitExceeded(400, `A select list may embed "${relationship}" ${limits.sameEmbeds} times`);
  }
}

function checkFilter(table: Table, filter: Filter, embedKeys: readonly string[]): void {
  if (filter.kind === "group") for (const inner of filter.filters) checkFilter(table, inner, embedKeys);
  else if (!table.columns.has(filter.column) && embedKeys.includes(filter.column)) {
    throw unsupported(`Filtering by whether "${filter.column}" is empty is`);
  } else checkCompared(table, filter.column);
}

function checkCompared(table: Table, column: string): void {
  checkColumn(table, column);
  if (!table.columns.get(column)?.isLong) return;
  throw limitExceeded(400, `"${column}" holds long texts: rows can't be filtered or ordered by it`);
}

function checkColumn(table: Table, column: string): void {
  if (!table.columns.has(column)) throw unknownColumn(table.name, column);
}

function planField(table: Table, item: SelectedItem): Field[] {
  if (item.kind === "embed") return [];
  if (item.kind === "all") return [...table.columns.keys()].map((column) => ({ column, key: column }));
  // PostgREST's older spelling of count().
  if (item.column === "count" && !table.columns.has("count")) throw aggregatesDisabled();
  checkColumn(table, item.column);
  return [{ column: item.column, key: item.alias ?? item.column }];
}

function planEmbed(
  catalog: Catalog,
  path: readonly [Table, ...Table[]],
  embed: SelectedEmbed,
  query: Query,
): EmbedPlan {
  const [table] = path;
  const all = catalog.relationships.get(table.name) ?? [];
  const relationship = findRelationship(all, table.name, embed.target, embed.hint);
  const target = tableOf(catalog, relationship.to);
  const between = relationship.link ? [tableOf(catalog, relationship.link.table)] : [];
  if ([target, ...between].some((one) => path.includes(one))) {
    throw limitExceeded(
      400,
      `"${target.name}" may not be embedded here: the way to it goes through a table twice`,
    );
  }
  const own = query.embedded.get(embed) ?? { filters: [], order: [], limit: null, offset: 0 };
  return {
    key: embed.alias ?? embed.target,
    relationship,
    isInner: embed.isInner,
    isHidden: embed.items.length === 0,
    plan: planResource(catalog, [target, ...between, ...path], embed.items, own, query),
  };
}

function tableOf(catalog: Catalog, name: string): Table {
  const table = catalog.tables.get(name);
  if (!table) throw new Error(`The catalog lacks ${name}`);
  return table;
}
