import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { useToast } from "../primitives/toast.tsx";

/** Instead of what is gone: leaves for the list, with a message. */
export function Missing({ text, list }: { text: string; list: string }) {
  const { t } = useLanguage(panelTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const title = t("panel.error");
  useEffect(() => {
    toast({ tone: "destructive", title, text, goesAlong: true });
    void navigate(list, { replace: true });
  }, [toast, navigate, title, text, list]);
  return null;
}
