import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { listDownloadPages } from "../../data/downloads/admin-downloads.ts";
import { countLeads, listLeads } from "../../data/leads/admin-leads.ts";
import { leadQuery, readLeadFilter } from "../../data/leads/lead-filter.ts";
import { readListCursor } from "../../data/list-cursor.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { leadsPanelTexts } from "../../i18n/panel/leads.en.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/leads";
import { ExportButtons } from "./leads/export-buttons.tsx";
import { FilterCard } from "./leads/filter-card.tsx";
import { LeadList } from "./leads/lead-list.tsx";
import { WeeksCard } from "./leads/weeks-card.tsx";
import { panelMeta } from "./panel-meta.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const filter = readLeadFilter(address);
  const place = readListCursor(address);
  const db = accountDatabase();
  const loading = Promise.all([listLeads(db, filter, place), countLeads(db, filter), listDownloadPages(db)]);
  return {
    filter,
    place,
    loaded: await orNull(
      loading.then(([page, count, pages]) => ({ page, count: count.leads, newLeads: count.newLeads, pages })),
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.leads");
}

export default function LeadsPage({ loaderData: { filter, place, loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(leadsPanelTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readLeadFilter, leadQuery);
  const mayExport = useRight("export leads");
  const pages = useLastLoaded(loaded?.pages ?? null) ?? [];

  return (
    <Screen
      title={t("leads.title")}
      tools={mayExport && <ExportButtons filter={filter} count={loaded?.count ?? 0} />}
      width="max-w-5xl"
    >
      <WeeksCard />
      <FilterCard filter={wanted} pages={pages} onChoose={choose} />
      <Loaded data={loaded} failed={t("leads.loadFailed")}>
        {({ page, count }) => (
          <LeadList page={page} count={count} filter={filter} place={place} isLoading={isLoading} />
        )}
      </Loaded>
    </Screen>
  );
}
