import type { Table } from "../catalog/catalog.ts";
import { limitExceeded, limits } from "../errors/limits.ts";
import { invalidBody, unknownPayloadColumn } from "../errors/rest-error.ts";

export type Payload = {
  /** As it was sent. */
  text: string;
  value: unknown;
  keys: string[];
  isList: boolean;
  rows: number;
  /** Whether a column that a row lacks gets its default, and not null. */
  fillsDefaults: boolean;
};

/** Parses an object or list; without `columns` the keys must match. Throws RestError PGRST102, PGRST204. */
export function parsePayload(
  text: string,
  table: Table,
  columns: readonly string[] | null,
  fillsDefaults: boolean,
): Payload {
  const value = parseJson(text);
  const objects: unknown[] = Array.isArray(value) ? value : [value];
  if (objects.length > limits.rows) throw limitExceeded(413, `One request has ${limits.rows} rows at most`);
  const first = keysOf(objects[0]);
  const expected = new Set(first);
  for (const key of columns ?? first)
    if (!table.columns.has(key)) throw unknownPayloadColumn(table.name, key);
  for (const object of objects) {
    if (!isObject(object)) throw invalidBody("Empty or invalid json");
    if (columns === null) requireKeys(object, expected);
  }
  return {
    text,
    value,
    keys: [...(columns ?? first)],
    isList: Array.isArray(value),
    rows: objects.length,
    fillsDefaults,
  };
}

/** Throws RestError PGRST102, and beyond_bounds for deep nesting. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > limits.bodyDepth) {
    throw limitExceeded(400, `JSON may be nested ${limits.bodyDepth} levels deep at most`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}

/** Without recursion. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    else if (isInString && character === "\\") index += 1;
    else if (!isInString && (character === "[" || character === "{")) deepest = Math.max(deepest, ++depth);
    else if (!isInString && (character === "]" || character === "}")) depth -= 1;
  }
  return deepest;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function requireKeys(object: Record<string, unknown>, expected: ReadonlySet<string>): void {
  const keys = Object.keys(object);
  if (keys.length === expected.size && keys.every((key) => expected.has(key))) return;
  throw invalidBody("All object keys must match");
}
