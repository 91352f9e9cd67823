import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel.ts";
import { useToast } from "../../ui/toast.tsx";

/** What is said afterwards; a failure is titled 'Error' unless it has a title of its own. */
type Said = { done: string; failed: string | { title: string; text: string } };

export type PanelAction = {
  isBusy: boolean;
  /** Does the work, says how it went, and has the screen read anew. Gives whether it was done; not while busy. */
  act(work: () => Promise<void>, said: Said): Promise<boolean>;
};

/** What somebody does in the panel, one thing at a time: a second click while the first is at work does nothing. */
export function useAction(): PanelAction {
  const { t } = useLanguage(panelTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isAtWork = useRef(false);

  async function act(work: () => Promise<void>, said: Said): Promise<boolean> {
    if (isAtWork.current) return false;
    isAtWork.current = true;
    setBusy(true);
    const isDone = await succeeds(work);
    if (isDone) toast({ tone: "success", title: said.done });
    else toast({ tone: "destructive", ...failure(said.failed) });
    await revalidate();
    isAtWork.current = false;
    setBusy(false);
    return isDone;
  }

  function failure(failed: Said["failed"]) {
    return typeof failed === "string" ? { title: t("panel.error"), text: failed } : failed;
  }

  return { isBusy, act };
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.error("An action in the panel failed:", error instanceof Error ? error.message : "backend away");
    return false;
  }
}
