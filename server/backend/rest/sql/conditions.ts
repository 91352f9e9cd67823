import type { Comparison, Filter, IsValue } from "../grammar/filters.ts";
import { quoteName } from "./names.ts";
import type { Draft } from "./statement.ts";

const operators: Record<Comparison, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
};

const tests: Record<IsValue, string> = {
  null: "is null",
  not_null: "is not null",
  true: "is true",
  false: "is false",
  unknown: "is unknown",
};

/** A filter as a condition with bound values. */
export function condition(draft: Draft, alias: string, filter: Filter): string {
  const text = positive(draft, alias, filter);
  return filter.isNegated ? `not (${text})` : text;
}

function positive(draft: Draft, alias: string, filter: Filter): string {
  if (filter.kind === "group") {
    return `(${filter.filters.map((inner) => condition(draft, alias, inner)).join(` ${filter.operator} `)})`;
  }
  const column = `${alias}.${quoteName(filter.column)}`;
  if (filter.kind === "is") return `${column} ${tests[filter.value]}`;
  if (filter.kind === "in") return `${column} = any (${draft.bind(filter.values)})`;
  const isPattern = filter.operator === "like" || filter.operator === "ilike";
  const value = isPattern ? filter.value.replaceAll("*", "%") : filter.value;
  return `${column} ${operators[filter.operator]} ${draft.bind(value)}`;
}

export function where(conditions: readonly string[]): string {
  return conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
}
