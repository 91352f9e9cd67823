import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.ts";
import { panelTexts } from "../../../i18n/panel/panel.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";

/** Says why a form is not sent, and leads to the field that keeps it. */
export function useRejectedSave(): (reason: "fields.refused" | "fields.tooLarge") => void {
  const { t } = useLanguage(panelTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  const toast = useToast();
  return (reason) => {
    toast({ tone: "destructive", title: t("panel.error"), text: field(reason) });
    // What is found wrong is marked with the next drawing.
    requestAnimationFrame(leadToFault);
  };
}

/** To the first field in sight that is marked, else to one on a tab that is not shown. */
function leadToFault(): void {
  const wrong = [...document.querySelectorAll<HTMLElement>("main [aria-invalid=true]")];
  const target = wrong.find((element) => element.checkVisibility()) ?? wrong[0];
  const panel = target?.closest("[role=tabpanel][hidden]");
  document.getElementById(panel?.getAttribute("aria-labelledby") ?? "")?.click();
  requestAnimationFrame(() => target?.focus());
}
