import { href } from "react-router";
import { languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { lookUp } from "../../i18n/language-texts.ts";
import { showcaseTexts } from "../../i18n/texts/showcase.en.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import type { Route } from "./+types/table-showcase";
import { LabelValueTable, StatusTable, TaskTable } from "./table-showcase/tables.tsx";

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
        <h3>{t("showcase.standard")}</h3>
        <TaskTable />
        <h3>list-style</h3>
        <TaskTable className="list-style" />
        <h3>label-value</h3>
        <LabelValueTable />
        <h3>accent-table</h3>
        <TaskTable className="accent-table" />
        <h3>compact</h3>
        <TaskTable className="compact" />
        <h3>status-success</h3>
        <StatusTable status="success" />
        <h3>status-warning</h3>
        <StatusTable status="warning" />
        <h3>status-error</h3>
        <StatusTable status="error" />
        <h3>status-info</h3>
        <StatusTable status="info" />
      </div>
    </div>
  );
}
