import { idPattern } from "../../../app/data/id-pattern.ts";

const hash = "[0-9a-f]{32}";
const key = new RegExp(`^${idPattern}/${hash}/\\w+\\.[a-z]+$`);
const prefix = new RegExp(`^${idPattern}(?:/${hash}(?:/\\w+\\.[a-z]+)?)?$`);

const contentTypes: ReadonlyMap<string, string> = new Map([
  ["avif", "image/avif"],
  ["webp", "image/webp"],
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
  ["pdf", "application/pdf"],
]);

/** By the end of its name; of what the library has no such file of, bytes. */
export function contentTypeOf(key: string): string {
  return contentTypes.get(key.slice(key.lastIndexOf(".") + 1)) ?? "application/octet-stream";
}

/** Other files of a directory or bucket are foreign. */
export function isMediaKey(text: string): boolean {
  return key.test(text);
}

/** Throws RangeError for what is no key, and could lead out of the store. */
export function requireKey(text: string): void {
  if (!key.test(text)) throw new RangeError("This is no key of the library");
}

/** Without the slash at its end. Throws RangeError unless it is whole segments of a key. */
export function readPrefix(text: string): string {
  const found = text.replace(/\/$/, "");
  if (!prefix.test(found)) throw new RangeError("This is no prefix of keys of the library");
  return found;
}
