import { useRef } from "react";
import { href } from "react-router";
import type { UnsentMail } from "../../../data/leads/unsent-mails.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type OverviewKey, overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { Rows } from "../../../panel/kit/rows.tsx";
import { ScheduleRows } from "../../../panel/schedules/schedule-rows.tsx";
import { useScheduleWork } from "../../../panel/schedules/use-schedule-work.ts";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { Badge } from "../../../ui/panel/status-badge.tsx";
import { articleList } from "./article-rows.tsx";
import { Card, Failure } from "./card.tsx";
import { type Overview, shownAtMost } from "./load-overview.ts";

/** What is scheduled. */
export function ComingUpCard({ schedules }: Pick<Overview, "schedules">) {
  const { t } = useLanguage(overviewTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const work = useScheduleWork();
  const planned = schedules?.filter(({ failure }) => failure === null);
  return (
    <Card
      title={t("overview.comingUp")}
      ref={heading}
      empty={
        planned?.length === 0
          ? {
              text: t("overview.comingUp.none"),
              next: t("overview.comingUp.next"),
              to: articleList({ status: "draft" }),
            }
          : null
      }
      all={
        planned && planned.length > shownAtMost
          ? { text: t("overview.comingUp.all", { count: planned.length }), to: href("/admin/blog") }
          : null
      }
    >
      {planned ? (
        <ScheduleRows schedules={planned.slice(0, shownAtMost)} work={work} left={heading} />
      ) : (
        <Failure />
      )}
    </Card>
  );
}

/** Whether the card of failures has anything to show. */
export function hasFailures({ schedules, mails }: Pick<Overview, "schedules" | "mails">): boolean {
  return !schedules || !mails || mails.length > 0 || schedules.some(({ failure }) => failure !== null);
}

/** Schedules that failed, and mails that were not sent. */
export function FailedCard({ schedules, mails }: Pick<Overview, "schedules" | "mails">) {
  const { t } = useLanguage(overviewTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const work = useScheduleWork();
  const failed = schedules?.filter(({ failure }) => failure !== null);
  return (
    <Card title={t("word.failed")} ref={heading} empty={null}>
      {!hasFailures({ schedules, mails }) && (
        <p className="mt-2 text-ink-soft">{t("overview.failed.none")}</p>
      )}
      {failed && <ScheduleRows schedules={failed} work={work} left={heading} />}
      {mails && <UnsentMails mails={mails} />}
      {!(failed && mails) && <Failure />}
    </Card>
  );
}

/** Mails that were not sent; those of a lead are sent again on its screen. */
function UnsentMails({ mails }: { mails: readonly UnsentMail[] }) {
  const { t, language } = useLanguage(overviewTexts);
  return (
    <Rows
      isInCard
      heading="h3"
      rows={mails}
      shown={({ kind, recipient, isRetried, leadId, createdAt, lastError }) => ({
        title: t(describeKind(kind), { recipient: recipient ?? "" }),
        ...(leadId && { to: href("/admin/leads/:id", { id: leadId }) }),
        badges: [
          <Badge key="state" tone={isRetried ? "warning" : "error"}>
            {t(isRetried ? "overview.mail.retried" : "overview.mail.failed")}
          </Badge>,
        ],
        facts: [
          <time key="time" dateTime={createdAt}>
            {t("overview.mail.from", { time: formatTime(createdAt, language) })}
          </time>,
        ],
        more: lastError && (
          // Above the link of the row.
          <div className="relative">
            <ForTechnicians>
              <p>{t("overview.mail.error", { text: lastError })}</p>
            </ForTechnicians>
          </div>
        ),
      })}
    />
  );
}

function describeKind(kind: string): OverviewKey {
  if (kind.endsWith("-notice")) return "overview.mail.notice";
  if (kind.endsWith("-confirmation")) return "overview.mail.confirmation";
  if (kind === "lead-reply") return "overview.mail.reply";
  if (kind === "leads-waiting") return "overview.mail.waiting";
  if (kind === "appointment-notice") return "overview.mail.appointment";
  if (kind === "preview-comments") return "overview.mail.comments";
  if (kind === "form-broken") return "overview.mail.form";
  if (kind === "backup-overdue") return "overview.mail.backup";
  return kind === "schedule-failed" ? "overview.mail.schedule" : "overview.mail.other";
}
