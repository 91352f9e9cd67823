import { useRight } from "../../account/rights.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { overviewTexts } from "../../i18n/panel/overview.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/overview";
import { DraftsCard, ProposalsCard, TranslationsCard, WaitingCard } from "./overview/article-cards.tsx";
import { BackupsCard } from "./overview/backups-card.tsx";
import { LateLeadsCard, LeadsCard } from "./overview/leads-card.tsx";
import { loadOverview } from "./overview/load-overview.ts";
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
