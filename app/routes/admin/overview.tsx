import type { ReactNode } from "react";
import { href } from "react-router";
import { useRight } from "../../account/rights.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { editorOf, placesOf } from "../../content/kinds.ts";
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
import { ArticleRows, articleList } from "./overview/article-rows.tsx";
import { BackupsCard } from "./overview/backups-card.tsx";
import { AllLink, Card, Failure } from "./overview/card.tsx";
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

/** The drafts that were edited last. */
function DraftsCard({ drafts, articleCounts }: Pick<Overview, "drafts" | "articleCounts">) {
  const { t } = useLanguage(overviewTexts);
  return (
    <Card
      title={t("word.drafts")}
      count={articleCounts?.drafts}
      empty={
        drafts?.length === 0
          ? {
              text: t("overview.drafts.none"),
              next: t("overview.drafts.next"),
              to: href("/admin/blog-editor"),
            }
          : null
      }
      all={{ text: t("overview.drafts.all"), to: articleList({ status: "draft" }) }}
    >
      {drafts ? <ArticleRows articles={drafts} /> : <Failure />}
    </Card>
  );
}

/** Changes of live documents that nobody sees yet, and texts of the site that wait. */
function WaitingCard({ waiting, waitingTexts }: Pick<Overview, "waiting" | "waitingTexts">) {
  const { t, language } = useLanguage(overviewTexts);
  return (
    <Card
      title={t("overview.waiting")}
      empty={
        waiting?.length === 0 && waitingTexts?.length === 0
          ? {
              text: t("overview.waiting.none"),
              next: t("overview.waiting.next"),
              to: articleList({ status: "published" }),
            }
          : null
      }
      all={{ text: t("overview.waiting.all"), to: articleList({ state: "waiting" }) }}
    >
      {waiting ? (
        <Rows
          isInCard
          heading="h3"
          rows={waiting}
          shown={({ id, kind, title, changedAt }) => ({
            title: title || t("word.untitled"),
            to: editorOf(placesOf(kind), id),
            facts: [
              <time key="time" dateTime={changedAt}>
                {t("overview.edited", { time: formatTime(changedAt, language) })}
              </time>,
            ],
          })}
        />
      ) : (
        <Failure />
      )}
      {waitingTexts === null && <Failure />}
      {waitingTexts !== null && waitingTexts.length > 0 && (
        <AllLink
          text={t("overview.waiting.texts", { count: waitingTexts.length })}
          to={href("/admin/texts")}
        />
      )}
    </Card>
  );
}

/** Proposals of assistants, where there are any. */
function ProposalsCard({ proposalCount }: Pick<Overview, "proposalCount">) {
  const { t } = useLanguage(overviewTexts);
  if (proposalCount === 0) return null;
  return (
    <Card
      title={t("overview.proposals")}
      count={proposalCount}
      empty={null}
      all={{ text: t("overview.proposals.all"), to: href("/admin/proposals") }}
    >
      {proposalCount === null ? <Failure /> : <p className="mt-2">{t("overview.proposals.text")}</p>}
    </Card>
  );
}

/** Articles without English, or with older English. */
function TranslationsCard({ lacksEnglish, outdated }: Pick<Overview, "lacksEnglish" | "outdated">) {
  const { t } = useLanguage(overviewTexts);
  const parts = [
    { name: "lacksEnglish", state: "lacks_en", articles: lacksEnglish },
    { name: "outdated", state: "outdated", articles: outdated },
  ] as const;
  const isEmpty = parts.every(({ articles }) => articles?.length === 0);
  return (
    <Card
      title={t("overview.translations")}
      empty={
        isEmpty
          ? {
              text: t("overview.translations.none"),
              next: t("overview.translations.next"),
              to: articleList({}),
            }
          : null
      }
    >
      {parts.map(
        ({ name, state, articles }) =>
          articles?.length !== 0 && (
            <div key={name} className="mt-2">
              <h3 className="font-text text-ink-soft text-small">{t(`overview.${name}`)}</h3>
              {articles ? <ArticleRows articles={articles} /> : <Failure />}
              {articles && <AllLink text={t(`overview.${name}.all`)} to={articleList({ state })} />}
            </div>
          ),
      )}
    </Card>
  );
}
