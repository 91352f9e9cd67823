import { RestError } from "./rest-error.ts";

/** How much one request may ask for. */
export const limits = {
  addressBytes: 8_192,
  nameBytes: 63,
  embedDepth: 3,
  embeds: 8,
  /** In a list of names that is no select list. */
  names: 60,
  /** Conditions in all filters together, and how many of them may be patterns. */
  conditions: 20,
  patterns: 4,
  patternCharacters: 100,
  wildcards: 6,
  orderTerms: 10,
  /** What visitors read is filtered and ordered by columns whose check constraints allow no more than this. */
  comparedCharacters: 2_048,
  groupDepth: 10,
  rows: 1_000,
  /** In each embedded list. */
  embeddedRows: 100,
  responseBytes: 16_777_216,
  bodyDepth: 100,
  /** What one request of a visitor may insert. */
  visitorRows: 1,
  /** Longer statements and keys are not kept for the next time. */
  cachedCharacters: 16_384,
} as const;

/** The refusal of a request that goes beyond a bound; its message says which. */
export function limitExceeded(status: number, message: string): RestError {
  return new RestError({ status, code: "beyond_bounds", message });
}
