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
import { confirmationStart, replyStart } from "../../../data/leads/reply-address.ts";
import { useFirm, useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { useEdits } from "../../../panel/editing/use-edits.ts";
import { useRejectedSave } from "../../../panel/editing/use-rejected-save.ts";
import { Deleted } from "../../../panel/editing/use-save-edits.ts";
import { UnresolvedConflict, useAction } from "../../../ui/panel/hooks/use-action.ts";
import { isTooLong } from "../../../ui/panel/too-long.ts";

export type Reply = ReturnType<typeof useReply>;

type Written = { subject: string; body: string; appointment: Date | null };

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
  /** The reply that was not sent because somebody answered meanwhile. */
  const [overtaken, setOvertaken] = useState<Written | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, act } = useAction();
  const reject = useRejectedSave();
  const { subject = "", body = "" } = edits.values;

  async function send(): Promise<void> {
    setChecked(true);
    const isMissing = subject.trim() === "" || body.trim() === "";
    if (isMissing || isTooLong(subject, subjectLimit) || isTooLong(body, bodyLimit))
      return reject("fields.refused");
    await deliver({ subject, body, appointment: null });
  }

  /** Sends what was written, or else a short text, with an appointment. */
  async function confirm(appointment: Date): Promise<void> {
    await deliver({ ...(edits.isDirty ? { subject, body } : confirmationStart(lead, name)), appointment });
  }

  async function deliver(written: Written): Promise<void> {
    setOvertaken(null);
    await act(() => post(written), {
      done: t(written.appointment ? "lead.confirmed" : "lead.replySent"),
      failed: (error) => t(error instanceof Deleted ? "lead.gone" : "lead.replyFailed"),
    });
  }

  async function post(written: Written): Promise<void> {
    try {
      const isSent = await replyToLead(accountDatabase(), lead.id, written, answers.length);
      if (!isSent) throw new Deleted("it was deleted meanwhile");
    } catch (error) {
      if (!(error instanceof StaleWrite)) throw error;
      setOvertaken(written);
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
    confirm,
    /** Who answered while it was written; asks whether to send it all the same. */
    overtakenBy: overtaken && !isBusy ? answers.at(-1) : undefined,
    sendAnyway: async () => overtaken && deliver(overtaken),
    wait: () => setOvertaken(null),
  };
}
