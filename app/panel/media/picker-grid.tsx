import { type ReactNode, useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { listMedia, type Media } from "../../data/media/admin-media.ts";
import { allMedia, type MediaKind } from "../../data/media/media-filter.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { isFocusLost } from "../../ui/panel/hooks/use-focus-after.ts";
import { Facts } from "./facts.tsx";
import { Thumbnail } from "./thumbnail.tsx";

type PickerGridProps = { kind: MediaKind; search: string; onChoose(media: Media): void };

/** The entries that can be chosen. */
export function PickerGrid({ kind, search, onChoose }: PickerGridProps) {
  const { language, t } = useLanguage(mediaPanelTexts);
  const { rows, count, hasMore, isLoading, hasFailed, loadMore, tryAgain } = useMediaSearch(kind, search);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef(0);
  useEffect(() => {
    if (isLoading) return;
    const first = firstNew.current;
    firstNew.current = 0;
    // The button that loaded the last page is gone.
    if (first > 0 && isFocusLost()) list.current?.querySelectorAll("button")[first]?.focus();
  }, [isLoading]);

  return (
    <section aria-label={t("media.list")} aria-busy={isLoading} className="grid content-start gap-4">
      <p role="status" className="text-ink-soft text-small">
        {countText()}
      </p>
      {rows && rows.length > 0 && (
        <ul ref={list} className={`${pickerColumns} transition-opacity ${isLoading ? "opacity-60" : ""}`}>
          {rows.map((media) => (
            <li key={media.id} className="grid">
              <button
                type="button"
                onClick={() => onChoose(media)}
                className="grid content-start gap-1.5 rounded-card border border-line bg-white p-2 text-left hover:border-ink"
              >
                <Thumbnail media={media} />
                <span className="line-clamp-2 px-1 font-semibold text-small [overflow-wrap:anywhere]">
                  {media.name}
                </span>
                <Facts media={media} className="px-1" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <Foot onClick={tryAgain} text={t("word.tryAgain")}>
          {t("word.loadFailed")}
        </Foot>
      )}
      {hasMore && !hasFailed && (
        <Foot
          text={t("media.loadMore")}
          isBusy={isLoading}
          onClick={() => {
            firstNew.current = rows?.length ?? 0;
            loadMore();
          }}
        />
      )}
    </section>
  );

  function countText(): string {
    if (!rows) return hasFailed ? "" : t("word.loading");
    if (count === 0) return t(search === "" ? "media.pickEmpty" : "media.pickNoMatch");
    return count === 1 ? t("media.one") : t("media.many", { count: formatNumber(count, language) });
  }
}

const pickerColumns = "grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4";

type FootProps = { text: string; isBusy?: boolean; onClick(): void; children?: ReactNode };

function Foot({ text, isBusy = false, onClick, children }: FootProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-4">
      {children}
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => isBusy || onClick()}
        className="button button-quiet min-h-11 px-5 py-2"
      >
        {text}
      </button>
    </p>
  );
}

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
function useMediaSearch(kind: MediaKind, search: string): MediaSearch {
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
