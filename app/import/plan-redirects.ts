import { redirectPath } from "../data/redirects/redirect-path.ts";
import { address } from "../i18n/addresses.ts";
import type { Plan, PlannedPost } from "./plan.ts";

export type PlannedRedirect = { path: string; target: string | null; kind: 301 | 410; note: string };

/** Year, month and day in an address of WordPress. */
const dated = /^(.*?)\/((?:19|20)\d\d)(\/\d\d)?(\/\d\d)?\//;

/**
 * The redirect of every old address: of posts (`moved`, by their first address), tags and feeds, archives by date, and
 * files (by their keys); 410 for what was public and is left.
 */
export function planRedirects(
  plan: Plan,
  moved: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): PlannedRedirect[] {
  const found = new Map<string, PlannedRedirect>();
  for (const [from, target] of oldAddresses(plan, moved, files)) {
    const path = redirectPath(from);
    if (path === null || path === target || found.has(path)) continue;
    found.set(path, { path, target, kind: target === null ? 410 : 301, note: plan.source.slice(0, 300) });
  }
  return [...found.values()];
}

/** The first of an address counts. */
function* oldAddresses(
  plan: Plan,
  moved: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): Generator<[string, string | null]> {
  const posts = [...plan.posts.values()].filter(({ status }) => status === "published");
  for (const { addresses } of posts) {
    const target = moved.get(addresses[0] ?? "");
    if (target) for (const from of addresses) yield [from, target];
  }
  for (const { slug, addresses } of plan.tags) {
    for (const { path, language } of addresses) {
      const target = address(language, `/insights/tag/${slug}`);
      yield [path, target];
      if (!path.includes("?")) yield [`${path.replace(/\/$/, "")}/feed`, `${target}/rss.xml`];
    }
  }
  for (const [key, target] of files) yield [key.slice("file:".length), target];
  for (const file of plan.files) {
    const target = files.get(`file:${pathOf(file.address)}`);
    if (target) for (const from of file.addresses) yield [from, target];
  }
  for (const post of posts) yield* archivesOf(post);
  for (const { outline } of plan.exports) {
    yield* feedsOf(pathOf(outline.site), outline.system);
    for (const from of outline.lists) yield [from, "/insights"];
  }
  for (const { addresses } of plan.left) for (const from of addresses) yield [from, null];
}

function* archivesOf({ addresses, language, type }: PlannedPost): Generator<[string, string]> {
  const [, before = "", year, month, day] = dated.exec(addresses[0] ?? "") ?? [];
  if (year === undefined || type === "page") return;
  const list = address(language, "/insights");
  yield [`${before}/${year}`, list];
  if (month) yield [`${before}/${year}${month}`, list];
  if (month && day) yield [`${before}/${year}${month}${day}`, list];
}

function* feedsOf(base: string, system: "wordpress" | "ghost"): Generator<[string, string | null]> {
  for (const feed of ["/feed", "/rss", "/?feed=rss2"]) yield [base + feed, "/rss.xml"];
  yield ["/en/feed", "/en/rss.xml"];
  if (system === "wordpress") yield [`${base}/comments/feed`, null];
}

function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, "");
}
