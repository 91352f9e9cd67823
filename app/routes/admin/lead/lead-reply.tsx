import { Check, Mail, Phone, Reply as ReplyIcon, Send } from "lucide-react";
import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { describeAmsterdamTime, typedTimeOf } from "../../../data/articles/amsterdam-time.ts";
import {
  bodyLimit,
  type CallTimes,
  type LeadAnswer,
  recordAnswer,
  subjectLimit,
  takeBackAnswer,
} from "../../../data/leads/admin-lead.ts";
import { type Lead, setLeadStatus } from "../../../data/leads/admin-leads.ts";
import { replyAddress } from "../../../data/leads/reply-address.ts";
import { momentValue } from "../../../data/submissions/moments.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useFirm, useLanguage } from "../../../i18n/language.tsx";
import { asLanguage } from "../../../i18n/language-texts.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { barButton, smallButton } from "../../../ui/panel/buttons.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { Select } from "../../../ui/panel/select-field.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { momentText } from "../../site/contact/moment-text.ts";
import type { Reply } from "./use-reply.ts";

type LeadReplyProps = {
  lead: Lead;
  reply: Reply;
  answers: readonly LeadAnswer[];
  calls: CallTimes | null;
};

/** The ways to answer a lead, and to close it once it is answered. */
export function LeadReply({ lead, reply, answers, calls }: LeadReplyProps) {
  const { t } = useLanguage(leadPanelTexts);
  const firm = useFirm();
  const { isBusy, act } = useAction();
  const first = useRef<HTMLAnchorElement>(null);

  function record(how: "called" | "wrote"): void {
    let id = "";
    const db = accountDatabase();
    void act(
      async () => {
        id = await recordAnswer(db, lead.id, how);
      },
      {
        done: t(`lead.${how}Done`),
        undo: () => takeBackAnswer(db, id),
      },
    );
  }

  async function markHandled(): Promise<void> {
    const messages = { done: t("lead.statusSaved") };
    if (await act(() => setLeadStatus(accountDatabase(), lead.id, "handled"), messages))
      first.current?.focus();
  }

  return (
    <div className="mt-5 grid gap-5">
      {reply.isOpen && <ReplyForm lead={lead} reply={reply} />}
      {calls && calls.moments.length > 0 && !answers.some(({ appointmentAt }) => appointmentAt) && (
        <LeadMoments calls={calls} reply={reply} />
      )}
      {reply.overtakenBy && <Overtaken by={reply.overtakenBy} reply={reply} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!reply.isOpen && (
          <button type="button" onClick={reply.open} className={`${barButton} button-primary`}>
            <ReplyIcon aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t("lead.reply")}
          </button>
        )}
        {(["called", "wrote"] as const).map((how) => (
          <button
            key={how}
            type="button"
            aria-disabled={isBusy}
            onClick={() => record(how)}
            className={`${smallButton} gap-1.5`}
          >
            <Icon how={how} />
            {t(`lead.${how}`)}
          </button>
        ))}
        <a
          ref={first}
          href={replyAddress(lead, firm.name)}
          title={t("lead.replyHint")}
          className="inline-flex min-h-11 items-center text-link"
        >
          {t("lead.openMail")}
        </a>
      </div>
      {answers.length > 0 && lead.status === "new" && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {t("lead.answered")}
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void markHandled()}
            className={`${smallButton} gap-1.5`}
          >
            <Check aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t("lead.markHandled")}
          </button>
        </p>
      )}
    </div>
  );
}

function Icon({ how }: { how: "called" | "wrote" }) {
  const Shown = how === "called" ? Phone : Mail;
  return <Shown aria-hidden="true" className="size-5" strokeWidth={1.75} />;
}

