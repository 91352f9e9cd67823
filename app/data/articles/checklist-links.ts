import type { ArticleForm } from "../../content/article.ts";
import { kinds } from "../../content/kinds.ts";
import { fixedPages } from "../../fixed-pages.ts";
import { htmlParts } from "../../html/html-parts.ts";
import { plainPath } from "../../i18n/addresses.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { idPattern } from "../id-pattern.ts";
import { type Remark, shownLanguages } from "./checklist.ts";

/** Where a link inside the site leads: to a page by slug, one made of sections by path, a file by id, or to no address of the site. */
export type LinkTarget = { kind: "article" | "tag" | "download" | "page" | "file" | "nowhere"; slug: string };

/** A link of a text to a page that may not exist. */
export type InternalLink = LinkTarget & { address: string; language: Language };

const pages: ReadonlySet<string> = new Set([...fixedPages, "/blog", "/table-showcase"]);

/** Where pages of kinds are, below an address of their own. */
const folders = kinds.flatMap(({ site }) => site?.match(/^\/([a-z-]+)\/:slug$/)?.[1] ?? []);

const patterns: readonly [LinkTarget["kind"], RegExp][] = [
  ["tag", /^\/insights\/tag\/([^/]+)(?:\/(?:rss|atom)\.xml)?$/],
  ["article", /^\/insights\/([^/]+?)(?:\.md)?$/],
  ["article", /^\/blog\/([^/]+)$/],
  ["download", /^\/download\/([^/]+)$/],
  [
    "page",
    new RegExp(`^(/(?:(?:cases|services|${folders.join("|")})(?:/[a-z0-9-]+)?|[a-z0-9-]+))(?:\\.md)?$`),
  ],
  ["file", new RegExp(`^/media/(${idPattern})(?:/|$)`)],
];

/** The links of the shown languages whose targets have to be looked up, each address once per language. */
export function internalLinks(form: ArticleForm, origin: string): InternalLink[] {
  return shownLanguages(form).flatMap((language) =>
    [...addressesIn(form.content[language])].flatMap((address): InternalLink[] => {
      const target = targetOf(address, origin);
      const isOwn = target?.kind === "article" && target.slug === form.slug.trim();
      return target && !isOwn ? [{ ...target, address, language }] : [];
    }),
  );
}

/** A remark for each link that leads nowhere; `missing` are the looked-up targets that do not exist. */
export function linkRemarks(links: readonly InternalLink[], missing: readonly LinkTarget[]): Remark[] {
  const gone = new Set(missing.map(keyOf));
  return links
    .filter((link) => link.kind === "nowhere" || gone.has(keyOf(link)))
    .map(({ address, language }) => ({
      key: "checklist.link",
      field: "content",
      language,
      values: { address },
    }));
}

/** The target of an address in a text; null for a page that exists, a file of the build, and other sites. */
export function targetOf(address: string, origin: string): LinkTarget | null {
  if (address === "" || address.startsWith("#") || address.includes("{{")) return null;
  const url = URL.canParse(address, `${origin}/insights/`) ? new URL(address, `${origin}/insights/`) : null;
  if (!url || url.origin !== origin) return null;
  const path = plainPath(url.pathname).replace(/(?<=.)\/$/, "");
  if (pages.has(path)) return null;
  for (const [kind, pattern] of patterns) {
    const slug = pattern.exec(path)?.[1];
    if (slug !== undefined) return { kind, slug: decoded(slug) };
  }
  // Feeds, sitemaps and pictures of the build have names with a dot.
  return /\.\w+$/.test(path) ? null : { kind: "nowhere", slug: path };
}

function keyOf({ kind, slug }: LinkTarget): string {
  return `${kind} ${slug}`;
}

function addressesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const part of htmlParts(html)) {
    const href = part.kind === "start" && part.name === "a" ? part.attributes.get("href") : undefined;
    if (href !== undefined) found.add(href.trim());
  }
  return found;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
