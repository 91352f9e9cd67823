import { type ReactNode, useMemo, useRef } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type LeadMail, resendMail } from "../../../data/leads/admin-lead.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language, Translate } from "../../../i18n/language-texts.ts";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { Rows } from "../../../panel/kit/rows.tsx";
import { Card } from "../../../ui/panel/card.tsx";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { useQueuePolling } from "../../../ui/panel/hooks/use-queue-polling.ts";
import { Badge, sendingTones } from "../../../ui/panel/status-badge.tsx";

/** The mails of a lead with their states; null when they failed to load. */
export function LeadMails({ mails }: { mails: readonly LeadMail[] | null }) {
  const { language, t } = useLanguage(leadPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // Replies are shown with the answers.
  const rows = useMemo(() => (mails ?? []).filter(({ kind }) => kind !== "lead-reply"), [mails]);
  useQueuePolling(rows);
  return (
    <Card title={t("lead.mails")} heading={heading}>
      {rows.length === 0 && (
        <p className="mt-3 text-ink-soft">{t(mails ? "lead.noMails" : "word.loadFailed")}</p>
      )}
      <Rows
        isInCard
        heading="h3"
        left={heading}
        rows={rows}
        shown={(mail) => ({
          title: t(mail.kind.endsWith("-notice") ? "lead.notice" : "lead.confirmation"),
          badges: [
            <Badge key="state" tone={sendingTones[mail.state]}>
              {t(`lead.${mail.state}`)}
            </Badge>,
          ],
          facts: storyOf(mail, t, language),
          more: mail.state !== "sent" && mail.lastError && (
            <ForTechnicians>
              <p>{t("lead.lastError", { text: mail.lastError })}</p>
            </ForTechnicians>
          ),
        })}
        actions={({ id, state }) => [
          state !== "queued" && {
            text: t("lead.resend"),
            work: () => resendMail(accountDatabase(), id),
            done: t("lead.resent"),
          },
        ]}
      />
    </Card>
  );
}

/** The times of a mail. */
function storyOf(
  { recipient, state, sentAt, createdAt, lastError, nextTryAt, tries }: LeadMail,
  t: Translate<keyof typeof leadPanelTexts.nl>,
  language: Language,
): readonly ReactNode[] {
  const at = (time: string) => ({ time: formatTime(time, language) });
  return [
    recipient,
    sentAt ? t("lead.sentAt", at(sentAt)) : t("lead.queuedAt", at(createdAt)),
    state === "queued" && lastError && nextTryAt && t("lead.nextTry", at(nextTryAt)),
    state !== "sent" && tries > 1 && t("lead.tries", { count: tries }),
  ];
}
