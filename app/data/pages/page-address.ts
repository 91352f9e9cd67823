import { href } from "react-router";
import { type PageKind, pageKinds } from "../../content/page-kinds.ts";

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

/** The kind of the pages at a Dutch path, and below it. */
export function kindAt(path: string): PageKind {
  if (/^\/cases(?:\/|$)/.test(path)) return "case";
  return /^\/services(?:\/|$)/.test(path) ? "service" : "page";
}

/** The Dutch path of the card image of a page. */
export function cardPath(kind: PageKind, slug: string): string {
  return href("/og/:kind/:slug.png", { kind: `${kind}s`, slug });
}

/** The kind of a card image by its part of the path; null for none. */
export function kindOfCard(part: string): PageKind | null {
  return pageKinds.find((kind) => part === `${kind}s`) ?? null;
}

/** The Dutch path of a page as Markdown. */
export function markdownPath(kind: PageKind, slug: string): string {
  return `${pagePath(kind, slug)}.md`;
}
