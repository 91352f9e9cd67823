import { useEffect } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useToast } from "../../primitives/toast.tsx";

/** The loaded data; null after a failure, which is logged. */
export async function orNull<Data>(loading: Promise<Data>): Promise<Data | null> {
  try {
    return await loading;
  } catch (error) {
    console.error(
      "A screen of the panel was not loaded:",
      error instanceof Error ? error.message : "backend away",
    );
    return null;
  }
}

/** Shows a toast when loading failed. */
export function useFailureToast(loaded: unknown, text: string): void {
  const toast = useToast();
  const { t } = useLanguage(panelTexts);
  const title = t("word.error");
  useEffect(() => {
    if (loaded === null) toast({ tone: "destructive", title, text });
  }, [loaded, toast, title, text]);
}
