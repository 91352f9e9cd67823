import { useLanguage } from "../../i18n/language.tsx";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { useToast } from "../../ui/primitives/toast.tsx";

/** Shows why a form is invalid, and focuses the first invalid field. */
export function useRejectedSave(): (reason: "fields.refused" | "fields.tooLarge") => void {
  const { t } = useLanguage(fieldPanelTexts);
  const toast = useToast();
  return (reason) => {
    toast({ tone: "destructive", title: t("word.error"), text: t(reason) });
    // Invalid fields are marked by the next render.
    requestAnimationFrame(leadToFault);
  };
}

/** Focuses the first visible invalid field, else one on another tab. */
function leadToFault(): void {
  const wrong = [...document.querySelectorAll<HTMLElement>("main [aria-invalid=true]")];
  const target = wrong.find((element) => element.checkVisibility()) ?? wrong[0];
  const panel = target?.closest("[role=tabpanel][hidden]");
  document.getElementById(panel?.getAttribute("aria-labelledby") ?? "")?.click();
  requestAnimationFrame(() => target?.focus());
}
