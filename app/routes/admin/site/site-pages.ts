import { matchPath } from "react-router";
import { sitePagesTexts } from "../../../i18n/panel/site-pages.en.ts";
import { everyPage, type TextGroup, textGroups } from "../texts/text-catalog.ts";

/** The groups of texts that a page has, by its Dutch path. */
export function groupsOn(path: string): TextGroup[] {
  return textGroups.filter(({ pages }) => pages.some((pattern) => matchPath(pattern, path) !== null));
}

/** The keys of the texts with HTML that a page is made of. */
export function longTextsOn(path: string): string[] {
  return groupsOn(path).flatMap(({ entries }) =>
    entries.filter(({ isRich }) => isRich).map(({ key }) => key),
  );
}

/** The fixed public pages by their Dutch paths, in the order of the catalogue. */
export const fixedPages: readonly string[] = [
  ...new Set(["/", ...textGroups.flatMap(({ pages }) => pages).filter((pattern) => !/[:*]/.test(pattern))]),
];

/** What the panel calls the pages of a pattern of the catalogue, as a key of its texts. */
export function pageName(pattern: string): PageNameKey {
  const key = `site.path.${pattern}`;
  if (!isPageName(key)) throw new Error(`The panel has no name for the pages ${pattern}`);
  return key;
}

type PageNameKey = Extract<keyof (typeof sitePagesTexts)["nl"], `site.path.${string}`>;

function isPageName(key: string): key is PageNameKey {
  return key in sitePagesTexts.nl;
}

/** A page that has the texts of a group, by its Dutch path; null without a fixed one. */
export function pageOf({ pages }: TextGroup): string | null {
  if (pages.includes(everyPage)) return "/";
  return pages.find((pattern) => !pattern.includes(":")) ?? null;
}

const groupsByKey = new Map(
  textGroups.flatMap((group) => group.entries.map(({ key }) => [key, group] as const)),
);

/** The patterns of other pages that have a text; "everywhere" for one of all pages. */
export function otherPages(key: string, path: string): readonly string[] | "everywhere" {
  const pages = groupsByKey.get(key)?.pages ?? [];
  if (pages.includes(everyPage)) return "everywhere";
  return pages.filter((pattern) => matchPath(pattern, path) === null);
}
