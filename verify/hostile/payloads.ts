import { readFile } from "node:fs/promises";
import { hostileHtml } from "../../test/html/hostile-html.ts";
import { hostileVariants } from "../../test/html/hostile-variants.ts";

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

/** Scripts with one detectable effect each; `elsewhere` is no existing host. */
export const scriptKinds: Readonly<Record<string, string>> = {
  alert: "<script>alert(1)</script>",
  confirm: '<img src=x onerror="confirm(1)">',
  prompt: '<svg onload="prompt(1)"></svg>',
  print: "<script>print()</script>",
  open: "<script>open('/x')</script>",
  write: "<script>document.write('x')</script>",
  log: '<p onclick="console.log(1)">x</p>',
  title: '<details open ontoggle="document.title = 1">x</details>',
  cookie: "<script>document.cookie = 'a=b'</script>",
  fetch: "<a href=\"javascript:fetch('/x')\">x</a>",
  createElement: "<script>document.createElement('p')</script>",
  request: '<script src="http://elsewhere.invalid/x.js"></script>',
  left: "<script>top.location = '/left'</script>",
};
