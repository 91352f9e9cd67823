import { readFile } from "node:fs/promises";
import { hostileHtml } from "../../app/html/testing/hostile-html.ts";
import { hostileVariants } from "../../app/html/testing/hostile-variants.ts";

const published = new URL("../../node_modules/xss-filters/tests/fuzz/bin/seed.xss", import.meta.url);

/**
 * Hostile HTML: our own collection, and the one that the package xss-filters is tested with (the OWASP cheat sheet
 * among it). A NUL can't be stored.
 */
export async function readPayloads(): Promise<string[]> {
  const own = [...Object.values(hostileHtml), ...Object.values(hostileVariants)].flat();
  const lines = (await readFile(published, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return [...new Set([...own, ...lines].map((html) => html.replaceAll("\0", "")))];
}

/** The items in groups of this size. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
