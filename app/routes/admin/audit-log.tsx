import { useId } from "react";
import { href, Link, useNavigate, useNavigation } from "react-router";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import { auditQuery, type DeedKind, deedKinds, readDeedKind } from "../../data/audit-filter.ts";
import { listAuditLog } from "../../data/audit-log.ts";
import { readListPlace } from "../../data/list-place.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { lookUp } from "../../i18n/language-texts.ts";
import { auditPanelTexts } from "../../i18n/panel-audit.ts";
import type { Route } from "./+types/audit-log";
import { EntryList } from "./audit-log/entry-list.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { screenMeta } from "./panel-meta.ts";
import { orNull, useFailureToast } from "./use-failure-toast.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const kind = readDeedKind(address);
  const place = readListPlace(address);
  return { kind, place, page: await orNull(listAuditLog(accountDatabase(), kind, place)) };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, lookUp(auditPanelTexts, "en", "audit.title"));
}

export default function AuditLogPage({ loaderData: { kind, place, page } }: Route.ComponentProps) {
  const { t } = useLanguage(auditPanelTexts);
  const navigate = useNavigate();
  const { state, location: next } = useNavigation();
  useFailureToast(page, t("audit.loadFailed"));
  // A choice is shown from the moment it is made.
  const isHere = next?.pathname === href("/admin/settings/audit-log");
  const wanted = isHere ? readDeedKind(new URLSearchParams(next.search)) : kind;

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
        <KindChoice
          kind={wanted}
          onChoose={(chosen) => void navigate({ search: auditQuery(chosen) }, { preventScrollReset: true })}
        />
        {page ? (
          <EntryList page={page} kind={kind} place={place} isLoading={state === "loading"} />
        ) : (
          <LoadFailure text={t("audit.loadFailed")} />
        )}
      </div>
    </>
  );
}

type KindChoiceProps = { kind: DeedKind | null; onChoose(kind: DeedKind | null): void };

function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const { t } = useLanguage(auditPanelTexts);
  const id = useId();
  return (
    <search aria-label={t("audit.filter")} className="rounded-card border border-line bg-white p-5">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {t("audit.kind")}
      </label>
      <select
        id={id}
        value={kind ?? ""}
        onChange={({ target }) => onChoose(deedKinds.find((known) => known === target.value) ?? null)}
        className="field sm:max-w-72"
      >
        <option value="">{t("audit.every")}</option>
        {deedKinds.map((known) => (
          <option key={known} value={known}>
            {t(`audit.kind.${known}`)}
          </option>
        ))}
      </select>
    </search>
  );
}
