import { href, Link, useNavigate, useNavigation } from "react-router";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import { auditQuery, readAuditFilter } from "../../data/audit-log/audit-filter.ts";
import { listAuditLog, listAuditPeople } from "../../data/audit-log/audit-log.ts";
import { readListCursor } from "../../data/list-cursor.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { auditPanelTexts } from "../../i18n/panel/audit-log.en.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import type { Route } from "./+types/audit-log";
import { EntryList } from "./audit-log/entry-list.tsx";
import { FilterChoice } from "./audit-log/filter-choice.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const filter = readAuditFilter(address);
  const place = readListCursor(address);
  const db = accountDatabase();
  const read = Promise.all([listAuditLog(db, filter, place), listAuditPeople(db)]);
  return { filter, place, read: await orNull(read) };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, auditPanelTexts, "audit.title");
}

export default function AuditLogPage({ loaderData: { filter, place, read } }: Route.ComponentProps) {
  const { t } = useLanguage(auditPanelTexts);
  const navigate = useNavigate();
  const { state, location: next } = useNavigation();
  useFailureToast(read, t("audit.loadFailed"));
  // The choice is shown before its entries are loaded.
  const isHere = next?.pathname === href("/admin/settings/audit-log");
  const wanted = isHere ? readAuditFilter(new URLSearchParams(next.search)) : filter;

  return (
    <>
      <p className="pt-6">
        <Link to={href("/admin/settings")} className="text-link">
          {t("audit.back")}
        </Link>
      </p>
      <h1 className="pt-2 text-title-2">{t("audit.title")}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">{t("audit.about")}</p>
      {isBackendHosted() && <p className="mt-2 max-w-2xl text-ink-soft">{t("audit.hosted")}</p>}
      <div className="mt-8 grid max-w-5xl gap-6">
        <FilterChoice
          filter={wanted}
          people={read?.[1] ?? []}
          onChoose={(chosen) => void navigate({ search: auditQuery(chosen) }, { preventScrollReset: true })}
        />
        {read ? (
          <EntryList page={read[0]} filter={filter} place={place} isLoading={state === "loading"} />
        ) : (
          <LoadFailure text={t("audit.loadFailed")} />
        )}
      </div>
    </>
  );
}
