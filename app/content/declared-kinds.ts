import { languages } from "../i18n/language-texts.ts";
import { aboutPage } from "./about-page.ts";
import { article } from "./article.ts";
import { downloadPage } from "./download-page.ts";
import { fieldsOf, type Kind } from "./kind.ts";
import { page } from "./page.ts";
import { teamMember } from "./team-member.ts";

/** All declarations. */
const declaredKinds: readonly Omit<Kind, "rules" | "rulesOfShown">[] = [
  article,
  aboutPage,
  teamMember,
  downloadPage,
  page,
];

/** @throws Error for a kind that is not declared */
export function declarationOf(name: string) {
  const found = declaredKinds.find((kind) => kind.name === name);
  if (!found) throw new Error(`There is no kind ${name}`);
  return found;
}

/** The columns that can name pictures and files of the library: HTML and addresses of pictures. */
export function libraryColumns(): Set<string> {
  return new Set(declaredKinds.flatMap((kind) => [...libraryColumnsOf(kind)]));
}

function* libraryColumnsOf({ fields, languagesIn }: Pick<Kind, "fields" | "languagesIn">): Generator<string> {
  for (const { field, column } of fieldsOf(fields)) {
    const items = [field.item ?? {}, ...Object.values(field.variants ?? {}).map((variant) => variant.fields)];
    for (const item of items) yield* libraryColumnsOf({ fields: item, languagesIn: "columns" });
    if (field.variants) yield column;
    if (field.type !== "html" && field.type !== "picture") continue;
    if (!field.isPerLanguage || languagesIn === "rows") yield column;
    else
      for (const language of languages)
        yield languagesIn === "keys" ? `value_${language}` : `${column}_${language}`;
  }
}
