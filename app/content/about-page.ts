import type { AboutPanelKey } from "../i18n/panel/about.en.ts";
import { type Field, type FormOf, flag, html, line, listOf, perLanguage } from "./fields.ts";
import type { Kind } from "./kind.ts";
import { teamMember } from "./team-member.ts";

const fields = {
  active: flag({ label: "about.shown", initial: true, otherwise: true }),
  aboutTitle: perLanguage(line({ label: "about.pageTitle", max: 300, isVerbatim: true })),
  teamTitle: perLanguage(line({ label: "about.teamTitle", max: 300, isVerbatim: true })),
  statement: perLanguage(html({ label: "about.statement" })),
  members: listOf({ label: "about.team", item: teamMember.fields, hasIds: true }),
} satisfies Record<string, Field<unknown, AboutPanelKey>>;

export const aboutPage: Kind<typeof fields, "about-page"> = {
  name: "about-page",
  fields,
  languagesIn: "keys",
  main: "statement",
};

export type AboutForm = FormOf<typeof fields>;
