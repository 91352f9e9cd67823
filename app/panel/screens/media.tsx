import { useEffect, useState } from "react";
import { href, Link, useRevalidator } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { deleteUnusedMedia, listMedia, listUnusedMedia, type Media } from "../../data/media/admin-media.ts";
import { mediaFilter, mediaKinds, mediaSorts, mediaUses } from "../../data/media/media-filter.ts";
import { undeleteAll } from "../../data/trash/trash.ts";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { panelLanguage } from "../../i18n/panel-language.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { formatSize } from "../../ui/panel/format-size.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Confirmation } from "../../ui/panel/use-confirmed.tsx";
import { LeaveGuard } from "../editing/leave-guard.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { recentMonths } from "../media/recent-months.ts";
import { Badges, Facts, Thumbnail } from "../media/thumbnail.tsx";
import { UploadArea } from "../media/upload-area.tsx";

const screen = listScreen({
  texts: mediaPanelTexts,
  title: "media.title",
  about: "media.about",
  width: "max-w-7xl",
  tools: () => <DeleteUnused />,
  above: () => <Upload />,
  filter: [
    { name: "q", label: "media.search", hint: "media.searchHint" },
    {
      name: "kind",
      label: "word.kind",
      every: "media.everyKind",
      choices: mediaKinds.map((kind) => [kind, `media.kind.${kind}`] as const),
    },
    {
      name: "use",
      label: "word.show",
      every: "media.everyUse",
      choices: mediaUses.map((use) => [use, `media.use.${use}`] as const),
    },
    {
      name: "month",
      label: "media.month",
      every: "media.everyMonth",
      other: "media.earlierMonth",
      load: async () => recentMonths(new Date(), panelLanguage()),
    },
    {
      name: "sort",
      label: "media.sort",
      every: "media.sort.newest",
      choices: mediaSorts
        .filter((sort) => sort !== "newest")
        .map((sort) => [sort, `media.sort.${sort}`] as const),
    },
  ],
  heading: "media.list",
  load: (db, chosen, _, page) => listMedia(db, mediaFilter(chosen), page),
  none: ["media.empty", "media.emptyText"],
  noMatch(chosen) {
    const { search, kind, use, month } = mediaFilter(chosen);
    const isOnlyUse = search === "" && kind === null && month === null;
    if (isOnlyUse && use === "undescribed") return ["media.allDescribed", "media.allDescribedText"];
    if (isOnlyUse && use === "unused") return ["media.noneUnused", "media.noneUnusedText"];
    return isOnlyUse ? ["media.empty", "media.emptyText"] : ["media.noMatch", "word.noMatchText"];
  },
  found: ({ count }, { t, language }) =>
    count === 1 ? t("media.one") : t("media.many", { count: formatNumber(count, language) }),
  draw: (rows, address, isLoading) => (
    <MediaGrid rows={rows} from={address.size === 0 ? "" : `?${address}`} isLoading={isLoading} />
  ),
});

function DeleteUnused() {
  const { t } = useLanguage(mediaPanelTexts);
  const mayClean = useRight("publish");
  const [isCleaning, setCleaning] = useState(false);
  if (!mayClean) return null;
  return (
    <>
      <button type="button" onClick={() => setCleaning(true)} className={`${barButton} button-quiet`}>
        {t("media.deleteUnused")}
      </button>
      {isCleaning && <UnusedDialog onClose={() => setCleaning(false)} />}
    </>
  );
}

function Upload() {
  const { revalidate } = useRevalidator();
  return (
    <>
      <UploadArea accept="both" isMultiple isPageWide onDone={() => void revalidate()} />
      <LeaveGuard isDirty={false} />
    </>
  );
}

type MediaGridProps = {
  rows: readonly Media[];
  /** The query of the list, for the way back. */
  from: string;
  isLoading: boolean;
};

/** A page of the library. */
function MediaGrid({ rows, from, isLoading }: MediaGridProps) {
  return (
    <ul
      aria-busy={isLoading}
      className={`grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 transition-opacity empty:hidden ${isLoading ? "opacity-60" : ""}`}
    >
      {rows.map((media) => (
        <Card key={media.id} media={media} from={from} />
      ))}
    </ul>
  );
}

