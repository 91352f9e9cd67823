/** What each place must know of a kind of content, apart from its fields: screens of the panel load this; a test walks all kinds and all places. */
export type Places = {
  /** Its name. */
  kind: string;
  /** What the audit log and events call it. */
  noun: string;
  /** Its tables in the order of their foreign keys, copied into other projects. */
  tables: readonly string[];
  /** Where the library says that a picture of it is used. */
  mediaPlaces: readonly string[];
  /** The pattern of its address on the site; null when it has no page of its own. */
  site: string | null;
  /** The screen of the panel that lists them; null for what there is one of, which is always published. */
  list: string | null;
  /** The screen that edits it; of many, with `:id`. */
  editor: string;
  /** Whether it has a history. */
  isVersioned: boolean;
  /** Which right opens it in the panel; the database decides. */
  needs: "panel" | "publish";
  isMapped: boolean;
  isCounted: boolean;
  isSearched: boolean;
};

const declared = [
  {
    kind: "article",
    noun: "article",
    tables: [
      "otm_blog_articles",
      "otm_blog_article_content",
      "otm_blog_article_faqs",
      "otm_blog_article_tags",
      "otm_blog_article_slugs",
    ],
    mediaPlaces: ["article picture", "article", "article version"],
    site: "/insights/:slug",
    list: "/admin/blog",
    editor: "/admin/blog-editor/:id",
    isVersioned: true,
    needs: "panel",
    isMapped: true,
    isCounted: true,
    isSearched: true,
  },
  {
    kind: "about-page",
    noun: "about page",
    tables: ["otm_about_us_content"],
    mediaPlaces: ["about page", "about page version"],
    site: "/about-us",
    list: null,
    editor: "/admin/about",
    isVersioned: true,
    needs: "publish",
    isMapped: true,
    isCounted: true,
    isSearched: false,
  },
  {
    kind: "team-member",
    noun: "team member",
    tables: ["otm_team_members"],
    mediaPlaces: ["team member"],
    site: null,
    list: null,
    editor: "/admin/about",
    isVersioned: false,
    needs: "publish",
    isMapped: false,
    isCounted: false,
    isSearched: false,
  },
  {
    kind: "download-page",
    noun: "download page",
    tables: ["otm_download_pages", "otm_download_page_content", "otm_download_page_slugs"],
    mediaPlaces: ["download page", "download page version", "download file"],
    site: "/download/:slug",
    list: "/admin/download-pages",
    editor: "/admin/download-pages/:id",
    isVersioned: true,
    needs: "publish",
    isMapped: true,
    isCounted: true,
    isSearched: false,
  },
  {
    kind: "page",
    noun: "page",
    tables: ["otm_pages", "otm_page_content", "otm_page_tags", "otm_page_slugs"],
    mediaPlaces: ["page picture", "page", "page version"],
    site: "/:slug",
    list: "/admin/pages",
    editor: "/admin/pages/:id",
    isVersioned: true,
    needs: "panel",
    isMapped: true,
    isCounted: true,
    isSearched: true,
  },
] as const satisfies readonly Places[];

export const kinds: readonly Places[] = declared;

/** A kind of content that has versions: its name in `private.content_kinds`. */
export type VersionedKind = Extract<(typeof declared)[number], { isVersioned: true }>["kind"];
export const versionedKinds: readonly VersionedKind[] = declared.flatMap((one) =>
  one.isVersioned ? one.kind : [],
);

type SluggedPlaces = Extract<(typeof declared)[number], { site: `${string}:slug` }>;

/** A kind whose pages have addresses by slug; its second table has a row per language. */
export type SluggedKind = SluggedPlaces["kind"];
export const sluggedKinds: readonly SluggedPlaces[] = declared.filter(
  (one): one is SluggedPlaces => one.site?.endsWith("/:slug") ?? false,
);

/** The kind whose pages are right below this Dutch path; null without one. */
export function kindBelow(path: string): SluggedKind | null {
  return sluggedKinds.find(({ site }) => site === `${path}/:slug`)?.kind ?? null;
}

/** The tables of the kinds whose rows can be deleted: there is one about page. */
export type KindTable = Exclude<(typeof declared)[number], { kind: "about-page" }>["tables"][0];
export const kindTables: readonly KindTable[] = declared.flatMap((one) =>
  one.kind === "about-page" ? [] : one.tables[0],
);

/** The first parts of their addresses. */
export const kindFolders: readonly string[] = kinds.flatMap(
  ({ site }) => site?.match(/^\/([a-z-]+)/)?.[1] ?? [],
);

/** @throws Error for a kind that is not declared */
export function placesOf(name: string): Places {
  const places = kinds.find(({ kind }) => kind === name);
  if (!places) throw new Error(`There is no kind ${name}`);
  return places;
}

/** The same of a kind whose pages have addresses by slug. */
export function sluggedPlaces(kind: SluggedKind): SluggedPlaces {
  const places = sluggedKinds.find((one) => one.kind === kind);
  if (!places) throw new Error(`There is no kind ${kind}`);
  return places;
}

/** The address of the editor of a row. */
export function editorOf({ editor }: Pick<Places, "editor">, id: string): string {
  return editor.replace(":id", encodeURIComponent(id));
}
