// @module-tag S21

import { beforeAll, expect, it } from "vitest";
import type { Fields } from "../../app/content/fields.ts";
import { fieldsOf } from "../../app/content/kind.ts";
import { listPublishedPages } from "../../app/data/pages/pages.ts";
import { pictureAddress } from "../../app/html/safe-address.ts";
import { languages } from "../../app/i18n/language-texts.ts";
import { sections } from "../../app/sections/sections.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { migrate } from "../../server/backend/database/migrate.ts";
import { openApi } from "../../server/backend/testing/api.ts";
import { describeOnBareDatabase, describeOnDatabase } from "../../server/backend/testing/databases.ts";
import {
  arrangeEverySection,
  type Followed,
  forEachKind,
} from "../../server/testing/every-field/followed-kinds.ts";
import { placesOf, set } from "../../server/testing/every-field/places.ts";
import { anyAddresses } from "../../test/addresses/picture-addresses.ts";
import { arrangeContent, emptyTables, published, shownPage, withoutPlans } from "./content.ts";

const canBeStored = anyAddresses.filter((address) => !address.includes("\0"));

function* fieldsWithin(fields: Fields): Generator<ReturnType<typeof fieldsOf>[number]> {
  for (const one of fieldsOf(fields)) {
    yield one;
    if (one.field.item) yield* fieldsWithin(one.field.item);
  }
}

describeOnDatabase("the address of a picture", (open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof openApi>>;
  let admin: ReturnType<typeof api.client>;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    await emptyTables(database);
    await arrangeContent(database);
    await withoutPlans(database);
    admin = api.client(await api.signIn({ isAdmin: true }));
    await arrangeEverySection(admin);
  });

  it("follows the same rule as in forms", async () => {
    const rows = await database.query<{ address: string }>(
      "select address from unnest($1::text[]) address where private.is_picture_address(address)",
      [canBeStored],
    );
    const taken = new Set(rows.map(({ address }) => address));
    const differing = canBeStored.filter(
      (address) => taken.has(address) !== (pictureAddress(address) !== null),
    );
    expect(differing).toEqual([]);
    expect(taken.size).toBeGreaterThan(20);
  });

  it("is known by the names of its fields", async () => {
    const declared = Object.values(sections).flatMap(({ fields }) => [...fieldsWithin(fields)]);
    const columns = new Set(
      declared.flatMap(({ field, column }) => (field.type === "picture" ? [column] : [])),
    );
    const [row] = await database.query("select private.picture_fields() as names");
    expect(row).toEqual({ names: [...columns].toSorted() });
    const others = declared.filter(({ field, column }) => columns.has(column) && field.type !== "picture");
    expect(others).toEqual([]);
  });

  it("is refused wherever a document has one, now and for later", async () => {
    const taken: string[] = [];
    for (const follow of forEachKind((followed) => () => saveWrong(followed)))
      taken.push(...(await follow()));
    expect(taken).toEqual([]);
  });

  /** The picture fields of a kind that took a wrong address. */
  async function saveWrong<Of extends Fields>({ kind, open, save }: Followed<Of>): Promise<string[]> {
    const taken: string[] = [];
    for (const { part, name, field } of placesOf(kind.fields)) {
      if (field.type !== "picture") continue;
      for (const address of ["javascript:alert(1)", "//a.example/x.png"]) {
        const stored = await open(admin);
        try {
          await save(admin, set(stored.form, part, address), stored);
          taken.push(`${kind.name}: ${name} ${address}`);
        } catch (error) {
          expect(String(error)).toMatch(/picture_address|imageShape/);
        }
      }
    }
    return taken;
  }

  it("is refused in what waits", async () => {
    const [row] = await database.query<{ document: object; number: number }>(
      "select private.document_of('article', $1) as document, private.newest_number($1) as number",
      [published],
    );
    const { error } = await admin.rpc("save_working_version", {
      _kind: "article",
      _id: published,
      _number: row?.number ?? 0,
      _document: { ...row?.document, image_url: "vbscript:x" },
    });
    expect(error).toMatchObject({
      code: "23514",
      message: expect.stringContaining("image_url_is_a_picture_address"),
    });
  });

  it("is left out of what is shown when one is stored that may not be", async () => {
    for (const table of ["otm_blog_articles", "otm_pages", "otm_team_members"]) {
      await database.execute(`alter table public.${table} drop constraint image_url_is_a_picture_address`);
    }
    await database.execute(
      "alter table public.otm_page_content drop constraint sections_have_picture_addresses",
    );
    const shown: string[] = [];
    for (const follow of forEachKind((followed) => () => showWrong(followed)))
      shown.push(...(await follow()));
    shown.push(JSON.stringify(await listPublishedPages(api.client(), "page", "nl")));
    expect(shown.length).toBeGreaterThan(8);
    for (const pages of shown) expect(pages).not.toContain("zqwrong");
    // They are stored.
    const [row] = await database.query(
      "select image_url, (select sections::text from public.otm_page_content where page_id = $2 and language = 'nl') as sections from public.otm_blog_articles where id = $1",
      [published, shownPage],
    );
    expect(row).toEqual({
      image_url: expect.stringContaining("javascript:zqwrong"),
      sections: expect.stringContaining("javascript:zqwrong"),
    });
  });

  /** What visitors get in each language once the pictures of a kind are at a wrong address. */
  async function showWrong<Of extends Fields>({ kind, open, save, visit }: Followed<Of>): Promise<string[]> {
    const stored = await open(admin);
    const pictures = placesOf(kind.fields).filter(({ field }) => field.type === "picture");
    const form = pictures.reduce((next, { part }) => set(next, part, "/zqwrong.svg"), stored.form);
    await save(admin, form, stored);
    const before = await Promise.all(languages.map((language) => visit(api.client(), form, language)));
    if (pictures.length > 0) expect(before.join()).toContain("zqwrong");
    await database.execute(`
      do $$ declare place record; begin
        set local session_replication_role = replica;
        for place in
          select format('public.%I', table_name) as of, column_name as name, udt_name as type
          from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE' and udt_name in ('text', 'jsonb') and is_generated = 'NEVER'
        loop
          execute format('update %s set %I = replace(%2$I::text, ''/zqwrong'', ''javascript:zqwrong'')::%s where %2$I::text like ''%%/zqwrong%%''',
            place.of, place.name, place.type);
        end loop;
      end $$`);
    return Promise.all(languages.map((language) => visit(api.client(), form, language)));
  }
});

