import { choice, line, listOf, text } from "../../content/fields.ts";
import { intro, type SectionFields, title } from "../fields.ts";
import { plain, plainItem, plainLines } from "../plain-html.ts";
import { section } from "../section.ts";
import { example } from "./example.ts";

const icon = choice({
  label: "sections.icon",
  values: [
    "time",
    "money",
    "speed",
    "people",
    "systems",
    "new",
    "mail",
    "document",
    "conversation",
    "calendar",
    "safety",
    "shop",
  ],
});

const fields = {
  title,
  intro,
  tiles: listOf({
    label: "sections.tiles",
    itemLabel: "sections.tile",
    item: {
      icon,
      title: line({ label: "sections.title", max: 120 }),
      text: text({ label: "sections.text", max: 600 }),
    },
    needed: "title",
    min: 2,
    max: 8,
  }),
} satisfies SectionFields;

export const tilesSection = section({
  type: "tiles",
  name: { nl: "Tegels", en: "Tiles" },
  fields,
  needed: ["tiles"],
  example,
  plain: (values) =>
    plain("h2", values.title) +
    plainLines(values.intro) +
    values.tiles.map((tile) => plainItem(values.title, tile.title, plainLines(tile.text))).join(""),
});
