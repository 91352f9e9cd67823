import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel.ts";
import { fieldPanelTexts } from "../../i18n/panel-fields.ts";
import { useToast } from "../../ui/toast.tsx";

/** Says why a form is not sent, and leads to the field that keeps it. */
export function useRefusal(): (reason: "fields.refused" | "fields.tooLarge") => void {
  const { t } = useLanguage(panelTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  const toast = useToast();
  return (reason) => {
    toast({ tone: "destructive", title: t("panel.error"), text: field(reason) });
    const wrong = [...document.querySelectorAll<HTMLElement>("main [aria-invalid=true]")];
    wrong.find((element) => element.checkVisibility())?.focus();
  };
}
