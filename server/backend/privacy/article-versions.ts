const day = 24 * 60 * 60 * 1000;

/** As many as `prune_article_versions` and `prune_page_versions` delete in one call. */
const mostAtOnce = 500;

/**
 * Deletes versions of articles or pages that were never public and are older than so many days (0: none), until the signal
 * aborts. Returns how many; throws what `prune` throws.
 */
export async function pruneVersions(
  prune: (before: string) => Promise<number>,
  now: Date,
  keptDays: number,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - keptDays * day).toISOString();
  let all = 0;
  while (keptDays > 0 && !signal?.aborted) {
    const pruned = await prune(before);
    all += pruned;
    if (pruned < mostAtOnce) break;
  }
  return all;
}
