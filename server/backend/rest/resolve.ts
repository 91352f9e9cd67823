import type { Catalog, Relationship, Table } from "./catalog.ts";
import type { Filter } from "./grammar/filters.ts";
import type { OrderTerm } from "./grammar/order.ts";
import type { SelectedEmbed, SelectedItem } from "./grammar/select.ts";
import type { Query, ResourceQuery } from "./query-string.ts";
import { findRelationship } from "./relationships.ts";
import { unknownColumn } from "./rest-error.ts";

export type Field = { column: string; key: string };

/** What to read of a table, with every name known to the catalog. */
export type Reading = {
  table: Table;
  fields: Field[];
  filters: Filter[];
  order: OrderTerm[];
  limit: number | null;
  offset: number;
  embeds: Embedding[];
};

export type Embedding = {
  key: string;
  relationship: Relationship;
  isInner: boolean;
  /** Nothing of it was selected: it only filters. */
  isHidden: boolean;
  reading: Reading;
};

/** Holds a query against the catalog. Throws RestError 42703, PGRST200 or PGRST201 for names that it lacks. */
export function resolve(catalog: Catalog, table: Table, query: Query): Reading {
  return resolveResource(catalog, table, query.select, query.own, query);
}

function resolveResource(
  catalog: Catalog,
  table: Table,
  items: readonly SelectedItem[],
  own: ResourceQuery,
  query: Query,
): Reading {
  for (const filter of own.filters) checkFilter(table, filter);
  for (const { column } of own.order) checkColumn(table, column);
  return {
    table,
    fields: items.flatMap((item) => resolveField(table, item)),
    filters: own.filters,
    order: own.order,
    limit: own.limit,
    offset: own.offset,
    embeds: items.flatMap((item) =>
      item.kind === "embed" ? [resolveEmbed(catalog, table, item, query)] : [],
    ),
  };
}

function checkFilter(table: Table, filter: Filter): void {
  if (filter.kind === "group") for (const inner of filter.filters) checkFilter(table, inner);
  else checkColumn(table, filter.column);
}

function checkColumn(table: Table, column: string): void {
  if (!table.columns.has(column)) throw unknownColumn(table.name, column);
}

function resolveField(table: Table, item: SelectedItem): Field[] {
  if (item.kind === "embed") return [];
  if (item.kind === "all") return [...table.columns.keys()].map((column) => ({ column, key: column }));
  checkColumn(table, item.column);
  return [{ column: item.column, key: item.alias ?? item.column }];
}

function resolveEmbed(catalog: Catalog, table: Table, embed: SelectedEmbed, query: Query): Embedding {
  const all = catalog.relationships.get(table.name) ?? [];
  const relationship = findRelationship(all, table.name, embed.target, embed.hint);
  const target = catalog.tables.get(relationship.to);
  if (!target) throw new Error(`The catalog lacks ${relationship.to}`);
  const own = query.embedded.get(embed) ?? { filters: [], order: [], limit: null, offset: 0 };
  return {
    key: embed.alias ?? embed.target,
    relationship,
    isInner: embed.isInner,
    isHidden: embed.items.length === 0,
    reading: resolveResource(catalog, target, embed.items, own, query),
  };
}
