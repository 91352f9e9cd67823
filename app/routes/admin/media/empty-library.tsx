import type { MediaFilter } from "../../../data/media/media-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";

/** Nothing to list, and what to do about it. */
export function EmptyLibrary({ filter }: { filter: MediaFilter }) {
  const { t } = useLanguage(mediaPanelTexts);
  const [title, text] = reason(filter);
  return (
    <div className="mt-4 rounded-card border border-line border-dashed px-6 py-16 text-center">
      <p className="font-semibold">{t(title)}</p>
      <p className="mt-1 text-ink-soft">{t(text)}</p>
    </div>
  );
}

function reason({ search, kind, use, month }: MediaFilter) {
  const isOnlyUse = search === "" && kind === null && month === null;
  if (isOnlyUse && use === "undescribed") return ["media.allDescribed", "media.allDescribedText"] as const;
  if (isOnlyUse && use === "unused") return ["media.noneUnused", "media.noneUnusedText"] as const;
  if (isOnlyUse) return ["media.empty", "media.emptyText"] as const;
  return ["media.noMatch", "media.noMatchText"] as const;
}
