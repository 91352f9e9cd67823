import { randomInt } from "node:crypto";

/** A random client address, without rate-limit counts. */
export function someAddress(): string {
  const part = () => randomInt(1, 250);
  return `10.${part()}.${part()}.${part()}`;
}
