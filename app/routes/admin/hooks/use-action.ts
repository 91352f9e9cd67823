import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";

/** How a failure is told; titled 'Error' unless it has a title of its own. */
type Failure = string | { title: string; text: string };

/** What is said afterwards. */
export type ActionMessages = {
  done: string;
  failed: Failure | ((error: unknown) => Failure);
  /** What is done is still said on the screen to which this one gives way. */
  goesAlong?: boolean;
};

/** Thrown by work that ended in a question: nothing is said then. */
export class UnresolvedConflict extends Error {}

export type PanelAction = {
  isBusy: boolean;
  /** Does the work, says how it went, and has the screen read anew. Gives whether it was done; not while busy. */
  act(work: () => Promise<void>, said: ActionMessages): Promise<boolean>;
};

/** What somebody does in the panel, one thing at a time: a second click while the first is at work does nothing. */
export function useAction(): PanelAction {
  const { t } = useLanguage(panelTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isAtWork = useRef(false);

  async function act(work: () => Promise<void>, said: ActionMessages): Promise<boolean> {
    if (isAtWork.current) return false;
    isAtWork.current = true;
    setBusy(true);
    const isDone = await attempt(work, said);
    await revalidate();
    isAtWork.current = false;
    setBusy(false);
    return isDone;
  }

  async function attempt(
    work: () => Promise<void>,
    { done, failed, goesAlong = false }: ActionMessages,
  ): Promise<boolean> {
    try {
      await work();
      toast({ tone: "success", title: done, goesAlong });
      return true;
    } catch (error) {
      if (error instanceof UnresolvedConflict) return false;
      console.error(
        "An action in the panel failed:",
        error instanceof Error ? error.message : "backend away",
      );
      const failure = typeof failed === "function" ? failed(error) : failed;
      const told = typeof failure === "string" ? { title: t("panel.error"), text: failure } : failure;
      toast({ tone: "destructive", ...told });
      return false;
    }
  }

  return { isBusy, act };
}
