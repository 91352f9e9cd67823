import { useMemo, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { StaleWrite } from "../../../data/database.ts";
import {
  bodyLimit,
  type LeadAnswer,
  replyToLead,
  type StoredLead,
  subjectLimit,
} from "../../../data/leads/admin-lead.ts";
import { replyStart } from "../../../data/leads/reply-address.ts";
import { useFirm, useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { useEdits } from "../../../panel/editing/use-edits.ts";
import { useRejectedSave } from "../../../panel/editing/use-rejected-save.ts";
import { Deleted } from "../../../panel/editing/use-save-edits.ts";
import { UnresolvedConflict, useAction } from "../../../ui/panel/hooks/use-action.ts";
import { isTooLong } from "../../../ui/panel/too-long.ts";

export type Reply = ReturnType<typeof useReply>;

/** The draft key of a reply to a lead. */
export function replyScreen(leadId: string): string {
  return `lead-reply:${leadId}`;
}

/** A reply that is being written, kept as a local draft, and its sending. */
export function useReply(lead: StoredLead, answers: readonly LeadAnswer[]) {
  const { t } = useLanguage(leadPanelTexts);
  const { name } = useFirm();
  const edits = useEdits(
    replyScreen(lead.id),
    useMemo(() => replyStart(lead, name), [lead, name]),
  );
  const [isOpened, setOpened] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, act } = useAction();
  const reject = useRejectedSave();
  const { subject = "", body = "" } = edits.values;

  async function send(): Promise<void> {
    setOvertaken(false);
    setChecked(true);
    const isMissing = subject.trim() === "" || body.trim() === "";
    if (isMissing || isTooLong(subject, subjectLimit) || isTooLong(body, bodyLimit))
      return reject("fields.refused");
    await act(post, {
      done: t("lead.replySent"),
      failed: (error) => t(error instanceof Deleted ? "lead.gone" : "lead.replyFailed"),
    });
  }

  async function post(): Promise<void> {
    try {
      const isSent = await replyToLead(accountDatabase(), lead.id, { subject, body }, answers.length);
      if (!isSent) throw new Deleted("it was deleted meanwhile");
    } catch (error) {
      if (!(error instanceof StaleWrite)) throw error;
      setOvertaken(true);
      throw new UnresolvedConflict();
    }
    close();
  }

  function close(): void {
    edits.discardAll();
    setOpened(false);
    setChecked(false);
  }

  return {
    edits,
    subject,
    body,
    isChecked,
    isOpen: isOpened || edits.isDirty,
    open: () => setOpened(true),
    close,
    isBusy,
    send,
    /** Who answered while it was written; asks whether to send it all the same. */
    overtakenBy: isOvertaken && !isBusy ? answers.at(-1) : undefined,
    wait: () => setOvertaken(false),
  };
}
