import { beforeAll, expect, it } from "vitest";
import { declarationOf, libraryColumns } from "../../app/content/declared-kinds.ts";
import type { Fields } from "../../app/content/fields.ts";
import { fieldsOf } from "../../app/content/kind.ts";
import { kinds, type Places } from "../../app/content/kinds.ts";
import { fixedPages } from "../../app/fixed-pages.ts";
import { languages } from "../../app/i18n/language-texts.ts";
import { findMediaKey } from "../../app/i18n/panel/media.en.ts";
import routes from "../../app/routes.ts";
import { writeSitemap } from "../../app/seo/site-sitemap.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { type Api, openApi } from "../../server/backend/testing/api.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { arrangeContent } from "./content.ts";
import { kindCases } from "./kind-cases.ts";

type Route = { path?: string; children?: Route[] };

/** The slug of a shown row of each kind that has one. */
const slugs: Readonly<Record<string, string>> = {
  article: "published",
  "download-page": "active_page",
  page: "shown-page",
};

describeOnDatabase("a kind of content", (open) => {
  let database: Database;
  let api: Api;

  beforeAll(async () => {
    database = await open();
    await arrangeContent(database);
    api = await openApi(database);
  });

  const addressOf = ({ site, kind }: Places) => site?.replace(":slug", slugs[kind] ?? "") ?? "";

  /** The words of a check constraint. */
  async function isAllowed(constraint: string, words: readonly string[]): Promise<boolean> {
    const [row] = await database.query<{ definition: string }>(
      "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1 and conrelid = any ($2::regclass[])",
      [constraint, "{private.audit_log,private.media_uses}"],
    );
    return words.every((word) => row?.definition.includes(`'${word}'`));
  }

  /** Whether each has a trigger of this name, or of several that begin with it. */
  async function haveTrigger(tables: readonly string[], trigger: string): Promise<boolean> {
    const rows = await database.query<{ name: string }>(
      "select tgrelid::regclass::text as name from pg_trigger where starts_with(tgname, $1)",
      [trigger],
    );
    return tables.every((table) => rows.some(({ name }) => name.replace("public.", "") === table));
  }

  /** Which of the tables have columns that can name the library. */
  async function tablesWithPictures(tables: readonly string[]): Promise<string[]> {
    const rows = await database.query<{ name: string }>(
      `select distinct table_name::text as name from information_schema.columns
       where table_schema = 'public' and table_name = any ($1) and column_name = any ($2)`,
      [`{${tables.join(",")}}`, `{${[...libraryColumns()].join(",")}}`],
    );
    return rows.map(({ name }) => name);
  }

  /**
   * What members may write in the tables of a kind, but for keys, times and the rows that link it to others; what the
   * owner may of one that is saved by a function alone.
   */
  async function writtenColumns({ tables, kind }: Places): Promise<string[]> {
    const rows = await database.query<{ name: string }>(
      `select distinct column_name::text as name from information_schema.column_privileges
       where grantee = coalesce($2, current_user) and privilege_type in ('INSERT', 'UPDATE') and table_name = any ($1)
         and column_name not in ('display_order', 'created_at', 'updated_at', 'published_at')
         and not exists (
           select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
           where contype in ('p', 'f') and conrelid = table_name::regclass and attname = column_name
         )`,
      [
        `{${tables.filter((table) => !table.endsWith("_slugs")).join(",")}}`,
        kindCases.some((one) => one.kind === kind && one.isSavedAlone) ? null : "authenticated",
      ],
    );
    return rows.map(({ name }) => name).toSorted();
  }

  /** Each place that must know a kind, and whether it does. */
  const places: Readonly<Record<string, (places: Places) => boolean | Promise<boolean>>> = {
    "the columns that members write": async (place) => {
      const declared = new Set(declaredColumns(place));
      const written = await writtenColumns(place);
      expect(written, place.kind).toEqual([...declared].toSorted());
      return true;
    },
    "the audit log": ({ noun }) => isAllowed("noun_is_known", [noun]),
    "the library's places": ({ mediaPlaces }) => isAllowed("place_is_known", mediaPlaces),
    "the library's uses": async ({ tables }) =>
      haveTrigger(await tablesWithPictures(tables), "record_media_uses"),
    "the library's words": ({ mediaPlaces }) =>
      mediaPlaces.every((place) => findMediaKey(`media.place.${place}`) !== undefined),
    "the content version": ({ tables }) => haveTrigger(tables, "record_content_change"),
    versions: ({ tables, isVersioned }) =>
      !isVersioned ||
      haveTrigger(
        tables.filter((table) => !table.endsWith("_slugs")),
        "keep_version",
      ),
    "the panel's routes": ({ editor, isVersioned }) =>
      hasRoute(editor) && (!isVersioned || hasRoute(`${editor}/history`)),
    "the site's routes": ({ site }) => site === null || (hasRoute(site) && hasRoute(`/en${site}`)),
    "the sitemap": async (place) => {
      if (!place.isMapped) return true;
      const sitemap = await writeSitemap(api.client(), "https://vlotwerk.example");
      return sitemap.includes(`https://vlotwerk.example${addressOf(place)}<`);
    },
    "the counted pages": async (place) => {
      const listed = await database.call("list_counted_pages");
      return !place.isCounted || [...fixedPages, ...listed].includes(addressOf(place));
    },
    "the search": async ({ isSearched, kind }) => {
      const asked = { _query: "Gepubliceerd", _language: "nl" };
      const [articles, pages] = await Promise.all([
        api.client().rpc("search_articles", asked),
        api.client().rpc("search_pages", asked),
      ]);
      const found = [...(articles.data ?? []), ...(pages.data ?? [])].map(({ slug }) => slug);
      return !isSearched || found.includes(slugs[kind] ?? "");
    },
  };

  it.each(kinds.map((place) => [place.kind, place] as const))("%s is known everywhere", async (_, place) => {
    const unknown: string[] = [];
    for (const [name, isKnown] of Object.entries(places)) if (!(await isKnown(place))) unknown.push(name);
    expect(unknown).toEqual([]);
  });
});

/** The columns of a kind's tables by its declaration. */
function declaredColumns({ kind }: Places): string[] {
  const { fields, languagesIn } = declarationOf(kind);
  const columnsOf = (of: Fields, isInColumns: boolean): string[] =>
    fieldsOf(of).flatMap(({ column, field }) => {
      if (field.variants) return [column];
      if (field.item || field.isSet) return field.hasIds ? [] : columnsOf(field.item ?? {}, true);
      if (!field.isPerLanguage) return column === "display_order" ? [] : [column];
      return isInColumns ? languages.map((language) => `${column}_${language}`) : [column];
    });
  // The texts of the about page are rows; that it is shown is no column.
  return languagesIn === "keys"
    ? languages.map((language) => `value_${language}`)
    : columnsOf(fields, languagesIn === "columns");
}

function hasRoute(pattern: string): boolean {
  const paths = (list: readonly Route[], base: string): string[] =>
    list.flatMap(({ path, children = [] }) => {
      const own = path === undefined ? base : `${base}/${path}`;
      return [own, ...paths(children, own)];
    });
  return paths(routes, "").includes(pattern);
}
