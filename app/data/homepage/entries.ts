/** An entry of a list of the home page, in order; `isShown` is false for drafts and those beyond the limit. */
export type HomepageEntry = {
  id: string;
  /** Of the article or the page. */
  subjectId: string;
  slug: string;
  title: string | null;
  order: number;
  isPublished: boolean;
  isShown: boolean;
};

/** Marks which entries the home page shows: the first published ones. */
export function markShown(
  entries: readonly Omit<HomepageEntry, "isShown">[],
  limit: number,
): HomepageEntry[] {
  let published = 0;
  return entries.map((entry) => ({
    ...entry,
    isShown: entry.isPublished && ++published <= limit,
  }));
}

/** The place of a new entry: the end. */
export function orderAfter(entries: readonly HomepageEntry[]): number {
  return Math.max(0, ...entries.map(({ order }) => order)) + 1;
}
