import type { ReactNode } from "react";
import { href } from "react-router";
import { useRight } from "../../account/rights.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import type { Lead } from "../../data/leads/admin-leads.ts";
import { listQuery } from "../../data/list-cursor.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { overviewTexts } from "../../i18n/panel/overview.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { Rows } from "../../panel/kit/rows.tsx";
import { useWaitText } from "../../panel/screens/leads/wait-text.ts";
import { Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/overview";
import { DraftsCard, ProposalsCard, TranslationsCard, WaitingCard } from "./overview/article-cards.tsx";
import { BackupsCard } from "./overview/backups-card.tsx";
import { Card, Failure } from "./overview/card.tsx";
import { loadOverview, newLeads, type Overview } from "./overview/load-overview.ts";
import { ComingUpCard, FailedCard, hasFailures } from "./overview/schedule-cards.tsx";
import { ServerWarnings } from "./overview/server-warnings.tsx";
import {
  DatedContent,
  MissingFacts,
  Opinions,
  SampleContent,
  SuspectedLeads,
  UpkeepLink,
} from "./overview/site-checks.tsx";

export async function clientLoader() {
  // Without a session, the login page follows.
  return { overview: isSessionStored() ? await loadOverview() : null };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.overview");
}

export default function OverviewPage({ loaderData: { overview } }: Route.ComponentProps) {
  const { t } = useLanguage(overviewTexts);
  const seesLeads = useRight("leads");
  const isAdministrator = useRight("people");
  const mayPublish = useRight("publish");
  if (!overview) return null;
  const isFailureFirst = hasFailures(overview);
  const backups = isAdministrator && <BackupsCard backups={overview.backups} />;
  const isBackupFirst = overview.backups?.keptIn && overview.backups.isLate;
  const failures = <FailedCard schedules={overview.schedules} mails={overview.mails} />;
  return (
    <Screen title={t("overview.title")} about={t("overview.about")}>
      {isAdministrator && <ServerWarnings warnings={overview.warnings} />}
      {seesLeads && <LateLeadsCard late={overview.late} />}
      {isAdministrator && <SampleContent samples={overview.samples} />}
      {isAdministrator && <MissingFacts />}
      {mayPublish && <DatedContent newestArticle={overview.newestArticle} />}
      {mayPublish && <Opinions opinions={overview.opinions} />}
      {seesLeads && <SuspectedLeads count={overview.suspectedCount} />}
      {mayPublish && <UpkeepLink asked={overview.asked} />}
      <div className="columns-[26rem] gap-4 sm:gap-6">
        {/* The database has no leads or mails for others, which would look like peace. */}
        {seesLeads && <LeadsCard leads={overview.leads} leadCount={overview.leadCount} />}
        {isBackupFirst && backups}
        {isFailureFirst && failures}
        <DraftsCard drafts={overview.drafts} articleCounts={overview.articleCounts} />
        <WaitingCard waiting={overview.waiting} waitingTexts={overview.waitingTexts} />
        <ProposalsCard proposalCount={overview.proposalCount} />
        <ComingUpCard schedules={overview.schedules} />
        <TranslationsCard lacksEnglish={overview.lacksEnglish} outdated={overview.outdated} />
        {!isFailureFirst && isAdministrator && failures}
        {!isBackupFirst && backups}
      </div>
    </Screen>
  );
}

/** The leads that wait too long for an answer; nothing without any. */
function LateLeadsCard({ late }: Pick<Overview, "late">) {
  const { t } = useLanguage(overviewTexts);
  const waitText = useWaitText();
  if (late?.length === 0) return null;
  return (
    <Card
      title={t("overview.late")}
      empty={null}
      all={{ text: t("overview.leads.next"), to: href("/admin/leads") }}
    >
      {late ? (
        <LeadRows
          leads={late}
          factOf={(lead) => <span className="font-semibold text-warning">{waitText(lead.late)}</span>}
        />
      ) : (
        <Failure />
      )}
    </Card>
  );
}

/** The newest of the leads that nobody has handled. */
function LeadsCard({ leads, leadCount }: Pick<Overview, "leads" | "leadCount">) {
  const { t } = useLanguage(overviewTexts);
  const list = href("/admin/leads");
  return (
    <Card
      title={t("overview.leads")}
      count={leadCount}
      empty={
        leads?.length === 0
          ? { text: t("overview.leads.none"), next: t("overview.leads.next"), to: list }
          : null
      }
      all={{ text: t("overview.leads.all"), to: list + listQuery({ status: newLeads.status }, null) }}
    >
      {leads ? (
        <LeadRows
          leads={leads}
          factOf={({ kind, pageTitle, pageSlug }) =>
            kind === "contact"
              ? t("overview.message")
              : t("overview.request", { page: pageTitle ?? pageSlug ?? "" })
          }
        />
      ) : (
        <Failure />
      )}
    </Card>
  );
}

type LeadRowsProps<Shown> = { leads: readonly Shown[]; factOf(lead: Shown): ReactNode };

function LeadRows<Shown extends Pick<Lead, "id" | "name" | "company" | "createdAt">>({
  leads,
  factOf,
}: LeadRowsProps<Shown>) {
  const { language } = useLanguage(overviewTexts);
  return (
    <Rows
      isInCard
      heading="h3"
      rows={leads}
      shown={(lead) => ({
        title: lead.company ? `${lead.name}, ${lead.company}` : lead.name,
        to: href("/admin/leads/:id", { id: lead.id }),
        facts: [
          factOf(lead),
          <time key="time" dateTime={lead.createdAt}>
            {formatTime(lead.createdAt, language)}
          </time>,
        ],
      })}
    />
  );
}