describeOnBareDatabase("addresses of pictures from before there was a rule", (open) => {
  it("are mended, or emptied, and nothing else of what has them", async () => {
    const database = await open();
    const isBefore = (file: string) => file < "20261128104000";
    await migrate(database, undefined, isBefore);
    await emptyTables(database);
    // Rows of its own: what is arranged elsewhere has tables that are newer.
    await database.execute(`
      insert into public.otm_blog_articles (id, slug, published) values ('${published}', 'published', true);
      insert into public.otm_blog_article_content (article_id, language, title) values ('${published}', 'nl', 'Artikel');
      insert into public.otm_team_members (name, display_order) values ('Noor', 1);
      insert into public.otm_pages (id, kind, slug, published) values ('${shownPage}', 'page', 'shown-page', true);
      insert into public.otm_page_content (page_id, language, title) values ('${shownPage}', 'nl', 'Pagina')`);
    const section = (picture: string) => ({ id: "s1", type: "text-with-picture", title: "Kop", picture });
    await database.query(
      "update public.otm_blog_articles set image_url = 'http://a.example/x.png' where id = $1",
      [published],
    );
    await database.query("update public.otm_team_members set image_url = 'javascript:alert(1)'");
    await database.query("update public.otm_pages set image_url = '//a.example/x.png' where id = $1", [
      shownPage,
    ]);
    await database.query("update public.otm_page_content set sections = $2 where page_id = $1", [
      shownPage,
      JSON.stringify([section("vbscript:x"), { ...section(" /x.png"), id: "s2", tiles: [{ picture: "x" }] }]),
    ]);
    const counted = () =>
      database.query(
        "select (select count(*) from public.otm_versions) versions, (select count(*) from private.events) events",
      );
    const before = await counted();
    await migrate(database);

    const [row] = await database.query(
      `select
        (select image_url from public.otm_blog_articles where id = $1) article,
        (select array_agg(distinct image_url) from public.otm_team_members) members,
        (select image_url from public.otm_pages where id = $2) page,
        (select sections from public.otm_page_content where page_id = $2) sections,
        (select array_agg(document ->> 'image_url') from public.otm_versions
          where subject_id in ($1, $2) and document ->> 'image_url' <> '') versions`,
      [published, shownPage],
    );
    expect(row).toEqual({
      article: "https://a.example/x.png",
      members: [""],
      page: null,
      sections: [section(""), { ...section("/x.png"), id: "s2", tiles: [{ picture: "" }] }],
      versions: ["https://a.example/x.png"],
    });
    expect(await counted()).toEqual(before);
  });
});
