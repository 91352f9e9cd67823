import { href } from "react-router";
import type { PageKind } from "../../content/page.ts";

/** The Dutch path of a page. */
export function pagePath(kind: PageKind, slug: string): string {
  if (kind === "case") return href("/cases/:slug", { slug });
  return kind === "service" ? href("/services/:slug", { slug }) : href("/:slug", { slug });
}

/** The Dutch path of the list of a kind; null for pages that have none. */
export function listPath(kind: PageKind): string | null {
  if (kind === "case") return href("/cases");
  return kind === "service" ? href("/services") : null;
}

/** The kind of the pages at a Dutch path and below it, also of their card images. */
export function kindAt(path: string): PageKind {
  if (/^(?:\/og)?\/cases(?:\/|$)/.test(path)) return "case";
  return /^(?:\/og)?\/services(?:\/|$)/.test(path) ? "service" : "page";
}

/** The Dutch path of the card image of a page. */
export function cardPath(kind: PageKind, slug: string): string {
  if (kind === "case") return href("/og/cases/:slug.png", { slug });
  return kind === "service"
    ? href("/og/services/:slug.png", { slug })
    : href("/og/pages/:slug.png", { slug });
}

/** The Dutch path of a page as Markdown. */
export function markdownPath(kind: PageKind, slug: string): string {
  return `${pagePath(kind, slug)}.md`;
}
