import { links } from "../../content/fields.ts";
import { type SectionFields, title } from "../fields.ts";
import { plain, plainItem, plainLines } from "../plain-html.ts";
import { section } from "../section.ts";
import { chosenArticles } from "./chosen-articles.ts";
import { example } from "./example.ts";

const fields = {
  title,
  articles: links({ label: "sections.articles", of: "article", max: 6 }),
  tag: links({ label: "sections.tag", of: "tag", max: 1 }),
} satisfies SectionFields;

/** Needs no field: what is found decides whether it is shown. */
export const articlesSection = section({
  type: "articles",
  name: { nl: "Artikelen", en: "Articles" },
  fields,
  needed: [],
  isLeftOut: (values, found) => chosenArticles(values, found).length === 0,
  example,
  plain: (values, found) => {
    const items = chosenArticles(values, found).map((article) =>
      plainItem(values.title, article.title ?? "", plainLines(article.excerpt ?? "")),
    );
    return plain("h2", values.title) + items.join("");
  },
});
