import type { StorageLimitReached } from "../../../data/storage-limit.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";

/** Gives the words for a save that exceeds what a person stores: which limit, and until when. */
export function useStorageLimitText(): (limit: StorageLimitReached) => string {
  const { language, t } = useLanguage(panelTexts);
  return ({ setting, until }) => t(`panel.limit.${setting}`, { time: formatTime(until, language) });
}
