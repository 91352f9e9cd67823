import { href } from "react-router";
import type { PagePair } from "../../data/page-versions/page-versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { aboutPanelTexts } from "../../i18n/panel/about.en.ts";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import type { Route } from "./+types/about-history";
import { useFieldNames } from "./about/field-names.ts";
import { loadPageHistory } from "./page-history/load-page-history.ts";
import { PageHistory } from "./page-history/page-history.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadPageHistory("about", request.url);
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, historyTexts, "history.title");
}

export default function AboutHistoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage(historyTexts);
  const { t: about } = useLanguage(aboutPanelTexts);
  const fieldName = useFieldNames(() => "");

  function nameOf(field: string, { before, after }: PagePair): string {
    const [owner = "", column = ""] = field.split(".");
    if (field === "texts") return t("history.page");
    if (field === "members") return t("history.members");
    const name = after?.fields[`${owner}.name`] ?? before?.fields[`${owner}.name`];
    if (name === undefined) return fieldName(field);
    if (column === "active") return about("about.part", { field: t("history.memberShown"), name });
    if (column === "display_order") return about("about.part", { field: t("history.memberPlace"), name });
    return about("about.part", { field: memberField(column), name });
  }

  function memberField(column: string): string {
    const [key = "", language] = column.split(/_(?=nl|en)/);
    const names = {
      name: "about.name",
      image_url: "about.image",
      role: "about.role",
      bio: "about.bio",
    } as const;
    const text = Object.entries(names).find(([one]) => one === key)?.[1];
    if (!text) return column;
    return language ? `${about(text)} (${language.toUpperCase()})` : about(text);
  }

  return (
    <PageHistory
      page="about"
      title={t("history.ofAboutPage")}
      editor={href("/admin/about")}
      restoreText={() => t("history.restoreAboutPage")}
      history={loaderData}
      nameOf={nameOf}
    />
  );
}
