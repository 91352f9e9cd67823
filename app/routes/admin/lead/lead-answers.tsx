import { useRef } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { describeAmsterdamTime } from "../../../data/articles/amsterdam-time.ts";
import { type LeadAnswer, resendMail, takeBackAnswer } from "../../../data/leads/admin-lead.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { Rows } from "../../../panel/kit/rows.tsx";
import { Card } from "../../../ui/panel/card.tsx";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { useQueuePolling } from "../../../ui/panel/hooks/use-queue-polling.ts";
import { Badge, sendingTones } from "../../../ui/panel/status-badge.tsx";

/** Who answered a lead and how, with what became of replies; null when the answers failed to load. */
export function LeadAnswers({ answers }: { answers: readonly LeadAnswer[] | null }) {
  const { language, t } = useLanguage(leadPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useQueuePolling((answers ?? []).flatMap(({ mail }) => mail ?? []));
  return (
    <Card title={t("lead.answers")} heading={heading}>
      {!answers?.length && (
        <p className="mt-3 text-ink-soft">{t(answers ? "lead.noAnswers" : "word.loadFailed")}</p>
      )}
      <Rows
        isInCard
        heading="h3"
        left={heading}
        rows={answers ?? []}
        shown={({ how, subject, body, person, createdAt, appointmentAt, mail }) => ({
          title: how === "replied" ? subject : t(`lead.${how}Done`),
          badges: [
            mail && (
              <Badge key="state" tone={sendingTones[mail.state]}>
                {t(`lead.${mail.state}`)}
              </Badge>
            ),
          ],
          facts: [
            person ?? t("lead.somebody"),
            formatTime(createdAt, language),
            appointmentAt &&
              t("lead.appointment", { time: describeAmsterdamTime(new Date(appointmentAt), language) }),
          ],
          more: (
            <>
              {body && (
                <details className="mt-1 text-small">
                  <summary className="w-fit rounded-small py-2.5 font-semibold">
                    {t("lead.readReply")}
                  </summary>
                  <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>
                </details>
              )}
              {mail?.lastError && mail.state !== "sent" && (
                <ForTechnicians>
                  <p>{t("lead.lastError", { text: mail.lastError })}</p>
                </ForTechnicians>
              )}
            </>
          ),
        })}
        actions={({ id, how, isOwn, mail }) => [
          mail?.state === "failed" && {
            text: t("lead.resend"),
            work: () => resendMail(accountDatabase(), mail.id),
            done: t("lead.resent"),
          },
          how !== "replied" &&
            isOwn && {
              text: t("lead.takeBack"),
              work: () => takeBackAnswer(accountDatabase(), id),
              done: t("lead.takenBack"),
            },
        ]}
      />
    </Card>
  );
}
