import { href } from "react-router";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import { auditQuery, readAuditFilter } from "../../data/audit-log/audit-filter.ts";
import { listAuditLog, listAuditPeople } from "../../data/audit-log/audit-log.ts";
import { readListCursor } from "../../data/list-cursor.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { auditPanelTexts } from "../../i18n/panel/audit-log.en.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/audit-log";
import { AuditFilterBar } from "./audit-log/audit-filter-bar.tsx";
import { EntryList } from "./audit-log/entry-list.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const filter = readAuditFilter(address);
  const place = readListCursor(address);
  const db = accountDatabase();
  const read = Promise.all([listAuditLog(db, filter, place), listAuditPeople(db)]);
  return { filter, place, read: await orNull(read) };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, auditPanelTexts, "audit.title");
}

export default function AuditLogPage({ loaderData: { filter, place, read } }: Route.ComponentProps) {
  const { t } = useLanguage(auditPanelTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readAuditFilter, auditQuery);
  return (
    <Screen
      title={t("audit.title")}
      about={isBackendHosted() ? `${t("audit.about")} ${t("audit.hosted")}` : t("audit.about")}
      back={{ to: href("/admin/settings"), text: t("audit.back") }}
      width="max-w-5xl"
    >
      <AuditFilterBar filter={wanted} people={read?.[1] ?? []} onChoose={choose} />
      <Loaded data={read} failed={t("audit.loadFailed")}>
        {([page]) => <EntryList page={page} filter={filter} place={place} isLoading={isLoading} />}
      </Loaded>
    </Screen>
  );
}
