import { Send } from "lucide-react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type LeadMail, type MailState, resendMail } from "../../../data/leads/admin-lead.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useQueuePolling } from "../../../ui/panel/hooks/use-queue-polling.ts";

const none: readonly LeadMail[] = [];

/** The mails of a lead with their states; null when they failed to load. */
export function LeadMails({ mails }: { mails: readonly LeadMail[] | null }) {
  const { t } = useLanguage(leadPanelTexts);
  useQueuePolling(mails ?? none);
  return (
    <Card title={t("lead.mails")}>
      {mails?.length ? (
        <ul className="mt-2 divide-y divide-line">
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-ink-soft">{t(mails ? "lead.noMails" : "lead.mailsFailed")}</p>
      )}
    </Card>
  );
}

const looks = {
  queued: "bg-info-soft text-info",
  sent: "bg-success-soft text-success",
  failed: "bg-error-soft text-error",
} as const satisfies Record<MailState, string>;

function Mail({ mail }: { mail: LeadMail }) {
  const { t } = useLanguage(leadPanelTexts);
  const { isBusy, act } = useAction();
  const kind = t(mail.kind.endsWith("-notice") ? "lead.notice" : "lead.confirmation");

  function resend(): void {
    const messages = { done: t("lead.resent"), failed: t("lead.resendFailed") };
    void act(() => resendMail(accountDatabase(), mail.id), messages);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{kind}</span>
          <span className={`rounded-full px-3 py-0.5 font-semibold text-small ${looks[mail.state]}`}>
            {t(`lead.${mail.state}`)}
          </span>
        </p>
        <MailStory mail={mail} />
      </div>
      {mail.state !== "queued" && (
        <button
          type="button"
          aria-disabled={isBusy}
          aria-label={t("lead.resendNamed", { kind })}
          onClick={resend}
          className="button button-quiet min-h-11 px-5 py-2"
        >
          <Send aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {t("lead.resend")}
        </button>
      )}
    </li>
  );
}

/** The times and errors of a mail. */
function MailStory({ mail }: { mail: LeadMail }) {
  const { language, t } = useLanguage(leadPanelTexts);
  const at = (time: string) => ({ time: formatTime(time, language) });
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-small [overflow-wrap:anywhere]">
      {mail.recipient && <span>{mail.recipient}</span>}
      <span>{mail.sentAt ? t("lead.sentAt", at(mail.sentAt)) : t("lead.queuedAt", at(mail.createdAt))}</span>
      {mail.state === "queued" && mail.lastError && mail.nextTryAt && (
        <span>{t("lead.nextTry", at(mail.nextTryAt))}</span>
      )}
      {mail.state !== "sent" && mail.tries > 1 && <span>{t("lead.tries", { count: mail.tries })}</span>}
      {mail.state !== "sent" && mail.lastError && (
        <span>{t("lead.lastError", { text: mail.lastError })}</span>
      )}
    </p>
  );
}
