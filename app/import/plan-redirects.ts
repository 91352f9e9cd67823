import { redirectPath } from "../data/redirects/redirect-path.ts";
import { address } from "../i18n/addresses.ts";
import { originalFile } from "./convert/old-address.ts";
import { isHome, type Plan, type PlannedPost, type PlannedTag } from "./plan.ts";
import type { Note } from "./source.ts";
import { fileKey } from "./take-file.ts";

type PlannedRedirect = { path: string; target: string | null; kind: 301 | 410; note: string };

/** What an import has taken, or would take. */
type Taken = {
  /** New addresses, by the keys of posts. */
  moved: ReadonlyMap<string, string>;
  /** Slugs of tags. */
  tags: ReadonlySet<string>;
  /** Addresses in the library, by the keys of files. */
  files: ReadonlyMap<string, string>;
};

/** The redirects of old addresses, and each that has none though visitors knew it. */
type PlannedRedirects = { redirects: PlannedRedirect[]; unled: { path: string; note: Note }[] };

/** `target` is null for what is gone; a note says why an address leads nowhere. */
type OldAddress = { from: string; target: string | null; isOwn?: boolean } | { from: string; note: Note };

/** Year, month and day in an address of WordPress. */
const dated = /^(.*?)\/((?:19|20)\d\d)(\/\d\d)?(\/\d\d)?\//;

/**
 * The redirect of every old address: of posts, tags and feeds, archives by date, and files; 410 for what was public and is
 * left.
 */
export function planRedirects(plan: Plan, taken: Taken): PlannedRedirects {
  const found = new Map<string, PlannedRedirect>();
  const unled = new Map<string, Note>();
  for (const old of oldAddresses(plan, taken)) {
    const path = redirectPath(old.from);
    if ("note" in old) {
      if (path !== null && !found.has(path)) unled.set(path, old.note);
      continue;
    }
    const { from, target, isOwn = false } = old;
    const held = found.get(path ?? "");
    if (path === null || (held && held.target !== target)) {
      if (!isOwn || isHome(from)) continue;
      unled.set(
        from,
        path === null
          ? { key: "import.addressRejected", values: { path: from } }
          : { key: "import.addressShared", values: { path: from, target: held?.target ?? "" } },
      );
    } else if (path !== target && !held) {
      found.set(path, { path, target, kind: target === null ? 410 : 301, note: plan.source.slice(0, 300) });
    }
  }
  return { redirects: [...found.values()], unled: [...unled].map(([path, note]) => ({ path, note })) };
}

/** The first of an address counts: a post's own goes before all that others had formerly. */
function* oldAddresses(plan: Plan, { moved, tags, files }: Taken): Generator<OldAddress> {
  const posts = [...plan.posts.values()].filter(({ status }) => status === "published");
  const others: OldAddress[] = [];
  for (const { key, addresses } of posts) {
    const target = moved.get(key);
    if (!target) continue;
    const [own, ...rest] = addresses;
    if (own !== undefined) yield { from: own, target, isOwn: true };
    others.push(...rest.map((from) => ({ from, target })));
  }
  yield* others;
  // Without a live article, the page of a tag is not there.
  const live = new Set(
    posts.flatMap(({ key, type, tags }) => (type === "post" && moved.has(key) ? tags : [])),
  );
  for (const tag of plan.tags) yield* addressesOfTag(tag, tags, live);
  for (const [key, target] of files) yield { from: key.slice("file:".length), target };
  for (const file of plan.files) {
    const target = files.get(fileKey(originalFile(file.address, plan.isListed)));
    if (target) for (const from of file.addresses) yield { from, target };
  }
  for (const post of posts) yield* archivesOf(post);
  for (const { outline } of plan.exports) {
    yield* listsOf(pathOf(outline.site), outline.system);
    for (const from of outline.lists) yield { from, target: "/insights" };
  }
  for (const { addresses } of plan.left) for (const from of addresses) yield { from, target: null };
}

function* addressesOfTag(
  { keys, slug, addresses }: PlannedTag,
  taken: Taken["tags"],
  live: ReadonlySet<string>,
): Generator<OldAddress> {
  const isShown = taken.has(slug) && keys.some((key) => live.has(key));
  for (const { path: from, language } of addresses) {
    if (!isShown) {
      yield { from, note: { key: "import.tagWithoutArticles", values: { path: from } } };
      continue;
    }
    const target = address(language, `/insights/tag/${slug}`);
    yield { from, target };
    if (!from.includes("?")) yield { from: `${from.replace(/\/$/, "")}/feed`, target: `${target}/rss.xml` };
  }
}

function* archivesOf({ addresses, language, type, publishedAt }: PlannedPost): Generator<OldAddress> {
  const [own = ""] = addresses;
  const target = address(language, "/insights");
  const [, root] = /^(\/(?:.*\/)?)\?p=/.exec(own) ?? [];
  const [, before = "", year, month, day] = dated.exec(own) ?? [];
  if (type === "page") return;
  if (root !== undefined && publishedAt)
    yield { from: `${root}?m=${publishedAt.slice(0, 7).replace("-", "")}`, target };
  if (year === undefined) return;
  yield { from: `${before}/${year}`, target };
  if (month) yield { from: `${before}/${year}${month}`, target };
  if (month && day) yield { from: `${before}/${year}${month}${day}`, target };
}

/** The home page of an old site below a path was its list of articles, unless a page was there; the list had pages. */
function* listsOf(base: string, system: "wordpress" | "ghost"): Generator<OldAddress> {
  if (base !== "") yield { from: `${base}/`, target: "/insights" };
  yield { from: `${base}/page/*`, target: "/insights" };
  yield { from: "/en/page/*", target: "/en/insights" };
  for (const feed of ["/feed", "/rss", "/?feed=rss2"]) yield { from: base + feed, target: "/rss.xml" };
  yield { from: "/en/feed", target: "/en/rss.xml" };
  if (system === "wordpress") yield { from: `${base}/comments/feed`, target: null };
}

function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, "");
}
