import { languages } from "../i18n/language-texts.ts";
import { aboutPage } from "./about-page.ts";
import { article } from "./article.ts";
import { downloadPage } from "./download-page.ts";
import { fieldsOf, type Kind } from "./kind.ts";
import { page } from "./page.ts";
import { teamMember } from "./team-member.ts";

/** What each place must know of a kind of content; a test walks all kinds and all places. */
export type Places = {
  kind: Pick<Kind, "name" | "fields" | "languagesIn">;
  /** What the audit log and events call it. */
  noun: string;
  /** Its tables in the order of their foreign keys, copied into other projects. */
  tables: readonly string[];
  /** Where the library says that a picture of it is used. */
  mediaPlaces: readonly string[];
  /** The pattern of its address on the site; null when it has no page of its own. */
  site: string | null;
  /** The screen of the panel that edits it; of many, with `:id`. */
  editor: string;
  /** Whether it has a history. */
  isVersioned: boolean;
  isMapped: boolean;
  isCounted: boolean;
  isSearched: boolean;
};

export const kinds: readonly Places[] = [
  {
    kind: article,
    noun: "article",
    tables: [
      "otm_blog_articles",
      "otm_blog_article_faqs",
      "otm_blog_article_content",
      "otm_blog_article_tags",
      "otm_blog_article_slugs",
    ],
    mediaPlaces: ["article picture", "article", "article version"],
    site: "/insights/:slug",
    editor: "/admin/blog-editor/:id",
    isVersioned: true,
    isMapped: true,
    isCounted: true,
    isSearched: true,
  },
  {
    kind: aboutPage,
    noun: "about page",
    tables: ["otm_about_us_content"],
    mediaPlaces: ["about page"],
    site: "/about-us",
    editor: "/admin/about",
    isVersioned: true,
    isMapped: true,
    isCounted: true,
    isSearched: false,
  },
  {
    kind: teamMember,
    noun: "team member",
    tables: ["otm_team_members"],
    mediaPlaces: ["team member"],
    site: null,
    editor: "/admin/about",
    isVersioned: false,
    isMapped: false,
    isCounted: false,
    isSearched: false,
  },
  {
    kind: downloadPage,
    noun: "download page",
    tables: ["otm_download_pages", "otm_download_page_content", "otm_download_page_slugs"],
    mediaPlaces: ["download page", "download page version", "download file"],
    site: "/download/:slug",
    editor: "/admin/download-pages/:id",
    isVersioned: true,
    isMapped: true,
    isCounted: true,
    isSearched: false,
  },
  {
    kind: page,
    noun: "page",
    tables: ["otm_pages", "otm_page_content", "otm_page_tags", "otm_page_slugs"],
    mediaPlaces: ["page picture", "page", "page version"],
    site: "/:slug",
    editor: "/admin/pages/:id",
    isVersioned: true,
    isMapped: true,
    isCounted: true,
    isSearched: true,
  },
];

/** @throws Error for a kind that is not declared */
export function placesOf(name: string): Places {
  const places = kinds.find(({ kind }) => kind.name === name);
  if (!places) throw new Error(`There is no kind ${name}`);
  return places;
}

/** The address of the editor of a row. */
export function editorOf({ editor }: Pick<Places, "editor">, id: string): string {
  return editor.replace(":id", encodeURIComponent(id));
}

/** The columns that can name pictures and files of the library: HTML and addresses of pictures. */
export function libraryColumns(): Set<string> {
  return new Set(kinds.flatMap(({ kind }) => [...libraryColumnsOf(kind)]));
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
