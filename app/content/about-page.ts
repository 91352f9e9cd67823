import type { AboutPanelKey } from "../i18n/panel/about.en.ts";
import { type Field, type FormOf, flag, html, line, listOf, perLanguage } from "./fields.ts";
import type { Kind } from "./kind.ts";
import { teamMember } from "./team-member.ts";

const fields = {
  active: flag({ label: "about.shown", initial: true, otherwise: true }),
  aboutTitle: perLanguage(line({ label: "about.pageTitle", max: 300, isVerbatim: true })),
  teamTitle: perLanguage(line({ label: "about.teamTitle", max: 300, isVerbatim: true })),
  statement: perLanguage(html({ label: "about.statement" })),
  members: listOf({
    label: "about.team",
    item: teamMember.fields,
    itemLabel: "about.member",
    hasIds: true,
    about: "The team in its order; whoever is left out is hidden.",
  }),
} satisfies Record<string, Field<unknown, AboutPanelKey>>;

export const aboutPage: Kind<typeof fields, "about-page"> = {
  name: "about-page",
  fields,
  languagesIn: "keys",
  isShown: "active",
  main: "statement",
  *rules({ members }) {
    for (const [index, { name }] of members.entries()) {
      if (name.trim() === "")
        yield { field: "members", item: index + 1, inner: "name", key: "problems.required" };
    }
  },
};

export type AboutForm = FormOf<typeof fields>;
export type MemberItem = AboutForm["members"][number];

/** The form with its members numbered in their order, where they are not. */
export function withPlaces(form: AboutForm): AboutForm {
  const isOrdered = form.members.every(
    ({ displayOrder }, index, { [index - 1]: before }) =>
      !before || Number(before.displayOrder) < Number(displayOrder),
  );
  if (isOrdered) return form;
  const numbered = form.members.map((member, index) => ({ ...member, displayOrder: String(index + 1) }));
  return { ...form, members: numbered };
}
