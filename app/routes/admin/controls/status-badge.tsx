import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";

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
