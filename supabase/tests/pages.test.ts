// @module-tag S53

import { readdir } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import type { Fields } from "../../app/content/fields.ts";
import { fieldsOf } from "../../app/content/kind.ts";
import { reservedSlugs } from "../../app/content/reserved-slugs.ts";
import routes from "../../app/routes.ts";
import { sections } from "../../app/sections/sections.ts";
import { beaconPath } from "../../app/statistics/beacon.ts";
import type { Caller } from "../../server/backend/database/database.ts";
import { call } from "./article-versions.ts";
import { arrangeContent, photo, publicTag } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createMembers, createUsers, editor, user, visitor, writer } from "./users.ts";

/** What the server answers before any page. */
const ownPaths = [
  ...["auth", "functions", "realtime", "rest", "storage"].map((area) => `/${area}/v1`),
  ...["/assets/x.js", "/files/x", "/healthz", "/mcp", "/media/x", "/metrics", "/readyz", "/register"],
  beaconPath,
];

type Route = { path?: string; children?: Route[] };

const section = {
  id: "s1",
  type: "text",
  hidden: false,
  title: "Kop",
  text: "<p>Facturen zonder overtypen.</p>",
};
const variant = { language: "nl", title: "Pagina", description: "", published: true, sections: [section] };
const page = {
  kind: "page",
  slug: "een-pagina",
  image_url: null,
  in_footer: false,
  published: true,
  content: [variant],
  tags: [],
};

