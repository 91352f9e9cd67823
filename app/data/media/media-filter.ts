export const mediaKinds = ["picture", "file"] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const mediaUses = ["unused", "undescribed"] as const;
type MediaUse = (typeof mediaUses)[number];

export const mediaSorts = ["newest", "oldest", "name", "largest"] as const;
export type MediaSort = (typeof mediaSorts)[number];

export type MediaFilter = {
  /** Part of the name or a description; empty for any. */
  search: string;
  /** Null for both. */
  kind: MediaKind | null;
  /** Null for all. */
  use: MediaUse | null;
  /** The month of the upload, such as 2026-11; null for any. */
  month: string | null;
  sort: MediaSort;
};

export const allMedia: MediaFilter = { search: "", kind: null, use: null, month: null, sort: "newest" };

/** What the backend takes as a pattern. */
export const mediaSearchLimit = 80;

const monthShape = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The filter of the values that are in the address of the library; empty for any. */
export function mediaFilter(chosen: (field: "q" | "kind" | "use" | "month" | "sort") => string): MediaFilter {
  return {
    search: chosen("q"),
    kind: mediaKinds.find((kind) => kind === chosen("kind")) ?? null,
    use: mediaUses.find((use) => use === chosen("use")) ?? null,
    month: monthShape.test(chosen("month")) ? chosen("month") : null,
    sort: mediaSorts.find((sort) => sort === chosen("sort")) ?? "newest",
  };
}

/** The first moment of a month in Amsterdam, and that of the next one. */
export function monthRange(month: string): { from: string; before: string } {
  const [year = 0, one = 0] = month.split("-").map(Number);
  return {
    from: startOfMonth(year, one),
    before: one === 12 ? startOfMonth(year + 1, 1) : startOfMonth(year, one + 1),
  };
}

/** Summer time begins and ends on the last Sundays of March and October. */
function startOfMonth(year: number, month: number): string {
  const offset = month >= 4 && month <= 10 ? "+02:00" : "+01:00";
  return `${year}-${String(month).padStart(2, "0")}-01T00:00:00${offset}`;
}

/** The wildcards and characters of a pattern that the backend takes, without the two at its ends. */
const mostWildcards = 4;
const mostCharacters = 96;

/** A quoted `ilike` pattern for texts that contain this one, or its beginning where it is too long. */
export function containingPattern(search: string): string {
  let inside = "";
  let wildcards = 0;
  for (const character of search) {
    // PostgREST reads * as %, and has no escape for it.
    const next = character === "*" ? "_" : character.replace(/[\\%_]/, "\\$&");
    wildcards += /[*%_]/.test(character) ? 1 : 0;
    if (wildcards > mostWildcards || inside.length + next.length > mostCharacters) break;
    inside += next;
  }
  return `"${`%${inside}%`.replace(/["\\]/g, "\\$&")}"`;
}
