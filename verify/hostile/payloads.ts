import { readFile } from "node:fs/promises";
import { hostileHtml } from "../../app/html/testing/hostile-html.ts";
import { hostileVariants } from "../../app/html/testing/hostile-variants.ts";

const published = new URL("../../node_modules/xss-filters/tests/fuzz/bin/seed.xss", import.meta.url);

/**
 * What attackers write in HTML: our own collection, the one that the package xss-filters is tested with (the OWASP
 * cheat sheet among it), and the lines of the file that `VERIFY_PAYLOADS` names. A NUL can't be stored.
 */
export async function readPayloads(): Promise<string[]> {
  const own = [...Object.values(hostileHtml), ...Object.values(hostileVariants)].flat();
  const files = [published, ...(process.env.VERIFY_PAYLOADS ? [process.env.VERIFY_PAYLOADS] : [])];
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line.trim() !== "");
  return [...new Set([...own, ...lines].map((html) => html.replaceAll("\0", "")))];
}

/** The items in groups of this size. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
