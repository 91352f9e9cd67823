import { inGroups } from "./payloads.ts";
import { textOf } from "./text-fields.ts";

/** Where in a page a text stands. */
export type Place = "texts" | "attributes" | "title" | "data" | "loaded";

/** A page that shows what editors wrote, of which rows, and which fields of each row it shows where. */
export type Visit = {
  /** Pages of one kind are made of the same elements, unless they show several rows. */
  kind: string;
  isAlone: boolean;
  path: string;
  rows: readonly number[];
  expected: Partial<Record<Place, readonly string[]>>;
};

type Language = "nl" | "en";

const perPage = 12;

/** Every page that can stand beside the others, in both languages; row 0 first. */
export function visitsOf(rows: readonly number[]): Visit[] {
  return (["nl", "en"] as const).flatMap((language) => {
    const prefix = language === "nl" ? "" : "/en";
    const alone = (name: string, path: (row: number) => string, expected: Visit["expected"]) =>
      rows.map(
        (row): Visit => ({
          kind: `${language} ${name}`,
          isAlone: true,
          path: prefix + path(row),
          rows: [row],
          expected,
        }),
      );
    const pages = inGroups(rows, perPage).map(
      (shown, page): Visit => ({
        kind: `${language} list`,
        isAlone: false,
        path: `${prefix}/insights?page=${page + 1}`,
        rows: shown,
        expected: { texts: cardTexts(language), loaded: cardTexts(language) },
      }),
    );
    return [
      ...alone("article", (row) => `/insights/text-${row}`, articleTexts(language)),
      ...alone("older article", (row) => `/blog/text-${row}`, olderTexts(language)),
      ...alone("tag", (row) => `/insights/tag/text-${row}`, tagTexts(language)),
      ...alone("download", (row) => `/download/text-${row}`, downloadTexts(language)),
      ...alone("search", searchPath, { texts: ["search.words"], title: ["search.words"] }),
      ...pages,
      { kind: "about", isAlone: false, path: `${prefix}/about-us`, rows, expected: teamTexts(language) },
    ];
  });
}

function searchPath(row: number): string {
  return `/search?q=${encodeURIComponent(textOf("search.words", row))}`;
}

function cardTexts(language: Language): string[] {
  return ["title", "subtitle", "excerpt"].map((name) => `otm_blog_article_content.${name}:${language}`);
}

function articleTexts(language: Language): Visit["expected"] {
  const metaTitle = `otm_blog_article_content.meta_title:${language}`;
  const description = `otm_blog_article_content.meta_description:${language}`;
  const author = "otm_blog_articles.author";
  const questions = [
    `otm_blog_article_faqs.question_${language}`,
    `otm_blog_article_faqs.answer_${language}`,
  ];
  const shown = [...cardTexts(language), ...questions, author, "otm_blog_tags.name"];
  return {
    texts: shown,
    title: [metaTitle],
    attributes: [metaTitle, description, "otm_blog_tags.name"],
    data: [`otm_blog_article_content.title:${language}`, description, ...questions, author],
    loaded: [...shown, metaTitle, description],
  };
}

function olderTexts(language: Language): Visit["expected"] {
  const { title, attributes } = articleTexts(language);
  return { texts: [`otm_blog_article_content.title:${language}`], title, attributes };
}

function tagTexts(language: Language): Visit["expected"] {
  const tag = ["otm_blog_tags.name"];
  return { texts: [...tag, ...cardTexts(language)], title: tag, attributes: tag, data: tag, loaded: tag };
}

function downloadTexts(language: Language): Visit["expected"] {
  const content = (column: string) => `otm_download_page_content.${column}:${language}`;
  const shown = ["title", "form_title", "button_text"].map(content);
  const title = [content("title")];
  return { texts: shown, title, attributes: title, data: title, loaded: shown };
}

function teamTexts(language: Language): Visit["expected"] {
  const shown = ["name", `role_${language}`, `bio_${language}`].map((column) => `otm_team_members.${column}`);
  return { texts: shown, data: shown, loaded: shown };
}
