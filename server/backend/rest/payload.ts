import { beyond, bounds } from "./bounds.ts";
import { invalidBody } from "./rest-error.ts";

export type Payload = {
  /** The JSON text as it was sent, for the database to read. */
  text: string;
  /** The keys that its objects have. */
  keys: string[];
  isList: boolean;
  rows: number;
};

/**
 * Reads a body of one object or a list of objects. Objects of a list must have the same keys unless the columns are
 * named elsewhere. Throws RestError PGRST102, and beyond_bounds for too many rows or levels.
 */
export function parsePayload(text: string, columns: readonly string[] | null): Payload {
  const value = parseJson(text);
  const objects: unknown[] = Array.isArray(value) ? value : [value];
  if (objects.length > bounds.rows) throw beyond(413, `One request has ${bounds.rows} rows at most`);
  const keys = objects.map((object) => {
    if (!isObject(object)) throw invalidBody("Empty or invalid json");
    return Object.keys(object);
  });
  const first = keys[0] ?? [];
  if (columns === null && keys.some((others) => !haveSame(first, others))) {
    throw invalidBody("All object keys must match");
  }
  return { text, keys: [...(columns ?? first)], isList: Array.isArray(value), rows: objects.length };
}

/** Parses JSON that nests no deeper than the database's parser can follow. Throws RestError PGRST102. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > bounds.bodyDepth) {
    throw beyond(400, `JSON may be nested ${bounds.bodyDepth} levels deep at most`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}

/** How deep brackets nest outside of strings; counted without recursion, so that depth itself does no harm. */
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

function haveSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key) => other.includes(key));
}
