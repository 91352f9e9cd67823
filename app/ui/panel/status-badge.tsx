import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";

export function StatusBadge({ isPublished }: { isPublished: boolean }) {
  const { t } = useLanguage(panelTexts);
  return (
    <span
      className={`rounded-full px-3 py-0.5 font-semibold text-small ${
        isPublished ? "bg-success-soft text-success" : "bg-warning-soft text-warning"
      }`}
    >
      {t(isPublished ? "panel.published" : "panel.draft")}
    </span>
  );
}

/** What else there is to know about it, beside the badge. */
export function StateNote({ text }: { text: string }) {
  return (
    <span className="rounded-full bg-info-soft px-3 py-0.5 font-semibold text-info text-small">{text}</span>
  );
}
