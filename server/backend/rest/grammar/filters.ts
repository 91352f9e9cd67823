import { limitExceeded, limits } from "../errors/limits.ts";
import { unsupported } from "../errors/rest-error.ts";
import { createReader, type Reader } from "./reader.ts";

export type Comparison = "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | "like" | "ilike";

export type Filter =
  | { kind: "compare"; column: string; isNegated: boolean; operator: Comparison; value: string }
  | { kind: "in"; column: string; isNegated: boolean; values: string[] }
  | { kind: "is"; column: string; isNegated: boolean; value: IsValue }
  | { kind: "group"; isNegated: boolean; operator: "and" | "or"; filters: Filter[] };

const isValues = ["null", "not_null", "true", "false", "unknown"] as const;
export type IsValue = (typeof isValues)[number];

const comparisons = ["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike"] as const;

/** Parses `column=operator.value`. Throws RestError PGRST100. */
export function parseFilter(column: string, text: string): Filter {
  const reader = createReader(text, "filter");
  const filter = readOperation(reader, column, (inner) => inner.match(/.*/sy) ?? "");
  if (!reader.isAtEnd()) throw reader.fail("end of input");
  return filter;
}

/** Parses `and=(…)` and `or=(…)`. Throws RestError PGRST100. */
export function parseGroup(operator: "and" | "or", isNegated: boolean, text: string): Filter {
  const reader = createReader(text, "logic tree");
  const filters = readFilters(reader, 1);
  if (!reader.isAtEnd()) throw reader.fail("end of input");
  return { kind: "group", isNegated, operator, filters };
}

function readFilters(reader: Reader, depth: number): Filter[] {
  if (depth > limits.groupDepth) {
    throw limitExceeded(400, `Logic may be nested ${limits.groupDepth} levels deep at most`);
  }
  reader.expect("(");
  const filters: Filter[] = [];
  do {
    reader.match(/[ \t]*/y);
    filters.push(readGroupOrFilter(reader, depth));
    reader.match(/[ \t]*/y);
  } while (reader.skip(","));
  reader.expect(")");
  return filters;
}

function readGroupOrFilter(reader: Reader, depth: number): Filter {
  const group = reader.match(/(?:not\.)?(?:and|or)(?=\()/y);
  if (group !== null) {
    return {
      kind: "group",
      isNegated: group.startsWith("not."),
      operator: group.endsWith("and") ? "and" : "or",
      filters: readFilters(reader, depth + 1),
    };
  }
  const column = reader.name();
  if (reader.peek() === "-") throw unsupported("Paths into JSON columns (->) are");
  reader.expect(".");
  return readOperation(reader, column, readValueInGroup);
}

function readOperation(reader: Reader, column: string, readValue: (reader: Reader) => string): Filter {
  const isNegated = reader.skip("not.");
  const operator = reader.match(/[a-z]+/y);
  if (operator === null) throw reader.fail("an operator (eq, neq, gt, gte, lt, lte, is, in, like, ilike)");
  if (reader.peek() === "(") throw unsupported(`The operator "${operator}" with a modifier or language is`);
  reader.expect(".");
  if (operator === "in") return { kind: "in", column, isNegated, values: readList(reader) };
  if (operator === "is") {
    const written = readValue(reader).toLowerCase();
    const value = isValues.find((one) => one === written);
    if (value === undefined) throw reader.fail(`"is" with one of ${isValues.join(", ")}`);
    return { kind: "is", column, isNegated, value };
  }
  const comparison = comparisons.find((one) => one === operator);
  if (comparison === undefined) throw unsupported(`The operator "${operator}" is`);
  return { kind: "compare", column, isNegated, operator: comparison, value: readValue(reader) };
}

/** `(a,"b,c")`; in a group it ends at the parenthesis. */
function readList(reader: Reader): string[] {
  reader.expect("(");
  if (reader.skip(")")) return [];
  const values: string[] = [];
  do values.push(reader.peek() === '"' ? reader.quoted() : (reader.match(/[^,)]*/y) ?? ""));
  while (reader.skip(","));
  reader.expect(")");
  return values;
}

/** Ends at a comma or parenthesis outside of quotes and braces. */
function readValueInGroup(reader: Reader): string {
  if (reader.peek() === '"') return reader.quoted();
  return reader.match(/\{[^{}]*\}(?=[,)])/y) ?? reader.match(/[^,)]*/y) ?? "";
}
