import type { AboutPanelKey } from "../i18n/panel/about.en.ts";
import { type Field, flag, line, number, perLanguage, picture, text } from "./fields.ts";
import type { Kind } from "./kind.ts";

const fields = {
  name: line({ label: "word.name", max: 200 }),
  imageUrl: picture({ label: "about.image", max: 2_048 }),
  role: perLanguage(line({ label: "about.role", max: 200, isVerbatim: true })),
  bio: perLanguage(text({ label: "about.bio", max: 5_000, isVerbatim: true })),
  active: flag({ label: "about.shown", initial: true, otherwise: true }),
  displayOrder: number({ label: "about.place", min: 0, most: 1_000_000, initial: 0, isPlace: true }),
} satisfies Record<string, Field<unknown, AboutPanelKey>>;

export const teamMember: Kind<typeof fields> = {
  name: "team-member",
  fields,
  languagesIn: "columns",
  main: "bio",
};
