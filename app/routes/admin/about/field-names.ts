import type { MemberColumn } from "../../../data/about/admin-team.ts";
import { memberColumns } from "../../../data/about/admin-team.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";

const texts = {
  about_title: "about.pageTitle",
  team_title: "about.teamTitle",
  statement: "about.statement",
} as const;

const members = {
  name: "about.name",
  image_url: "about.image",
  role_nl: "about.role",
  role_en: "about.role",
  bio_nl: "about.bio",
  bio_en: "about.bio",
} as const satisfies Record<MemberColumn, string>;

/**
 * The label of a field like `statement.nl` or `{id}.role_en`.
 *
 * @param read the present value of a member's field
 */
export function useFieldNames(read: (id: string, column: MemberColumn) => string): (field: string) => string {
  const { t } = useLanguage(aboutPanelTexts);
  return (field) => {
    const [owner = "", name = ""] = field.split(".");
    const text = Object.entries(texts).find(([key]) => key === owner)?.[1];
    if (text) return inLanguage(t(text), name);
    const column = memberColumns.find((one) => one === name);
    if (!column) return field;
    const [, language] = column.split(/_(?=nl|en)/);
    return t("about.part", { field: inLanguage(t(members[column]), language), name: read(owner, "name") });
  };
}

function inLanguage(name: string, language: string | undefined): string {
  return language ? `${name} (${language.toUpperCase()})` : name;
}
