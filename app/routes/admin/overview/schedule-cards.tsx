import { useRef } from "react";
import { href } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { ScheduleRows } from "../../../panel/schedules/schedule-rows.tsx";
import { useScheduleWork } from "../../../panel/schedules/use-schedule-work.ts";
import { articleList } from "./article-rows.tsx";
import { Card, Failure } from "./card.tsx";
import { type Overview, shownAtMost } from "./load-overview.ts";
import { UnsentMails } from "./unsent-mails.tsx";

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
    <Card title={t("overview.failed")} ref={heading} empty={null}>
      {!hasFailures({ schedules, mails }) && (
        <p className="mt-2 text-ink-soft">{t("overview.failed.none")}</p>
      )}
      {failed && <ScheduleRows schedules={failed} work={work} left={heading} />}
      {!failed && <Failure text={t("overview.schedules.loadFailed")} />}
      {mails ? <UnsentMails mails={mails} /> : <Failure text={t("overview.mails.loadFailed")} />}
    </Card>
  );
}
