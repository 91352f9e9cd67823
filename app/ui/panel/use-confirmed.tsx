import { type ReactNode, type RefObject, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import type { Database } from "../../data/database.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { ConfirmDialog } from "../primitives/confirm-dialog.tsx";
import { type ActionMessages, useAction } from "./hooks/use-action.ts";
import { useFocusAfter, useFocusOnceGone } from "./hooks/use-focus-after.ts";
import { useTrashKeptDays } from "./hooks/use-trash-kept-days.ts";
import { RehearsedChange } from "./rehearsal.tsx";

/** What is asked before it is done. */
export type Question = Asked & Doing;

/** A change of what visitors may see is rehearsed while it is asked about. */
export type Doing = { work(): Promise<void> } | { change(db: Database): Promise<void> };

export type Asked = ActionMessages & {
  title: string;
  text: ReactNode;
  /** The name of the action; null while there is nothing to do. */
  confirm: string | null;
  /** The label of the way out; 'Cancel' by default. */
  cancel?: string;
  width?: "wide";
  /** What it is about. */
  children?: ReactNode;
  /** After it was done and its dialog has closed. */
  onDone?(): void;
};

type Confirmed<Subject> = {
  /** Opens the dialog. */
  ask(subject: Subject): void;
  dialog: ReactNode;
};

/**
 * Asks before an action, does it, shows its message, and closes, whether it succeeded or failed.
 *
 * @param questionOf what to ask about a subject
 * @param left gets the focus when the button that opened the dialog is gone with what was deleted
 */
export function useConfirmed<Subject extends object>(
  questionOf: (subject: Subject) => Question,
  left?: RefObject<HTMLElement | null>,
): Confirmed<Subject> {
  const [subject, setSubject] = useState<Subject | null>(null);
  const focusAfter = useFocusAfter();

  // A failed deletion may have shown that somebody else did it: the list then goes on without the button.
  const rememberFocus = useFocusOnceGone(left, subject !== null);

  function ask(asked: Subject): void {
    rememberFocus();
    setSubject(asked);
  }

  function end(isDone: boolean): void {
    setSubject(null);
    if (isDone && left) focusAfter(() => left.current);
  }

  return {
    ask,
    dialog: subject && (
      <Confirmation {...questionOf(subject)} onCancel={() => setSubject(null)} onEnd={end} />
    ),
  };
}

type ConfirmationProps = Question & { onCancel(): void; onEnd(isDone: boolean): void };

/** The dialog of a question that reads what it is about while it is open. */
export function Confirmation(props: ConfirmationProps) {
  const { done, failed, goesAlong, undo, onDone, onEnd, ...question } = props;
  const { t } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();

  async function confirm(): Promise<void> {
    const work = "change" in props ? () => props.change(accountDatabase()) : props.work;
    const isDone = await act(work, { done, failed, action: question.confirm, goesAlong, undo });
    onEnd(isDone);
    if (isDone) onDone?.();
  }

  return (
    <ConfirmDialog cancel={t("word.cancel")} {...question} isBusy={isBusy} onConfirm={() => void confirm()}>
      {question.children}
      {undo && <TrashNote />}
      {"change" in props && <RehearsedChange change={props.change} isOver={isBusy} />}
    </ConfirmDialog>
  );
}

/** Says, where something is about to be deleted, that it can be restored, and for how long. */
function TrashNote() {
  const { t } = useLanguage(panelTexts);
  const days = useTrashKeptDays() ?? 1;
  return (
    <p className="mt-3 text-ink-soft">{t(days === 1 ? "panel.trashedDay" : "panel.trashed", { days })}</p>
  );
}
