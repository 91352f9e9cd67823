import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { getMedia, listMedia, type Media } from "../../data/media/admin-media.ts";
import { allMedia, type MediaKind, mediaSearchLimit } from "../../data/media/media-filter.ts";
import type { UploadedMedia } from "../../data/media/upload-media.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { iconButton } from "../../ui/panel/buttons.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { isFocusLost } from "../../ui/panel/hooks/use-focus-after.ts";
import { useTypedSearch } from "../../ui/panel/hooks/use-typed-search.ts";
import { useModal } from "../../ui/primitives/use-modal.ts";
import { Facts, Thumbnail } from "./thumbnail.tsx";
import { UploadArea } from "./upload-area.tsx";

type MediaPickerProps = { kind: MediaKind; onChoose(media: Media): void; onClose(): void };

/** A modal dialog to choose an entry of the library, or to upload one, which is chosen then. */
export function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const id = useId();
  const dialog = useModal();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const { typed, type, sendNow } = useTypedSearch(search, setSearch);
  const [isLost, setLost] = useState(false);
  useEffect(() => field.current?.focus(), []);

  async function chooseUploaded(uploaded: UploadedMedia): Promise<void> {
    const media = await orNull(getMedia(accountDatabase(), uploaded.id));
    if (media) onChoose(media);
    else setLost(true);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className="m-auto flex max-h-[calc(100dvh-2rem)] w-[min(60rem,calc(100vw-2rem))] flex-col rounded-card bg-paper text-ink shadow-raised backdrop:bg-ink/50"
    >
      <header className="flex items-center justify-between gap-4 py-3 pr-3 pl-5 sm:pl-7">
        <h2 id={`${id}-title`} className="text-title-3">
          {t(kind === "picture" ? "media.pickPicture" : "media.pickFile")}
        </h2>
        <button type="button" aria-label={t("word.close")} onClick={onClose} className={iconButton}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      <div className="grid min-h-0 gap-5 overflow-y-auto px-5 pb-6 sm:px-7">
        <UploadArea
          accept={kind === "picture" ? "pictures" : "files"}
          onDone={(uploaded) => void chooseUploaded(uploaded)}
        />
        {isLost && (
          <p role="alert" className="text-error text-small">
            {t("media.pickGone")}
          </p>
        )}
        <input
          ref={field}
          type="search"
          aria-label={t("media.search")}
          placeholder={t("media.searchHint")}
          maxLength={mediaSearchLimit}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // The dialog may stand in a form.
            event.preventDefault();
            sendNow();
          }}
          className="field"
        />
        <PickerGrid kind={kind} search={search} onChoose={onChoose} />
      </div>
    </dialog>
  );
}

type PickerGridProps = { kind: MediaKind; search: string; onChoose(media: Media): void };

/** The entries that can be chosen. */
function PickerGrid({ kind, search, onChoose }: PickerGridProps) {
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
