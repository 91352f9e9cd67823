import { matchPath } from "react-router";
import { type PagePattern, type TextGroup, textGroups } from "./text-catalog.ts";

/** The groups of texts that a page has, by its Dutch path. */
export function groupsOn(path: string): TextGroup[] {
  return textGroups.filter(({ pages }) => pages === "everywhere" || pages.some((one) => isOf(path, one)));
}

/** The keys of the texts with HTML that a page is made of. */
export function longTextsOn(path: string): string[] {
  return groupsOn(path).flatMap(({ entries }) =>
    entries.filter(({ isRich }) => isRich).map(({ key }) => key),
  );
}

/** The fixed public pages by their Dutch paths, in the order of the catalogue. */
export const fixedPages: readonly PagePattern[] = [
  ...new Set(["/" as const, ...textGroups.flatMap(({ pages }) => (pages === "everywhere" ? [] : pages))]),
].filter((pattern) => !pattern.includes(":"));

/** A fixed page that has the texts of a group, by its Dutch path; null without one. */
export function pageOf({ pages }: TextGroup): PagePattern | null {
  return fixedPages.find((page) => pages === "everywhere" || pages.some((one) => one === page)) ?? null;
}

const groupsByKey = new Map<string, TextGroup>(
  textGroups.flatMap((group) => group.entries.map(({ key }) => [key, group] as const)),
);

/** The other pages that have a text. */
export function otherPages(key: string, path: string): readonly PagePattern[] | "everywhere" {
  const pages = groupsByKey.get(key)?.pages ?? [];
  return pages === "everywhere" ? pages : [...pages].filter((pattern) => !isOf(path, pattern));
}

function isOf(path: string, pattern: PagePattern): boolean {
  return matchPath(pattern, path) !== null;
}
