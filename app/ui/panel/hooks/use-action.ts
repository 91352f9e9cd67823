import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { pageAuth } from "../../../account/use-auth.ts";
import { Refused } from "../../../data/database.ts";
import { StorageLimitReached } from "../../../data/storage-limit.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useToast } from "../../primitives/toast.tsx";
import { undoButton } from "../undo-button.tsx";
import { useStorageLimitText } from "./use-storage-limit-text.ts";

/** The message of a failure; its default title is 'Error'. */
type Failure = string | { title: string; text: string };

/** The messages of an action. */
export type ActionMessages = {
  done: string | (() => string);
  /** By default that it failed, and what it was by its `action`. */
  failed?: Failure | ((error: unknown) => Failure | undefined) | undefined;
  /** What it is called. */
  action?: string | null;
  /** Whether the message stays in sight after a navigation. */
  goesAlong?: boolean | undefined;
  /** Takes back what was done, at the button of its message. */
  undo?: (() => Promise<void>) | undefined;
};

/** Thrown by work that has conflicts to resolve: it has no message. */
export class UnresolvedConflict extends Error {}

export type PanelAction = {
  isBusy: boolean;
  /** Does the work, shows its message and reloads the screen. Gives whether it succeeded; false while busy. */
  act(work: () => Promise<void>, messages: ActionMessages): Promise<boolean>;
};

/** Runs the actions of a screen one at a time: a second click is ignored while the first is running. */
export function useAction(): PanelAction {
  const { t } = useLanguage(panelTexts);
  const { revalidate } = useRevalidator();
  const describeLimit = useStorageLimitText();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const closeLast = useRef(() => {});

  async function act(work: () => Promise<void>, messages: ActionMessages): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    const isDone = await attempt(work, messages);
    await revalidate();
    isRunning.current = false;
    setBusy(false);
    return isDone;
  }

  async function attempt(
    work: () => Promise<void>,
    { done, failed, action, goesAlong = false, undo }: ActionMessages,
  ): Promise<boolean> {
    try {
      await work();
      closeFailure();
      toast({
        tone: "success",
        title: typeof done === "function" ? done() : done,
        text: undo && undoButton(t("panel.undo"), () => void takeBack(undo)),
        goesAlong,
      });
      return true;
    } catch (error) {
      closeFailure();
      if (error instanceof UnresolvedConflict) return false;
      console.error(
        "An action in the panel failed:",
        error instanceof Error ? error.message : "backend away",
      );
      const isRefused = error instanceof Refused;
      // The role may have been taken or changed since the screen was opened; many writes then merely reach no row.
      if (error instanceof Error) void pageAuth().check();
      const described = typeof failed === "function" ? failed(error) : failed;
      const failure =
        isRefused && (described === undefined || typeof failed === "string")
          ? t("panel.refused")
          : (described ?? (action ? t("word.notDoneNamed", { action }) : t("word.notDone")));
      const message = typeof failure === "string" ? { title: t("word.error"), text: failure } : failure;
      const limit = error instanceof StorageLimitReached && { text: describeLimit(error) };
      closeLast.current = toast({ tone: "destructive", ...message, ...limit });
      return false;
    }
  }

  /** What the try before this one said is over. */
  function closeFailure(): void {
    closeLast.current();
    closeLast.current = () => {};
  }

  function takeBack(undo: () => Promise<void>): Promise<boolean> {
    const failed = { title: t("panel.undoFailed"), text: t("panel.undoFailedText") };
    return act(undo, { done: t("panel.undone"), failed });
  }

  return { isBusy, act };
}
