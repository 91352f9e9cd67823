import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language, Translate } from "../../../i18n/language-texts.ts";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";

/** Working hours in words: minutes up to an hour, then whole hours. */
export function waitText(
  hours: number,
  t: Translate<keyof typeof leadsPanelTexts.en>,
  language: Language,
): string {
  const [count, unit] =
    hours < 1 ? ([Math.floor(60 * hours), "minute"] as const) : ([Math.floor(hours), "hour"] as const);
  return t(count === 1 ? `wait.${unit}` : `wait.${unit}s`, { count: formatNumber(count, language) });
}

/** `waitText` in the language of the panel; a dash for null. */
export function useWaitText(): (hours: number | null) => string {
  const { t, language } = useLanguage(leadsPanelTexts);
  return (hours) => (hours === null ? "—" : waitText(hours, t, language));
}
