import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useToast } from "../../primitives/toast.tsx";
import { undoButton } from "../undo-button.tsx";

/** A function that says what was removed from a form, with a button that puts it back. */
export function useRemovedToast(): (title: string, putBack: () => void) => void {
  const { t } = useLanguage(panelTexts);
  const toast = useToast();
  return (title, putBack) => toast({ tone: "success", title, text: undoButton(t("panel.undo"), putBack) });
}
