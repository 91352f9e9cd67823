import { useState } from "react";
import { href, Link, useRevalidator } from "react-router";
import { useRight } from "../../account/rights.ts";
import { listMedia, type Media } from "../../data/media/admin-media.ts";
import { mediaFilter, mediaKinds, mediaSorts, mediaUses } from "../../data/media/media-filter.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { panelLanguage } from "../../i18n/panel-language.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { LeaveGuard } from "../editing/leave-guard.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { Badges } from "../media/badges.tsx";
import { Facts } from "../media/facts.tsx";
import { recentMonths } from "../media/recent-months.ts";
import { Thumbnail } from "../media/thumbnail.tsx";
import { UnusedDialog } from "../media/unused-dialog.tsx";
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
