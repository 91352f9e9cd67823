import { RestError } from "./rest-error.ts";

/** Limits of one request. */
export const limits = {
  addressBytes: 8_192,
  nameBytes: 63,
  embedDepth: 3,
  embeds: 8,
  /** Of one relationship in one select list, with different aliases. */
  sameEmbeds: 2,
  /** In `columns` and `on_conflict`. */
  names: 60,
  /** In all filters together. */
  conditions: 20,
  patterns: 4,
  patternCharacters: 100,
  wildcards: 6,
  orderTerms: 10,
  /** Visitors filter and order by columns with check constraints up to this. */
  comparedCharacters: 2_048,
  groupDepth: 10,
  rows: 1_000,
  embeddedRows: 100,
  responseBytes: 16_777_216,
  /** Of a visitor: longer ones hold up pages while they are converted. A version of a document fits. */
  visitorResponseBytes: 4_194_304,
  bodyDepth: 100,
  /** Per insert. */
  visitorRows: 1,
  /** Longer statements and keys are not cached. */
  cachedCharacters: 16_384,
} as const;

/** The error names the limit. */
export function limitExceeded(status: number, message: string): RestError {
  return new RestError({ status, code: "beyond_bounds", message });
}