describeOnRows("pages made of sections", [createUsers, createMembers], (database) => {
  async function save(document: object, who: Caller = admin): Promise<string> {
    const [row] = await as<{ id: string }>(database, who, "select id from public.save_document('page', $1)", [
      JSON.stringify(document),
    ]);
    return row?.id ?? "";
  }

  async function change(id: string, document: object): Promise<void> {
    const [row] = await database.query<{ number: number }>("select private.newest_number($1) as number", [
      id,
    ]);
    await as(database, admin, "select public.save_document('page', $1, $2, $3)", [
      JSON.stringify(document),
      id,
      row?.number ?? 0,
    ]);
  }

  describe("visitors", () => {
    it("read the languages that are published, with their sections", async () => {
      await save({ ...page, content: [variant, { ...variant, language: "en", published: false }] });
      const read =
        "select language, sections from public.list_page_sections(array(select id from public.otm_pages))";
      expect(await as(database, visitor, read)).toEqual([{ language: "nl", sections: [section] }]);
    });

    it("read a section that is hidden nowhere; members do", async () => {
      const id = await save({
        ...page,
        content: [{ ...variant, sections: [{ ...section, id: "s2", hidden: true }, section] }],
      });
      const read = `select sections from public.list_page_sections('{${id}}')`;
      expect(await as(database, visitor, read)).toEqual([{ sections: [section] }]);
      expect(await as(database, user, read)).toEqual([{ sections: [section] }]);
      expect(await as(database, writer, read)).toMatchObject([{ sections: [{ id: "s2" }, { id: "s1" }] }]);
      const direct = as(database, writer, "select sections from public.otm_page_content");
      await expect(direct).rejects.toMatchObject({ code: "42501" });
    });

    it("don't find a page whose every language is withdrawn", async () => {
      const id = await save(page);
      await database.query("update public.otm_page_content set published = false where page_id = $1", [id]);
      expect(await as(database, visitor, "select id from public.otm_pages")).toEqual([]);
      expect(await as(database, writer, "select id from public.otm_pages")).toHaveLength(1);
    });

    it("are led on from former addresses, also of another kind, to a page that is shown", async () => {
      const id = await save(page);
      await change(id, { ...page, kind: "case", slug: "een-case" });
      await change(id, { ...page, kind: "case", slug: "een-andere" });
      const former = "select kind, slug from public.otm_page_slugs order by kind";
      const led = [
        { kind: "case", slug: "een-case" },
        { kind: "page", slug: "een-pagina" },
      ];
      expect(await as(database, visitor, former)).toEqual(led);
      await change(id, { ...page, kind: "case", slug: "een-andere", published: false });
      expect(await as(database, visitor, former)).toEqual([]);
    });
  });

  describe("members", () => {
    it("write no table but by saving a document", async () => {
      for (const statement of [
        "insert into public.otm_pages (slug) values ('x')",
        "update public.otm_pages set slug = 'x'",
        "insert into public.otm_page_content (page_id, language) values (gen_random_uuid(), 'nl')",
        "update public.otm_page_content set title = 'x'",
        "delete from public.otm_page_content",
      ]) {
        await expect(as(database, admin, statement), statement).rejects.toMatchObject({ code: "42501" });
      }
    });

    it("delete as writers only drafts that are not planned", async () => {
      const live = await save(page);
      const draft = await save({ ...page, slug: "concept", published: false }, writer);
      const planned = await save({ ...page, slug: "gepland", published: false });
      await as(database, editor, "select public.schedule_publication('page', $1, '2030-01-01', 'publish')", [
        planned,
      ]);
      const gone = await as<{ id: string }>(database, writer, "delete from public.otm_pages returning id");
      expect(gone.map(({ id }) => id)).toEqual([draft]);
      const others = await as<{ id: string }>(database, editor, "delete from public.otm_pages returning id");
      expect(others.map(({ id }) => id).toSorted()).toEqual([live, planned].toSorted());
    });

    it("publish as editors alone", async () => {
      await expect(save(page, writer)).rejects.toMatchObject({ message: "Only editors publish" });
    });
  });

  describe("a document", () => {
    it("has an address of its own kind", async () => {
      await save(page);
      await expect(save(page)).rejects.toMatchObject({
        code: "23505",
        message: 'Another page already has the slug "een-pagina"',
      });
      await save({ ...page, kind: "case" });
      await save({ ...page, kind: "case", slug: "contact" });
    });

    it.each([
      [{ content: [{ ...variant, title: "" }] }, "At least one title (NL or EN) is required"],
      [{ content: [{ ...variant, published: false }] }, "At least one language must be published"],
      [
        { content: [{ ...variant, sections: [{ ...section, text: '<p class="to-write"><br></p>' }] }] },
        "The Dutch page has no title, or places that are still to be written",
      ],
      [
        { content: [variant, { ...variant, language: "en", title: "" }] },
        "The English page has no title, or places that are still to be written",
      ],
    ])("is rejected in words with %j", async (change, message) => {
      await expect(save({ ...page, ...change })).rejects.toMatchObject({ message });
    });

    it("may be unfinished as a draft", async () => {
      const unwritten = { ...section, text: '<p class="to-write"><br></p>' };
      await save({ ...page, published: false, content: [{ ...variant, sections: [unwritten] }] });
    });

    it("keeps sections of types that the site does not know", async () => {
      const unknown = { id: "s2", type: "carousel", hidden: false, slides: [{ nested: { deep: 1 } }] };
      const id = await save({ ...page, content: [{ ...variant, sections: [section, unknown] }] });
      const [row] = await database.query("select sections from public.otm_page_content where page_id = $1", [
        id,
      ]);
      expect(row).toEqual({ sections: [section, unknown] });
    });

    it("loses a tag that was deleted, without a version", async () => {
      await database.query("insert into public.otm_blog_tags (id, name, slug) values ($1, 'A', 'a')", [
        publicTag,
      ]);
      const id = await save({ ...page, tags: [publicTag] });
      await database.query("delete from public.otm_blog_tags");
      expect(await database.query("select private.document_of('page', $1) -> 'tags' as tags", [id])).toEqual([
        { tags: [] },
      ]);
      expect(await database.query("select number from public.otm_versions")).toHaveLength(1);
    });
  });

  describe("the changes of sections", () => {
    const marks = () =>
      database.query(
        "select language, field, number from public.otm_field_changes where field = 's1' order by language",
      );

    it("are told by their ids and languages, but not that one was hidden", async () => {
      const both = [variant, { ...variant, language: "en", title: "Page" }];
      const id = await save({ ...page, content: both });
      const [nl, en] = both;
      await change(id, { ...page, content: [{ ...nl, sections: [{ ...section, title: "Anders" }] }, en] });
      expect(await marks()).toEqual([
        { language: "en", field: "s1", number: 1 },
        { language: "nl", field: "s1", number: 2 },
      ]);
      await change(id, {
        ...page,
        content: [{ ...nl, sections: [{ ...section, title: "Anders", hidden: true }] }, en],
      });
      expect(await marks()).toMatchObject([{ number: 1 }, { number: 2 }]);
    });
  });

  describe("a picture", () => {
    const picture = `/media/${photo}`;
    const shown = { ...section, text: `<figure><img src="${picture}" alt=""></figure>` };
    const uses = () =>
      as(
        database,
        editor,
        `select place, language, label, is_live from public.list_media_uses(array[$1::uuid])
         order by place, language`,
        [photo],
      );

    beforeEach(() => arrangeContent(database));

    it("is in use for sharing and in a section, also of a type that the site does not know", async () => {
      const unknown = { id: "s2", type: "carousel", slides: [{ picture }] };
      const english = { ...variant, language: "en", title: "Page", sections: [unknown] };
      const content = [{ ...variant, sections: [shown] }, english];
      const id = await save({ ...page, image_url: picture, content });
      const used = (isLive: boolean) => [
        { place: "page", language: "en", label: "Page", is_live: isLive },
        { place: "page", language: "nl", label: "Page", is_live: isLive },
        { place: "page picture", language: "", label: "Page", is_live: isLive },
      ];
      expect(await uses()).toEqual(used(true));
      await change(id, { ...page, published: false, image_url: picture, content });
      expect(await uses()).toEqual(used(false));
      await as(database, editor, "delete from public.otm_pages where id = $1", [id]);
      expect(await uses()).toEqual([]);
    });

    it("is in use in a version that waits", async () => {
      const id = await save(page);
      await call(database, "save_working_version", {
        _kind: "page",
        _id: id,
        _number: 1,
        _document: JSON.stringify({ ...page, content: [{ ...variant, sections: [shown] }] }),
      });
      expect(await uses()).toEqual([{ place: "page version", language: "", label: "Pagina", is_live: true }]);
    });
  });

  describe("the search", () => {
    const find = (query: string, language = "nl") =>
      as<{ snippet: string }>(
        database,
        visitor,
        "select slug, language, snippet from public.search_pages($1, $2)",
        [query, language],
      );

    it.each([
      ["a title", "pagina"],
      ["a section, in another form", "factuur"],
      ["a description", "omschreven"],
      ["a list within a section", "tegels"],
      ["a single word in small letters", "kort"],
      ["a text that is an address", "voorbeeld"],
    ])("finds a word of %s", async (_, query) => {
      const tiles = {
        id: "s2",
        type: "tiles",
        hidden: false,
        title: "kort",
        tiles: [{ icon: "time", title: "Een tegel", text: "https://voorbeeld" }],
      };
      await save({
        ...page,
        content: [{ ...variant, description: "Kort omschreven.", sections: [section, tiles] }],
      });
      expect(await find(query)).toMatchObject([{ slug: "een-pagina", language: "nl" }]);
    });

    it.each([
      ["hidden sections", { sections: [{ ...section, hidden: true }] }, "overtypen"],
      ["the words of choices", { sections: [{ ...section, side: "rechts" }] }, "rechts"],
      [
        "the words of choices in a list",
        { sections: [{ ...section, tiles: [{ title: "Een tegel", icon: "klok" }] }] },
        "klok",
      ],
      ["addresses", { sections: [{ ...section, button_to: "/insights/kunst" }] }, "kunst"],
      ["ids", { sections: [{ ...section, articles: [publicTag] }] }, publicTag.slice(0, 8)],
    ])("finds no %s", async (_, changed, query) => {
      await save({ ...page, content: [{ ...variant, ...changed }] });
      expect(await find(query)).toEqual([]);
    });

    it("shows a sentence rather than a row of a table", async () => {
      const rows = [{ what: "Facturen boeken", before: "twaalf uur", after: "1 uur" }];
      const table = { id: "s2", type: "before-after", hidden: false, title: "Uren", rows };
      const text = {
        ...section,
        id: "s3",
        title: "",
        text: "<p>Facturen gaan vanzelf naar het boekhoudpakket.</p>",
      };
      await save({ ...page, content: [{ ...variant, sections: [table, text] }] });
      const shown = async (query: string) =>
        String((await find(query))[0]?.snippet)
          .replaceAll("\u0002", "")
          .replaceAll("\u0003", "");
      expect(await shown("facturen")).toMatch(/Facturen gaan vanzelf naar het boekhoudpakket\.$/);
      expect(await shown("twaalf")).toMatch(/boekhoudpakket\. … twaalf uur$/);
    });

    it("knows which fields hold no words", async () => {
      const declared = Object.values(sections).flatMap(({ fields }) => [...fieldsWithin(fields)]);
      const columns = (ofWords: boolean) =>
        new Set(
          declared.flatMap(({ field, column }) =>
            ["line", "text", "html"].includes(field.type) === ofWords ? [column] : [],
          ),
        );
      const wordless = [...columns(false)].toSorted();
      const [row] = await database.query("select private.wordless_fields() as names");
      expect(row).toEqual({ names: wordless });
      expect(wordless.filter((name) => columns(true).has(name))).toEqual([]);
    });

    it("finds no draft and no language that is withdrawn, and the other one only without its own", async () => {
      await save({ ...page, published: false });
      expect(await find("facturen")).toEqual([]);
      await save({ ...page, slug: "twee" });
      expect(await find("facturen", "en")).toMatchObject([{ slug: "twee", language: "nl" }]);
      await save({
        ...page,
        slug: "drie",
        content: [variant, { ...variant, language: "en", title: "Page", sections: [] }],
      });
      expect(await find("facturen", "en")).toMatchObject([{ slug: "twee" }]);
    });
  });

  it("lead nowhere when they are drafts or gone, and their lists when there are none", async () => {
    await save(page);
    await save({ ...page, kind: "case", slug: "een-case" });
    await save({ ...page, kind: "service", slug: "een-dienst", published: false });
    const paths = [
      "/een-pagina",
      "/cases",
      "/cases/een-case",
      "/services",
      "/services/een-dienst",
      "/een-case",
    ];
    const missing = await as(database, editor, "select slug from public.list_missing_targets(_pages => $1)", [
      `{${paths.join(",")}}`,
    ]);
    expect(missing.map((row) => Object.values(row)[0])).toEqual([
      "/services",
      "/services/een-dienst",
      "/een-case",
    ]);
  });

  it("have no address of the site's own", async () => {
    const [row] = await database.query<{ reserved: string[] }>(
      "select array(select slug from unnest($1::text[]) slug where private.is_reserved_slug(slug)) as reserved",
      [`{${[...reservedSlugs, "een-pagina"].join(",")}}`],
    );
    expect(row?.reserved).toEqual(reservedSlugs);
    const served = await readdir(new URL("../../public", import.meta.url));
    const addresses = [...paths(routes, ""), ...ownPaths, ...served.map((name) => `/${name}`)];
    const firstParts = new Set(addresses.flatMap((path) => /^\/([a-z0-9-]+)(?:\/|$)/.exec(path)?.[1] ?? []));
    expect([...firstParts].filter((part) => !reservedSlugs.includes(part))).toEqual([]);
  });
});

/** The fields that hold a value of their own, also in lists. */
function* fieldsWithin(fields: Fields): Generator<ReturnType<typeof fieldsOf>[number]> {
  for (const one of fieldsOf(fields)) {
    if (one.field.item) yield* fieldsWithin(one.field.item);
    else yield one;
  }
}

function paths(list: readonly Route[], base: string): string[] {
  return list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? base : `${base}/${path}`;
    return [own, ...paths(children, own)];
  });
}
