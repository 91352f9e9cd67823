import { limitExceeded, limits } from "../errors/limits.ts";
import { invalidRange, RestError } from "../errors/rest-error.ts";
import { type Filter, parseFilter, parseGroup } from "../grammar/filters.ts";
import { parseNames } from "../grammar/names.ts";
import { type OrderTerm, parseOrder } from "../grammar/order.ts";
import { parseSelect, type SelectedEmbed, type SelectedItem } from "../grammar/select.ts";

/** The part of a query for the table or an embedded resource. */
export type ResourceQuery = {
  filters: Filter[];
  order: OrderTerm[];
  limit: number | null;
  offset: number;
};

export type Query = {
  select: SelectedItem[];
  own: ResourceQuery;
  embedded: Map<SelectedEmbed, ResourceQuery>;
  onConflict: string[] | null;
  columns: string[] | null;
};

type Condition = Exclude<Filter, { kind: "group" }>;

const groupKeys = ["not.and", "not.or", "and", "or"] as const;

/** Parses a query string. Throws RestError PGRST100, PGRST103, PGRST108, beyond_bounds. */
export function parseQuery(parameters: URLSearchParams, ignored: ReadonlySet<string> = new Set()): Query {
  const select = parseSelect(parameters.get("select") ?? "*");
  const embedded = new Map<SelectedEmbed, ResourceQuery>();
  const own = emptyQuery();
  const query: Query = { select, own, embedded, onConflict: null, columns: null };

  for (const [key, value] of parameters) {
    if (key === "select" || ignored.has(key)) continue;
    if (key === "on_conflict") query.onConflict = parseNames(value, "on_conflict parameter");
    else if (key === "columns") query.columns = parseNames(value, "columns parameter");
    else readParameter(key, value, select, query);
  }
  checkLimits([own, ...embedded.values()]);
  return query;
}

/** Of all resources together. Throws beyond_bounds. */
function checkLimits(resources: readonly ResourceQuery[]): void {
  const conditions = resources.flatMap(({ filters }) => conditionsOf(filters));
  if (conditions.length > limits.conditions) {
    throw limitExceeded(400, `A request may have ${limits.conditions} conditions at most`);
  }
  const patterns = conditions.filter(isPattern);
  if (patterns.length > limits.patterns) {
    throw limitExceeded(400, `A request may have ${limits.patterns} conditions with like or ilike at most`);
  }
  if (patterns.some(({ value }) => value.length > limits.patternCharacters)) {
    throw limitExceeded(400, `A pattern may have ${limits.patternCharacters} characters at most`);
  }
  if (patterns.some(({ value }) => (value.match(/[*%_]/g)?.length ?? 0) > limits.wildcards)) {
    throw limitExceeded(400, `A pattern may have ${limits.wildcards} wildcards (*, % or _) at most`);
  }
  const terms = resources.reduce((sum, { order }) => sum + order.length, 0);
  if (terms > limits.orderTerms) {
    throw limitExceeded(400, `A request may order by ${limits.orderTerms} columns at most`);
  }
}

function isPattern(condition: Condition): condition is Extract<Filter, { kind: "compare" }> {
  return condition.kind === "compare" && condition.operator.endsWith("like");
}

function conditionsOf(filters: readonly Filter[]): Condition[] {
  return filters.flatMap((filter) => (filter.kind === "group" ? conditionsOf(filter.filters) : [filter]));
}

function readParameter(key: string, value: string, select: readonly SelectedItem[], query: Query): void {
  const path = key.split(".");
  const group = groupKeys.find((one) => key === one || key.endsWith(`.${one}`));
  const last = group ?? path.at(-1) ?? "";
  const parents = path.slice(0, path.length - last.split(".").length);
  const resource = findResource(parents, select, query);

  if (group) {
    resource.filters.push(parseGroup(group.endsWith("and") ? "and" : "or", group.startsWith("not."), value));
  } else if (last === "order") {
    resource.order = parseOrder(value);
  } else if (last === "limit") {
    resource.limit = readLimit(value, resource === query.own ? limits.rows : limits.embeddedRows);
  } else if (last === "offset") {
    resource.offset = readOffset(value);
  } else {
    resource.filters.push(parseFilter(last.trim(), value));
  }
}

function findResource(path: readonly string[], select: readonly SelectedItem[], query: Query): ResourceQuery {
  let items = select;
  let found: SelectedEmbed | null = null;
  for (const name of path) {
    const embed = items.find((item) => item.kind === "embed" && (item.alias ?? item.target) === name);
    if (embed?.kind !== "embed") throw notEmbedded(name);
    found = embed;
    items = embed.items;
  }
  if (!found) return query.own;
  const known = query.embedded.get(found) ?? emptyQuery();
  query.embedded.set(found, known);
  return known;
}

function emptyQuery(): ResourceQuery {
  return { filters: [], order: [], limit: null, offset: 0 };
}

function readLimit(text: string, max: number): number {
  const limit = readInteger(text, "limit");
  if (limit < 0) throw invalidRange("Limit should be greater than or equal to zero.");
  if (limit <= max) return limit;
  const what = max === limits.rows ? "One answer" : "An embedded list";
  throw limitExceeded(400, `${what} has ${max} rows at most; ask for a smaller limit`);
}

function readOffset(text: string): number {
  return Math.max(0, readInteger(text, "offset"));
}

function readInteger(text: string, what: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new RestError({
    status: 400,
    code: "PGRST100",
    message: `"failed to parse ${what} (${text})" (line 1, column 1)`,
    details: "expecting a whole number",
  });
}

function notEmbedded(name: string): RestError {
  return new RestError({
    status: 400,
    code: "PGRST108",
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
