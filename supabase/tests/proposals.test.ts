// @module-tag S51

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aboutSubject } from "../../app/data/versions/subject.ts";
import { textKeys } from "../../app/i18n/text-keys.ts";
import type { Caller, Queryable } from "../../server/backend/database/database.ts";
import { loaded } from "./article-versions.ts";
import {
  activePage,
  arrangeContent,
  draft,
  draftPage,
  guideFile,
  photo,
  published,
  shownPage,
} from "./content.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  createMembers,
  createUsers,
  editor,
  tokenOf as newToken,
  type Person,
  refused,
  user,
  visitor,
  writer,
} from "./users.ts";

type Texts = Record<string, unknown>;
type Row = { id: string; kind: string; subject: string; assistant: string; document: Texts };

const malformed = { code: "23514" };
const gone = { code: "PT404" };
const none = { nl: "", en: "" };

const setTextKeys = (database: Queryable) =>
  database.query("select public.set_site_text_keys($1)", [JSON.stringify(textKeys)]);
const rows = [createUsers, createMembers, arrangeContent, setTextKeys];

describeOnRows("a proposal", rows, (database) => {
  const tokenOf = (person: Person, scopes = ["draft"], name = "Assistant") =>
    newToken(database, person, scopes, name);

  async function propose(caller: Caller, kind: string, subject: string, base: unknown, document: unknown) {
    const [row] = await as<{ id: string }>(
      database,
      caller,
      "select public.propose_change($1, $2, $3, $4) as id",
      [kind, subject, JSON.stringify(base), JSON.stringify(document)],
    );
    return row?.id ?? "";
  }

  /** Proposes other Dutch words for the photo. */
  const describePhoto = (caller: Caller, nl = "Een robot") =>
    propose(caller, "picture", photo, none, { ...none, nl });

  /** Proposes another value of a field of a document. */
  async function change(caller: Caller, kind: string, id: string, fields: Texts) {
    const { document } = await loaded(database, id);
    return propose(caller, kind, id, document, { ...document, ...fields });
  }

  const read = (caller: Caller) =>
    as<Row>(database, caller, "select id, kind, subject, assistant, document from public.otm_proposals");
  const subjects = async () =>
    (await database.query<Row>("select kind, subject from public.otm_proposals order by 1, 2")).map(
      ({ kind, subject }) => `${kind} ${subject}`,
    );

  describe("is made", () => {
    it("by an access token for drafts, for articles, pages, texts of the site and pictures", async () => {
      const token = await tokenOf(writer);
      await change(token, "article", published, { author: "Noor" });
      await change(token, "article", draft, { author: "Noor" });
      await change(token, "page", shownPage, { in_footer: true });
      await propose(token, "site text", "home.hero.title", none, { nl: "Hoi", en: "Hi" });
      await describePhoto(token);
      expect(await subjects()).toEqual([
        `article ${published}`,
        `article ${draft}`,
        `page ${shownPage}`,
        `picture ${photo}`,
        "site text home.hero.title",
      ]);
      expect(await database.query("select distinct author from public.otm_blog_articles")).toEqual([
        { author: "Anonymous" },
      ]);
    });

    it("for download pages and the about page by assistants of editors and administrators", async () => {
      const about = { texts: [{ content_key: "about_title", value_nl: "Wij", value_en: "" }] };
      for (const person of [admin, editor]) {
        const token = await tokenOf(person);
        await change(token, "download-page", draftPage, { slug: "anders" });
        await change(token, "about-page", aboutSubject.id, about);
      }
      const token = await tokenOf(writer);
      for (const proposed of [
        change(token, "download-page", activePage, { slug: "anders" }),
        change(token, "about-page", aboutSubject.id, about),
      ])
        await expect(proposed).rejects.toMatchObject(refused);
    });

    it("by editors for what a changed fact makes of any document, under no assistant's name", async () => {
      await change(editor, "download-page", draftPage, { slug: "anders" });
      await propose(editor, "site text", "home.hero.title", none, { nl: "Hoi", en: "Hi" });
      expect(await read(editor)).toMatchObject([{ assistant: "" }, { assistant: "" }]);
      expect(await read(await tokenOf(editor, ["read"]))).toEqual([]);
    });

    it("by no writer, visitor, or token without that scope", async () => {
      for (const caller of [writer, user, visitor, await tokenOf(admin, ["leads", "statistics"])])
        await expect(describePhoto(caller)).rejects.toMatchObject(refused);
      const token = await tokenOf(admin);
      await database.query("delete from public.otm_access_tokens");
      await expect(describePhoto(token)).rejects.toMatchObject(refused);
    });

    it("once for each subject and name of an assistant: a later one replaces it", async () => {
      const token = await tokenOf(admin);
      const id = await describePhoto(token, "Eerst");
      expect(await describePhoto(token, "Daarna")).toBe(id);
      expect(await propose(token, "picture", photo.toUpperCase(), none, { ...none, en: "A robot" })).toBe(id);
      await describePhoto(await tokenOf(admin, ["draft"], "Another"));
      await describePhoto(await tokenOf(writer));
      expect(await database.query("select document from public.otm_proposals order by created_at")).toEqual([
        { document: { nl: "", en: "A robot" } },
        { document: { nl: "Een robot", en: "" } },
        { document: { nl: "Een robot", en: "" } },
      ]);
    });

    it("at most 500 times for a person, but what is open can be changed", async () => {
      const token = await tokenOf(admin);
      await database.query(
        `insert into public.otm_proposals (user_id, assistant, kind, subject, base, document)
         select $1, 'Assistant', 'site text', 'x' || number, '{}', '{}' from generate_series(1, 499) number`,
        [admin.id],
      );
      await describePhoto(token);
      await describePhoto(token, "Anders");
      await expect(
        propose(token, "site text", "home.hero.title", none, { nl: "Hoi", en: "" }),
      ).rejects.toMatchObject({ code: "PT409", message: "A person has 500 open proposals at most" });
      await describePhoto(await tokenOf(editor));
    });

    it("for nothing that is not there, or in the trash", async () => {
      const token = await tokenOf(admin);
      const { document } = await loaded(database, draft);
      await as(database, admin, "select public.delete_article($1)", [draft]);
      await expect(
        propose(token, "article", draft, document, { ...document, author: "X" }),
      ).rejects.toMatchObject(gone);
      await expect(propose(token, "article", randomUUID(), document, {})).rejects.toMatchObject(gone);
      await expect(propose(token, "site text", "no.such.text", none, none)).rejects.toMatchObject(gone);
      for (const subject of [randomUUID(), guideFile, "x"])
        await expect(propose(token, "picture", subject, none, none)).rejects.toMatchObject(gone);
    });

    it("for nothing that assistants don't propose", async () => {
      const token = await tokenOf(admin);
      for (const [kind, subject] of [
        ["article", "x"],
        ["about-page", aboutSubject.id],
        ["no kind", published],
        ["", published],
      ] as const)
        await expect(propose(token, kind, subject, {}, {})).rejects.toMatchObject(malformed);
    });

    it("of whole documents alone, that stay as public as they are", async () => {
      const token = await tokenOf(admin);
      for (const fields of [
        { author: null },
        { author: 5 },
        { no_such_field: 1 },
        { author: "x".repeat(201) },
        { content: [{ language: "de" }] },
        { slug: "not a slug" },
        { tags: ["x"] },
        {},
      ])
        await expect(
          change(token, "article", published, fields),
          JSON.stringify(fields),
        ).rejects.toMatchObject(malformed);
      for (const [article, isPublished] of [
        [published, false],
        [draft, true],
      ] as const)
        await expect(change(token, "article", article, { published: isPublished })).rejects.toMatchObject(
          refused,
        );
      const { document } = await loaded(database, published);
      for (const wrong of [{}, [], "x", 1, null])
        for (const [base, changed] of [
          [wrong, document],
          [document, wrong],
        ])
          await expect(propose(token, "article", published, base, changed)).rejects.toMatchObject(malformed);
    });

    it.each<[string, string, unknown]>([
      ["site text", "home.hero.title", { nl: "Hoi" }],
      ["site text", "home.hero.title", { nl: "Hoi", en: "Hi", de: "Hallo" }],
      ["site text", "home.hero.title", { nl: "Hoi", all: "Hi" }],
      ["site text", "home.hero.title", { nl: "x".repeat(2_001), en: "" }],
      ["site text", "home.hero.title", { nl: null, en: "" }],
      ["site text", "home.hero.title", []],
      ["site text", "home.hero.title", null],
      ["picture", photo, { nl: "x".repeat(501), en: "" }],
      ["picture", photo, { nl: "Twee\nregels", en: "" }],
      ["picture", photo, { nl: " Een robot", en: "" }],
      ["picture", photo, { nl: 7, en: "" }],
      ["picture", photo, { nl: "Een robot" }],
      ["picture", photo, none],
    ])("for a %s, %s, not of %j", async (kind, subject, document) => {
      const token = await tokenOf(admin);
      await expect(propose(token, kind, subject, none, document)).rejects.toMatchObject(malformed);
      expect(await subjects()).toEqual([]);
    });

    it("for a fact of the firm, which has no language", async () => {
      const token = await tokenOf(admin);
      const [fact] = textKeys.filter(({ language }) => language === "all");
      await propose(token, "site text", fact?.key ?? "", { all: "1" }, { all: "2" });
      expect(await subjects()).toEqual([`site text ${fact?.key}`]);
    });
  });

  describe("is read", () => {
    it("by whose assistant made it, editors and administrators, and tokens of that person and name", async () => {
      const token = await tokenOf(writer);
      await describePhoto(token);
      for (const caller of [writer, editor, admin, token, await tokenOf(writer, [])])
        expect(await read(caller)).toMatchObject([{ assistant: "Assistant", subject: photo }]);
      for (const other of [user, await tokenOf(writer, ["draft"], "Another"), await tokenOf(admin)])
        expect(await read(other)).toEqual([]);
      await expect(read(visitor)).rejects.toMatchObject(refused);
    });

    it("by other writers not, nor by its person without a role or a session", async () => {
      await describePhoto(await tokenOf(admin));
      expect(await read(writer)).toEqual([]);
      await describePhoto(await tokenOf(writer));
      await database.query("delete from public.user_roles where user_id = $1", [writer.id]);
      expect(await read(writer)).toEqual([]);
      await database.query("delete from auth.sessions where user_id = $1", [admin.id]);
      expect(await read(admin)).toEqual([]);
    });
  });

  describe("is decided about", () => {
    const decide = (caller: Caller, set = "document = base") =>
      as(database, caller, `update public.otm_proposals set ${set} returning id`);
    const remove = (caller: Caller) => as(database, caller, "delete from public.otm_proposals returning id");

    it("by its person, editors and administrators, and no token", async () => {
      const token = await tokenOf(writer);
      for (const caller of [writer, editor, admin]) {
        await describePhoto(token);
        expect(await decide(caller)).toHaveLength(1);
        expect(await remove(caller)).toHaveLength(1);
      }
      await describePhoto(token);
      for (const caller of [user, token, await tokenOf(admin)]) {
        expect(await decide(caller)).toEqual([]);
        expect(await remove(caller)).toEqual([]);
      }
      await expect(decide(visitor)).rejects.toMatchObject(refused);
      await expect(remove(visitor)).rejects.toMatchObject(refused);
    });

    it("by other writers not", async () => {
      await describePhoto(await tokenOf(admin));
      expect(await decide(writer)).toEqual([]);
      expect(await remove(writer)).toEqual([]);
    });

    it("in its document alone, over what was read", async () => {
      await describePhoto(await tokenOf(admin));
      for (const column of [
        "id = gen_random_uuid()",
        "user_id = auth.uid()",
        "assistant = ''",
        "base = document",
      ])
        await expect(decide(admin, column)).rejects.toMatchObject(refused);
      await expect(decide(admin, "document = '[]'")).rejects.toMatchObject(malformed);
      await expect(decide(admin, "document = base, updated_at = '2026-01-01'")).rejects.toMatchObject({
        code: "PT409",
      });
      await expect(
        as(
          database,
          admin,
          `insert into public.otm_proposals (user_id, assistant, kind, subject, base, document)
           values ($1, 'x', 'picture', 'x', '{}', '{}')`,
          [admin.id],
        ),
      ).rejects.toMatchObject(refused);
    });
  });

  describe("stays", () => {
    it("when its token is revoked, and while its subject is in the trash", async () => {
      const token = await tokenOf(admin);
      await change(token, "article", draft, { author: "Noor" });
      await describePhoto(token);
      await database.query("delete from public.otm_access_tokens");
      await as(database, admin, "select public.delete_article($1)", [draft]);
      await as(database, admin, "delete from public.otm_media where id = $1", [photo]);
      expect(await subjects()).toHaveLength(2);
      await as(database, admin, "select public.restore_from_trash($1)", [draft]);
      expect(await subjects()).toHaveLength(2);
    });

    it("no longer than its subject, and its person's account", async () => {
      const token = await tokenOf(admin);
      await change(token, "article", draft, { author: "Noor" });
      await describePhoto(token);
      await describePhoto(await tokenOf(writer));
      await as(database, admin, "select public.delete_article($1)", [draft]);
      await database.query("select public.purge_trash(now() + interval '1 day')");
      expect(await subjects()).toEqual([`picture ${photo}`, `picture ${photo}`]);
      await database.query("delete from auth.users where id = $1", [writer.id]);
      expect(await subjects()).toEqual([`picture ${photo}`]);
    });
  });
});
