import { randomUUID } from "node:crypto";

/** How often the end of an id is counted up before its beginning is drawn anew. */
const idsOfOne = 1 << 20;

let beginning = "";
let used = idsOfOne;

/**
 * A name for an answer, by which its lines in the log are found: a UUID of which only the beginning is random, as one is
 * needed for each answer from memory. It is no secret, and none may be made of it.
 */
export function nextRequestId(): string {
  if (used === idsOfOne) {
    beginning = randomUUID().slice(0, -6);
    used = 0;
  }
  used += 1;
  return beginning + (idsOfOne * 15 + used - 1).toString(16);
}
