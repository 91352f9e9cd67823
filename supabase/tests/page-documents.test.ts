import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { call } from "./article-versions.ts";
import { activePage, arrangeContent, draftPage, emptyTables } from "./content.ts";
import { storeDamagedPage } from "./damaged-documents.ts";
import { admin, as, createUsers } from "./users.ts";

const rejected = (said: string) => ({ code: "23514", message: expect.stringContaining(said) });

/** What are no texts of a page, with a part of the sentence that says why. */
const badContents: [unknown, string][] = [
  ["x", '"content" must be a list'],
  [{ language: "nl" }, '"content" must be a list'],
  [["x"], '"content" must hold objects'],
  [[{ title: "Gids" }], '"content" lacks "language"'],
  [[{ language: "de" }], "The language of a text is nl or en"],
  [[{ language: "nl" }, { language: "nl" }], '"content" has a language twice'],
  [[{ language: "nl", title: 5 }], '"title" of "content" must be a text'],
  [[{ language: "nl", title: { a: 1 } }], '"title" of "content" must be a text'],
  [[{ language: "nl", page_id: draftPage }], '"content" has no field "page_id"'],
  [[{ language: "nl", unknown: "x" }], '"content" has no field "unknown"'],
  [[{ language: "nl", title: "x".repeat(301) }], '"title_length"'],
  [[{ language: "nl", email_subject: "een\ntwee" }], '"email_subject_is_a_line"'],
  [[{ language: "nl", content: "x".repeat(1_048_577) }], '"content_within_1_mb"'],
];

describeOnDatabase("the documents of pages", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
  });

  const stored = async () => [
    await database.query("select * from public.otm_download_page_content order by page_id, language"),
    await database.query("select id from public.otm_page_versions order by id"),
  ];
  const newest = async (page: string) => {
    const [row] = await database.query<{ number: number; kind: string }>(
      "select number, kind from public.otm_page_versions where page = $1 order by number desc limit 1",
      [page],
    );
    return row ?? { number: 0, kind: "" };
  };

  it.each([
    ["a working version", "save_working_page", {}],
    ["a save", "save_download_page", { _active: true }],
  ])("of %s are rejected in words, and nothing is stored", async (_, name, named) => {
    const before = await stored();
    for (const [content, said] of badContents) {
      const page = { _id: activePage, _number: 1, _content: JSON.stringify(content), ...named };
      await expect(call(database, name, page), said).rejects.toMatchObject(rejected(said));
    }
    expect(await stored()).toEqual(before);
  });

  it("are rejected by the table itself, but for what is in the tables", async () => {
    for (const [page, id] of [
      [activePage, activePage],
      ["about", null],
    ] as const) {
      await expect(
        database.query(
          "insert into public.otm_page_versions (page, page_id, number, kind, document) values ($1, $2, 99, 'restored', '{}')",
          [page, id],
        ),
      ).rejects.toMatchObject(rejected('"document" lacks "active"'));
    }
  });

  it("of the server itself are as the rules say", async () => {
    const [row] = await database.query(`
      select private.page_document_fault(private.page_document('about'), 'about') as about,
        private.page_document_fault(private.page_document('${activePage}'), '${activePage}') as page`);
    expect(row).toEqual({ about: null, page: null });
  });

  describe.each<[string, unknown]>([
    ["nothing", {}],
    ["a text", "x"],
    ["parts that are no lists", { active: "x", slug: 5, content: "x", texts: 1, members: {} }],
    [
      "parts of wrong kinds",
      { active: true, slug: "gids", content: [5], texts: ["x"], members: [{ id: "x" }] },
    ],
  ])("that can't be read, with %s", (_, document) => {
    it.each([activePage, draftPage, "about"])("are not restored, in words: %s", async (page) => {
      const id = await storeDamagedPage(database, page, document, "published");
      const { number } = await newest(page);
      const before = await stored();
      await expect(
        call(database, "restore_page_version", { _id: id, _number: number }),
      ).rejects.toMatchObject(rejected("This version can't be read, so it can't be restored."));
      expect(await stored()).toEqual(before);
    });

    it("are discarded, and neither saved over nor published before", async () => {
      await storeDamagedPage(database, activePage, document);
      const { number } = await newest(activePage);
      const said = rejected("The changes that wait can't be read: discard them first.");
      const over = { _id: activePage, _number: number };
      const texts = JSON.stringify([{ language: "nl", title: "Nieuw" }]);
      for (const [name, named] of [
        ["save_working_page", { ...over, _content: texts }],
        ["save_download_page", { ...over, _active: true, _content: texts }],
        ["schedule_publication", { _at: "2026-01-01", _action: "publish", _page_id: activePage }],
      ] as const) {
        await expect(call(database, name, named)).rejects.toMatchObject(said);
      }
      await call(database, "discard_working_page", over);
      expect(await newest(activePage)).toEqual({ number: number + 1, kind: "discarded" });
      await call(database, "save_working_page", { ...over, _number: number + 1, _content: texts });
    });

    it("are listed, with the parts that they name", async () => {
      const id = await storeDamagedPage(database, "about", document, "published");
      expect(await as(database, admin, "select * from public.list_page_versions('about')")).toHaveLength(2);
      expect(await as(database, admin, "select * from public.list_missing_parts($1)", [id])).toEqual([]);
    });

    it("end with the next change of the tables", async () => {
      await storeDamagedPage(database, activePage, document, "restored");
      await database.query("update public.otm_download_page_content set title = 'Nieuw' where page_id = $1", [
        activePage,
      ]);
      expect((await newest(activePage)).kind).toBe("published");
    });
  });
});