function ReplyForm({ lead, reply }: Pick<LeadReplyProps, "lead" | "reply">) {
  const { t } = useLanguage(leadPanelTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  const { edits, subject, body } = reply;
  const missing = (text: string) =>
    reply.isChecked && text.trim() === "" ? field("fields.missing") : undefined;
  return (
    <form
      noValidate
      aria-label={t("lead.replyForm")}
      onSubmit={(event) => {
        event.preventDefault();
        void reply.send();
      }}
      className="grid gap-4"
    >
      <PanelField
        label={t("lead.subject")}
        isRequired
        language={asLanguage(lead.language)}
        value={subject}
        max={subjectLimit}
        error={missing(subject)}
        onChange={(typed) => edits.set("subject", typed)}
      />
      <PanelField
        label={t("lead.text")}
        hint={t(lead.message ? "lead.textHintQuoted" : "lead.textHint", { email: lead.email })}
        isRequired
        language={asLanguage(lead.language)}
        value={body}
        max={bodyLimit}
        rows={10}
        error={missing(body)}
        onChange={(typed) => edits.set("body", typed)}
      />
      <p className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={reply.isBusy} className={`${barButton} button-primary`}>
          <Send aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t(reply.isBusy ? "word.sending" : "lead.send")}
        </button>
        <button type="button" onClick={reply.close} className={`${barButton} button-quiet`}>
          {edits.isDirty ? field("fields.discard") : t("word.cancel")}
        </button>
      </p>
    </form>
  );
}

/** Asks whether to send a reply although somebody has answered since. */
function Overtaken({ by, reply }: { by: LeadAnswer; reply: Reply }) {
  const { language, t } = useLanguage(leadPanelTexts);
  return (
    <ConfirmDialog
      title={t("lead.overtaken")}
      text={t("lead.overtakenText", {
        person: by.person ?? t("lead.somebody"),
        time: formatTime(by.createdAt, language),
      })}
      cancel={t("word.cancel")}
      confirm={t("lead.sendAnyway")}
      onCancel={reply.wait}
      onConfirm={() => void reply.sendAnyway()}
    >
      {by.body && <p className="mt-3 max-h-60 overflow-auto whitespace-pre-wrap text-small">{by.body}</p>}
    </ConfirmDialog>
  );
}

type LeadMomentsProps = { calls: CallTimes; reply: Pick<Reply, "isBusy" | "confirm"> };

/** The moments that suit a visitor, each with the times at which it can be confirmed. */
function LeadMoments({ calls: { moments, isCalendarKnown }, reply }: LeadMomentsProps) {
  const { t } = useLanguage(leadPanelTexts);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t("lead.moments")}</legend>
      <p className="text-ink-soft text-small">
        {t(isCalendarKnown ? "lead.momentsFree" : "lead.momentsUnknown")}
      </p>
      <ul className="mt-3 grid gap-3">
        {moments.map((one) => (
          <MomentRow key={momentValue(one.moment)} {...one} reply={reply} />
        ))}
      </ul>
    </fieldset>
  );
}

type MomentRowProps = CallTimes["moments"][number] & Pick<LeadMomentsProps, "reply">;

function MomentRow({ moment, times, reply }: MomentRowProps) {
  const { language, t } = useLanguage(leadPanelTexts);
  const { t: contact } = useLanguage(contactTexts);
  const [chosen, choose] = useState(0);
  const at = times[chosen] ?? times[0];
  const text = momentText(moment, language, contact);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="w-full first-letter:uppercase sm:w-auto sm:min-w-40">{text}</span>
      {at ? (
        <>
          <Select
            aria-label={t("lead.timeOf", { moment: text })}
            className="w-auto"
            chosen={chosen}
            choices={times.map((time, value) => ({ value, text: typedTimeOf(time).time }))}
            onChoose={(value) => choose(value ?? 0)}
          />
          <button
            type="button"
            aria-label={t("lead.confirmAt", { time: describeAmsterdamTime(at, language) })}
            aria-disabled={reply.isBusy}
            onClick={() => void reply.confirm(at)}
            className={smallButton}
          >
            {t("lead.confirm")}
          </button>
        </>
      ) : (
        <span className="text-ink-soft">{t("lead.momentFull")}</span>
      )}
    </li>
  );
}
