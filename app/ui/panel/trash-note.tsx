import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { useTrashKeptDays } from "./hooks/use-trash-kept-days.ts";

/** Says, where something is about to be deleted, that it can be restored, and for how long. */
export function TrashNote() {
  const { t } = useLanguage(panelTexts);
  const days = useTrashKeptDays() ?? 1;
  return (
    <p className="mt-3 text-ink-soft">{t(days === 1 ? "panel.trashedDay" : "panel.trashed", { days })}</p>
  );
}
