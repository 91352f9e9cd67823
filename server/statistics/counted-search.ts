import { singleLine } from "../../app/data/statistics/single-line.ts";

const maxLength = 60;

/**
 * A search as it may be counted: short and in lower case; null when it may hold an address, a number of somebody, or
 * nothing to look for.
 */
export function countedSearch(query: string): string | null {
  const text = singleLine(query).normalize("NFC").toLowerCase();
  const isPersonal = text.includes("@") || text.replace(/\D/g, "").length >= 5;
  const isWord = /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text);
  return isWord && !isPersonal && [...text].length <= maxLength ? text : null;
}
