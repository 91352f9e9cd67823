import type { MediaFilter } from "../../../data/media/media-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { EmptyState } from "../../../ui/panel/empty-state.tsx";

/** Nothing to list, and what to do about it. */
export function EmptyLibrary({ filter }: { filter: MediaFilter }) {
  const { t } = useLanguage(mediaPanelTexts);
  const [title, text] = reason(filter);
  return <EmptyState title={t(title)} text={t(text)} />;
}

function reason({ search, kind, use, month }: MediaFilter) {
  const isOnlyUse = search === "" && kind === null && month === null;
  if (isOnlyUse && use === "undescribed") return ["media.allDescribed", "media.allDescribedText"] as const;
  if (isOnlyUse && use === "unused") return ["media.noneUnused", "media.noneUnusedText"] as const;
  if (isOnlyUse) return ["media.empty", "media.emptyText"] as const;
  return ["media.noMatch", "media.noMatchText"] as const;
}
