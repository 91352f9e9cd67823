import { aboutPage } from "../../../content/about-page.ts";
import { describePart } from "../../../content/describe-part.ts";
import { fieldsOf, type Part } from "../../../content/kind.ts";
import { teamMember } from "../../../content/team-member.ts";
import type { MemberColumn } from "../../../data/about/admin-team.ts";
import { languages } from "../../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { usePartNames } from "../editing/use-part-names.ts";

/**
 * The label of a field like `statement.nl` or `{id}.role_en`.
 *
 * @param read the present value of a member's field
 */
export function useFieldNames(read: (id: string, column: MemberColumn) => string): (field: string) => string {
  const names = usePartNames(aboutPanelTexts);
  return (field) => {
    const [owner = "", name = ""] = field.split(".");
    const text = fieldsOf(aboutPage.fields).find(({ column }) => column === owner);
    const part = text ? { field: text.name, ...languageOf(name) } : memberPart(name, read(owner, "name"));
    return describePart(aboutPage, part, names);
  };
}

function memberPart(column: string, member: string): Part {
  const [stem = "", language = ""] = column.split(/_(?=(?:nl|en)$)/);
  const found = fieldsOf(teamMember.fields).find((one) => one.column === stem);
  return { field: "members", item: member, ...(found && { inner: found.name }), ...languageOf(language) };
}

function languageOf(name: string): Pick<Part, "language"> {
  const language = languages.find((one) => one === name);
  return language ? { language } : {};
}
