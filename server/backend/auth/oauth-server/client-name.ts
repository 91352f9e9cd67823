import { maxTokenName } from "../../../../app/data/access-tokens/token-terms.ts";

/** A name that a client gave itself, as one line without invisible characters (controls, directions of writing). */
export function cleanName(name: string | undefined): string {
  const line = (name ?? "")
    .replace(/[\p{Z}\s]+/gu, " ")
    .replace(/\p{C}/gu, "")
    .trim();
  return [...line].slice(0, maxTokenName).join("").trim() || "Assistant";
}
