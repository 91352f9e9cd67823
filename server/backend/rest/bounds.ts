import { RestError } from "./rest-error.ts";

/** How much one request may ask for. */
export const bounds = {
  addressBytes: 8_192,
  embedDepth: 3,
  embeds: 8,
  groupDepth: 10,
  rows: 1_000,
  answerCharacters: 16_777_216,
  bodyBytes: 1_048_576,
  bodyDepth: 100,
} as const;

/** The refusal of a request that goes beyond a bound; its message says which. */
export function beyond(status: number, message: string): RestError {
  return new RestError({ status, code: "beyond_bounds", message });
}
