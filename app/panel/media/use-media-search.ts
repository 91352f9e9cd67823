import { useEffect, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { listMedia, type Media } from "../../data/media/admin-media.ts";
import { allMedia, type MediaKind } from "../../data/media/media-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";

type MediaSearch = {
  /** Null before the first answer. */
  rows: readonly Media[] | null;
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  loadMore(): void;
  tryAgain(): void;
};

/** The newest entries of the library that match, a page more at a time. */
export function useMediaSearch(kind: MediaKind, search: string): MediaSearch {
  const [wanted, setWanted] = useState({ search, page: 1, attempt: 1 });
  const [found, setFound] = useState<Found>({ search, rows: null, count: 0, pages: 0 });
  const [answered, setAnswered] = useState<{ to: object; isOk: boolean } | null>(null);
  if (wanted.search !== search) setWanted({ search, page: 1, attempt: 1 });

  useEffect(() => {
    let isOver = false;
    void orNull(listMedia(accountDatabase(), { ...allMedia, kind, search: wanted.search }, wanted.page)).then(
      (page) => {
        if (isOver) return;
        setAnswered({ to: wanted, isOk: page !== null });
        if (page) setFound((before) => withPage(before, wanted.search, page));
      },
    );
    return () => {
      isOver = true;
    };
  }, [kind, wanted]);

  const isLoading = answered?.to !== wanted;
  return {
    rows: found.rows,
    count: found.count,
    hasMore: wanted.page < found.pages,
    isLoading,
    hasFailed: !isLoading && !answered.isOk,
    loadMore: () => setWanted({ ...wanted, page: wanted.page + 1 }),
    tryAgain: () => setWanted({ ...wanted, attempt: wanted.attempt + 1 }),
  };
}

type Found = { search: string; rows: readonly Media[] | null; count: number; pages: number };

/** What was uploaded meanwhile moves others to the next page: none is listed twice. */
function withPage(
  before: Found,
  search: string,
  { rows, count, page, pages }: { rows: readonly Media[]; count: number; page: number; pages: number },
): Found {
  const known = page > 1 && before.search === search ? (before.rows ?? []) : [];
  const ids = new Set(known.map(({ id }) => id));
  return { search, rows: [...known, ...rows.filter(({ id }) => !ids.has(id))], count, pages };
}
