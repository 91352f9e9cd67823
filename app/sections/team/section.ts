import { links } from "../../content/fields.ts";
import { type SectionFields, title } from "../fields.ts";
import { plain, plainItem, plainLines } from "../plain-html.ts";
import { section } from "../section.ts";
import { chosenMembers } from "./chosen-members.ts";
import { example } from "./example.ts";

const fields = {
  title,
  members: links({ label: "sections.members", of: "team-member", max: 8 }),
} satisfies SectionFields;

export const teamSection = section({
  type: "team",
  name: { nl: "Team", en: "Team" },
  fields,
  needed: ["members"],
  isLeftOut: (values, found) => chosenMembers(values, found).length === 0,
  example,
  plain: (values, found) => {
    const items = chosenMembers(values, found).map(({ name, role, bio }) =>
      plainItem(values.title, name, plain("p", role?.text ?? "") + plainLines(bio?.text ?? "")),
    );
    return plain("h2", values.title) + items.join("");
  },
});