function Card({ media, from }: { media: Media; from: string }) {
  return (
    <li className="relative grid content-start gap-1.5 rounded-card border border-line bg-white p-2 hover:border-ink">
      <Thumbnail media={media} />
      <h3 className="line-clamp-2 px-1 font-text text-small tracking-normal [overflow-wrap:anywhere]">
        <Link
          to={href("/admin/media/:id", { id: media.id })}
          state={{ from }}
          // The whole card is the target.
          className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {media.name}
        </Link>
      </h3>
      <Facts media={media} className="px-1" />
      <Badges media={media} className="px-1 pb-1" />
    </li>
  );
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;

/** For how long something must have been unused. */
const days = 90;

/** Shows what has been unused for long, and deletes exactly that. */
function UnusedDialog({ onClose }: { onClose(): void }) {
  const { t } = useLanguage(mediaPanelTexts);
  const [unused, setUnused] = useState<Unused>(null);
  useEffect(() => {
    void orNull(listUnusedMedia(accountDatabase(), days)).then((found) => setUnused(found ?? "failed"));
  }, []);
  const rows = typeof unused === "object" && unused ? unused.rows : [];

  const ids = rows.map((media) => media.id);
  let deleted: string[] = [];

  function doneText(): string {
    const kept = ids.length - deleted.length;
    const parts = [
      t("media.unusedDeleted", { count: deleted.length }),
      kept > 0 && t("media.unusedKept", { count: kept }),
    ];
    return parts.filter(Boolean).join(". ");
  }

  const confirm = rows.length === 1 ? t("media.deleteThis") : t("media.deleteThese", { count: rows.length });
  return (
    <Confirmation
      width="wide"
      title={t("media.unusedTitle")}
      text={
        <div aria-live="polite">
          <Explanation unused={unused} />
        </div>
      }
      {...(rows.length === 0 && { cancel: t("word.close") })}
      confirm={rows.length > 0 ? confirm : null}
      work={async () => {
        deleted = await deleteUnusedMedia(accountDatabase(), ids, days);
      }}
      {...(rows.length > 0 && { undo: () => undeleteAll(accountDatabase(), deleted) })}
      done={doneText}
      failed={t("media.unusedFailed")}
      onCancel={onClose}
      onEnd={onClose}
    >
      {rows.length > 0 && <UnusedList rows={rows} label={t("media.unused")} />}
    </Confirmation>
  );
}

/** Null while it is asked for. */
type Unused = { rows: readonly Media[]; count: number } | "failed" | null;

function Explanation({ unused }: { unused: Unused }) {
  const { language, t } = useLanguage(mediaPanelTexts);
  if (unused === null) return <p>{t("media.unusedLoading")}</p>;
  if (unused === "failed") return <p>{t("word.loadFailed")}</p>;
  const { rows, count } = unused;
  if (rows.length === 0) {
    return (
      <>
        <p>{t("media.unusedNone")}</p>
        <p>{t("media.unusedNoneText")}</p>
      </>
    );
  }
  const size = formatSize(
    rows.reduce((sum, media) => sum + media.size, 0),
    language,
  );
  return (
    <>
      <p>{t(rows.length === 1 ? "media.unusedOne" : "media.unusedText", { count: rows.length, size })}</p>
      {count > rows.length && <p>{t("media.unusedMore", { count, shown: rows.length })}</p>}
    </>
  );
}

function UnusedList({ rows, label }: { rows: readonly Media[]; label: string }) {
  const { language, t } = useLanguage(mediaPanelTexts);
  return (
    <ul
      aria-label={label}
      className="mt-4 grid max-h-[50dvh] grid-cols-2 gap-3 overflow-y-auto sm:grid-cols-4"
    >
      {rows.map((media) => (
        <li key={media.id} className="grid min-w-0 content-start gap-1 text-small">
          <Thumbnail media={media} />
          <Link
            to={href("/admin/media/:id", { id: media.id })}
            target="_blank"
            className="line-clamp-2 font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            {media.name}
          </Link>
          <Facts media={media} />
          <p className="text-ink-soft">
            {media.unused_since && t("media.unusedSince", { date: formatDate(media.unused_since, language) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
