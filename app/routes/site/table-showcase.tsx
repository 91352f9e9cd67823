import type { ReactNode } from "react";
import { href } from "react-router";
import { languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { lookUp } from "../../i18n/language-texts.ts";
import { showcaseTexts } from "../../i18n/texts/showcase.en.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import type { Route } from "./+types/table-showcase";

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({
    language,
    matches,
    path: href("/table-showcase"),
    title: lookUp(showcaseTexts, language, "showcase.title"),
    noIndex: true,
  });
}

export default function TableShowcasePage() {
  const { t } = useLanguage(showcaseTexts);
  return (
    <div className="page-width py-14 lg:py-20">
      <div className="prose mx-auto">
        <h1 className="text-title-2">{t("showcase.title")}</h1>
        <p>{t("showcase.text")}</p>

        <h2>{t("showcase.headings")}</h2>
        <h3>{t("showcase.heading", { level: 3 })}</h3>
        <p>{t("showcase.paragraph")}</p>
        <h4>{t("showcase.heading", { level: 4 })}</h4>
        <p>{t("showcase.paragraph")}</p>
        <h5>{t("showcase.heading", { level: 5 })}</h5>
        <p>{t("showcase.paragraph")}</p>
        <h6>{t("showcase.heading", { level: 6 })}</h6>
        <p>{t("showcase.paragraph")}</p>

        <h2>{t("showcase.tables")}</h2>
        <Example name={t("showcase.standard")}>
          <TaskTable />
        </Example>
        <Example name="list-style">
          <TaskTable className="list-style" />
        </Example>
        <Example name="label-value">
          <LabelValueTable />
        </Example>
        <Example name="accent-table">
          <TaskTable className="accent-table" />
        </Example>
        <Example name="compact">
          <TaskTable className="compact" />
        </Example>
        {statuses.map((status) => (
          <Example key={status} name={`status-${status}`}>
            <StatusTable status={status} />
          </Example>
        ))}
      </div>
    </div>
  );
}

/** A table that scrolls by itself when it is wider than the phone, as in articles. */
function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <h3>{name}</h3>
      <section className="table-scroll" aria-label={name}>
        {children}
      </section>
    </>
  );
}

const tasks = [
  { row: 1, hours: 6 },
  { row: 2, hours: 9 },
  { row: 3, hours: 3 },
] as const;

function TaskTable({ className }: { className?: string }) {
  const { t } = useLanguage(showcaseTexts);
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">{t("showcase.column.task")}</th>
          <th scope="col">{t("showcase.column.hours")}</th>
          <th scope="col">{t("showcase.column.result")}</th>
        </tr>
      </thead>
      <tbody>
        {tasks.map(({ row, hours }) => (
          <tr key={row}>
            <td>{t(`showcase.row.${row}.task`)}</td>
            <td>{hours}</td>
            <td>{t(`showcase.row.${row}.result`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const labels = ["owner", "start", "limit"] as const;

function LabelValueTable() {
  const { t } = useLanguage(showcaseTexts);
  return (
    <table className="label-value">
      <tbody>
        {labels.map((label) => (
          <tr key={label}>
            <th scope="row">{t(`showcase.label.${label}`)}</th>
            <td>{t(`showcase.value.${label}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const statuses = ["success", "warning", "error", "info"] as const;

function StatusTable({ status }: { status: (typeof statuses)[number] }) {
  const { t } = useLanguage(showcaseTexts);
  return (
    <table className={`status-${status}`}>
      <tbody>
        <tr>
          <th scope="row">{t(`showcase.${status}.title`)}</th>
          <td>{t(`showcase.${status}.text`)}</td>
        </tr>
      </tbody>
    </table>
  );
}
