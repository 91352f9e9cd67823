import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { declarationOf, libraryColumns } from "../../app/content/declared-kinds.ts";
import type { Fields } from "../../app/content/fields.ts";
import { fieldsOf } from "../../app/content/kind.ts";
import { kinds, type Places, sluggedKinds } from "../../app/content/kinds.ts";
import { fixedPages } from "../../app/fixed-pages.ts";
import { languages } from "../../app/i18n/language-texts.ts";
import { auditPanelTexts } from "../../app/i18n/panel/audit-log.en.ts";
import { findMediaKey } from "../../app/i18n/panel/media.en.ts";
import routes from "../../app/routes.ts";
import { writeSitemap } from "../../app/seo/site-sitemap.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { type Api, openApi } from "../../server/backend/testing/api.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { arrangeContent, photo } from "./content.ts";
import { casesOfKinds, kindCases } from "./kind-cases.ts";
import { as, createMembers, createUsers, editor, tokenOf } from "./users.ts";

type Route = { path?: string; children?: Route[] };

/** Of a row that visitors see. */
type Shown = { id: string; slug: string; former: string; title: string };
const nothing: Shown = { id: "", slug: "", former: "", title: "" };

describeOnDatabase("a kind of content", (open) => {
  let database: Database;
  let api: Api;
  /** The row of each kind that has pages. */
  const shown = new Map<string, Shown>();

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await createMembers(database);
    await arrangeContent(database);
    api = await openApi(database);
    for (const { kind, tables } of sluggedKinds) {
      const { live: id, title } = casesOfKinds[kind];
      const [row] = await database.query<Omit<Shown, "id">>(
        `select own.slug, former.slug as former, (${title}) as title
         from public.${tables[0]} own, public.${tables.at(-1)} former
         where own.id = $1 and to_jsonb(former) ->> (select subject from private.content_kinds where name = $2) = $1::text`,
        [id, kind],
      );
      if (row) shown.set(kind, { id, ...row });
    }
  });

  const addressOf = ({ site, kind }: Places) =>
    site?.replace(":slug", (shown.get(kind) ?? nothing).slug) ?? "";

  /** The values of the one column `value`, in order. */
  async function listed(statement: string, values: readonly string[] = []): Promise<string[]> {
    const rows = await database.query<{ value: string }>(statement, values);
    return rows.map(({ value }) => value).toSorted();
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
      const hint = `${place.kind}: one that functions alone save has isSavedAlone in kind-cases.ts`;
      expect(written, hint).toEqual([...declared].toSorted());
      return true;
    },
    "the audit log": async ({ noun }) =>
      (await listed("select noun as value from private.nouns where noun = $1", [noun])).length === 1,
    "the audit log's words": ({ noun }) => Object.hasOwn(auditPanelTexts.nl, `audit.noun.${noun}`),
    "the library's places": async ({ kind, mediaPlaces }) => {
      const known = await listed(
        "select place as value from private.media_places where coalesce(kind, replace(place, ' ', '-')) = $1",
        [kind],
      );
      return isDeepStrictEqual(known, mediaPlaces.toSorted());
    },
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
    "the policies for assistants": async ({ tables }) => {
      const reader = await tokenOf(database, editor, ["read"]);
      for (const table of tables.filter((one) => !one.endsWith("_slugs"))) {
        const count = `select count(*)::int from public.${table}`;
        expect(await as(database, reader, count), table).toEqual(await database.query(count));
      }
      return true;
    },
    "the panel's routes": ({ list, editor, isVersioned }) =>
      hasRoute(editor) &&
      (list === null || hasRoute(list)) &&
      (!isVersioned || hasRoute(`${editor}/history`)),
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
      return !isSearched || found.includes((shown.get(kind) ?? nothing).slug);
    },
  };

  it("is in the registers of the panel and of the database", async () => {
    const versioned = kinds.filter(({ isVersioned }) => isVersioned);
    expect(await listed("select name || ': ' || noun as value from private.content_kinds")).toEqual(
      versioned.map(({ kind, noun }) => `${kind}: ${noun}`).toSorted(),
    );
    expect(await listed("select name as value from private.content_kinds where is_drafted")).toEqual(
      versioned.flatMap(({ kind, needs }) => (needs === "panel" ? kind : [])).toSorted(),
    );
    const withPages = versioned.filter(({ site }) => site?.endsWith("/:slug"));
    expect(await listed("select distinct kind as value from private.content_paths")).toEqual(
      withPages.map(({ kind }) => kind).toSorted(),
    );
    expect(
      await listed(`
        select kind || ' ' || source as value from private.content_parts
        union all select name || ' ' || source from private.content_kinds where source is not null
        union all select name || ' ' || former_slugs from private.content_kinds where former_slugs is not null`),
    ).toEqual(withPages.flatMap(({ kind, tables }) => tables.map((table) => `${kind} ${table}`)).toSorted());
  });

  it("has the functions of its own that the register names, and no others", async () => {
    const names = `
      select name, what, replace(name, '-', '_') as kind from private.content_kinds,
        unnest('{document,fault,lock,apply,check}'::text[]) what`;
    expect(
      await listed(`
        select name || ' ' || what as value from (${names}) known
        where exists (
          select from pg_proc where pronamespace = 'private'::regnamespace
            and proname = case when what in ('document', 'fault') then kind || '_' || what else what || '_' || kind end
        )`),
    ).toEqual(
      await listed("select name || ' ' || unnest(own_functions) as value from private.content_kinds"),
    );
  });

  it("is called, as all that is recorded, by a noun that the audit log knows", async () => {
    const recorded = await listed(`
      select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as value from pg_trigger
      where tgfoid = any ('{private.keep_in_trash,private.record_content,private.record_rename}'::regproc[])`);
    expect(recorded).toContain("team member");
    expect(await listed("select noun as value from private.nouns")).toEqual(expect.arrayContaining(recorded));
  });

  /** What each function that reads the register says of a page that is shown. */
  it.each(kinds.filter(({ site }) => site?.endsWith("/:slug")).map((place) => [place.kind, place] as const))(
    "%s has its place in every answer",
    async (kind, place) => {
      expect([...shown.keys()], "content.ts has a row that visitors see, with a former slug").toContain(kind);
      const { id, slug, former, title } = shown.get(kind) ?? nothing;
      const [mediaPlace = ""] = place.mediaPlaces;
      const path = addressOf(place);
      const earlier = path.replace(slug, former);
      await database.query(
        `insert into private.page_views select current_date, path, 'nl', 1, 1, 1, 1, 1, 1, 1 from unnest($1::text[]) path`,
        [`{${path},${earlier}}`],
      );
      await database.query("insert into private.media_uses values ($1, $2, $3, '')", [photo, mediaPlace, id]);
      const [answers] = await database.query(
        `select private.is_live_path($1) as is_live, private.present_page($2) as present, private.paths_of($1) as paths,
         private.is_live_use($3, $4) as is_in_use, private.is_reserved_slug(split_part($1, '/', 2)) as is_reserved`,
        [path, earlier, mediaPlace, id],
      );
      expect(answers).toEqual({
        is_live: true,
        present: path,
        paths: [path, earlier],
        is_in_use: true,
        is_reserved: path !== `/${slug}`,
      });
      const [seen] = await as(
        database,
        editor,
        `select public.propose_target($1) as proposed,
         array(select slug from public.list_missing_targets(_pages => $2)) as missing,
         array(select title || ' ' || views from public.list_page_statistics(current_date, current_date) where path = $3) as read,
         array(select label from public.list_media_uses(array[$4::uuid], 'nl') where row_key = $5 and place = $6) as used`,
        [`/oud/${slug}`, `{${path},${earlier},${path}-x}`, path, photo, id, mediaPlace],
      );
      expect(seen).toEqual({
        proposed: path,
        missing: [`${path}-x`],
        read: [`${title} 2`],
        used: [kind === "download-page" ? slug : title],
      });
    },
  );

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
