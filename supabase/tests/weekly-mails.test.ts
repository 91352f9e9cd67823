// @module-tag WeeklyMail

import { beforeEach, expect, it } from "vitest";
import type { Caller } from "../../server/backend/database/database.ts";
import { articleDocument } from "./article-document.ts";
import { loaded } from "./article-versions.ts";
import { arrangeContent, draft, photo, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  createMembers,
  createUsers,
  editor,
  refused,
  tokenOf,
  user,
  visitor,
  writer,
} from "./users.ts";

const weekly = "d0000000-0000-4000-8000-00000000000d";
const claimsOf = (sub: string): Caller => ({
  role: "authenticated",
  claims: JSON.stringify({ sub, role: "authenticated", weekly_mail_id: weekly }),
});
const linked = claimsOf(editor.id);

describeOnRows(
  "what a link of a weekly mail may do",
  [createUsers, createMembers, arrangeContent],
  (database) => {
    beforeEach(() =>
      database.query(
        `insert into private.weekly_mails (id, user_id, day, items, token_hash) values ($1, $2, '2026-11-30', $3, 'hash')`,
        [
          weekly,
          editor.id,
          JSON.stringify([{ kind: "finding", subjectId: published, key: "a", outcome: null }]),
        ],
      ),
    );

    const save = async (caller: Caller, id: string, isLive: boolean, call = "save_document") => {
      const { document, number } = await loaded(database, id);
      const changed = JSON.stringify(articleDocument({ ...document, author: "Eva", published: isLive }));
      return call === "save_document"
        ? as(database, caller, "select * from public.save_document('article', $1, $2, $3)", [
            changed,
            id,
            number,
          ])
        : as(database, caller, "select public.save_working_version('article', $1, $2, $3)", [
            id,
            number,
            changed,
          ]);
    };
    const mark = (from: string | null, to: string | null, at = 0) =>
      database.query<{ mark_weekly_mail_item: boolean }>(
        "select public.mark_weekly_mail_item($1, $2, $3, $4)",
        [weekly, at, from, to],
      );

    it("is to save what waits and drafts, and to settle, in the name of its person", async () => {
      await save(linked, published, true, "save_working_version");
      await save(linked, draft, false);
      await as(
        database,
        linked,
        "insert into public.otm_settled_findings (subject_id, key) values ($1, $2)",
        [published, "0123456789abcdef"],
      );
      expect(
        await database.query(
          "select distinct on (subject_id) state, created_by from public.otm_versions where subject_id in ($1, $2) order by subject_id, number desc",
          [published, draft],
        ),
      ).toEqual(
        expect.arrayContaining([
          { state: "working", created_by: editor.id },
          { state: "saved", created_by: editor.id },
        ]),
      );
    });

    it.each([
      ["save what is live", () => save(linked, published, true)],
      ["publish a draft", () => save(linked, draft, true)],
      [
        "plan",
        () =>
          as(
            database,
            linked,
            "select public.schedule_publication('article', $1, now() + interval '1 day', 'publish')",
            [draft],
          ),
      ],
      [
        "change a text that is live",
        () =>
          as(
            database,
            linked,
            "insert into public.otm_site_texts (key, language, text) values ('firm.year', 'all', '2020')",
          ),
      ],
      [
        "describe a picture",
        () => as(database, linked, "update public.otm_media set alt_nl = 'Eva' where id = $1", [photo]),
      ],
      [
        "give a role",
        () =>
          as(database, linked, "insert into public.user_roles (user_id, role) values ($1, 'admin')", [
            user.id,
          ]),
      ],
      [
        "write an article that is live",
        () =>
          as(
            database,
            linked,
            "insert into public.otm_blog_articles (slug, author, published) values ('live', 'Eva', true)",
          ),
      ],
      [
        "make a download page live",
        () =>
          as(database, linked, "insert into public.otm_download_pages (slug, active) values ('live', true)"),
      ],
      ["delete", () => as(database, linked, "delete from public.otm_blog_articles where id = $1", [draft])],
      ["make a token", () => as(database, linked, "select public.create_access_token('Link', '{read}', 7)")],
    ])("is not to %s", async (_, attempt) => {
      await expect(attempt()).rejects.toMatchObject({ code: expect.stringMatching(/^(?:42501|PT4\d\d)$/) });
    });

    it("is nothing for a link of somebody else, of an administrator, or that does not exist", async () => {
      for (const other of [admin.id, writer.id, user.id]) {
        await expect(save(claimsOf(other), draft, false)).rejects.toMatchObject(refused);
        expect(await as(database, claimsOf(other), "select id from public.otm_proposals")).toEqual([]);
      }
      expect(await as(database, linked, "select public.has_role($1, 'editor')", [editor.id])).toEqual([
        { has_role: false },
      ]);
      await database.execute("delete from private.weekly_mails");
      await expect(save(linked, draft, false)).rejects.toMatchObject(refused);
    });

    it.each([
      ["after its time", "update private.weekly_mails set expires_at = now()"],
      ["after a ban", `update auth.users set banned_until = '2100-01-01' where id = '${editor.id}'`],
      ["for a writer", `update public.user_roles set role = 'writer' where user_id = '${editor.id}'`],
      ["after the role", `delete from public.user_roles where user_id = '${editor.id}'`],
      ["after the account", `delete from auth.users where id = '${editor.id}'`],
    ])("is nothing %s", async (_, end) => {
      expect(await database.query("select from public.open_weekly_mail('hash')")).toHaveLength(1);
      await database.execute(end);
      expect(await database.query("select from public.open_weekly_mail('hash')")).toEqual([]);
      await expect(save(linked, draft, false)).rejects.toMatchObject(refused);
      await expect(save(linked, published, true, "save_working_version")).rejects.toMatchObject(refused);
    });

    it("is decided once, and open again when that failed", async () => {
      const isMarked = async (...marks: Parameters<typeof mark>) =>
        (await mark(...marks))[0]?.mark_weekly_mail_item;
      expect(await isMarked(null, "trying")).toBe(true);
      expect(await isMarked(null, "trying")).toBe(false);
      expect(await isMarked("trying", null)).toBe(true);
      expect(await isMarked(null, "settled")).toBe(true);
      expect(await isMarked("trying", "accepted")).toBe(false);
      for (const at of [1, -2, 99]) expect(await isMarked(null, "trying", at)).toBe(false);
      await database.execute("update private.weekly_mails set expires_at = now()");
      expect(await isMarked("settled", null)).toBe(false);
    });

    it("is open again when whoever decided it has stopped", async () => {
      const outcome = async () =>
        (
          await database.query<{ outcome: string | null }>(
            "select items -> 0 ->> 'outcome' as outcome from public.open_weekly_mail('hash')",
          )
        )[0]?.outcome;
      await mark(null, "trying");
      expect(await outcome()).toBe("trying");
      await database.execute("update private.weekly_mails set tried_at = now() - interval '3 minutes'");
      expect(await outcome()).toBe(null);
      expect((await mark(null, "trying"))[0]?.mark_weekly_mail_item, "by another").toBe(true);
      expect(await outcome()).toBe("trying");
      await mark("trying", "settled");
      await database.execute("update private.weekly_mails set tried_at = now() - interval '3 minutes'");
      expect(await outcome()).toBe("settled");
    });

    it("is listed for its person alone while it is open, in a session", async () => {
      const list = async (caller: Caller) =>
        (await as<{ list: unknown[] }>(database, caller, "select public.list_weekly_mail_items() as list"))[0]
          ?.list;
      expect(await list(editor)).toHaveLength(1);
      for (const other of [admin, writer, user, await tokenOf(database, editor, ["read"])])
        expect(await list(other)).toEqual([]);
      await expect(list(visitor)).rejects.toMatchObject(refused);
      await mark(null, "settled");
      expect(await list(editor)).toEqual([]);
    });

    it("is asked no more once it is settled, mended or put off in the panel", async () => {
      const item = { kind: "finding", subjectId: published, key: "0123456789abcdef", outcome: null };
      const ask = async (more: object = {}) => {
        await database.query(
          "update private.weekly_mails set items = $1, expires_at = now() + interval '6 days'",
          [JSON.stringify([{ ...item, ...more }])],
        );
        const [row] = await as<{ list: unknown[] }>(
          database,
          editor,
          "select public.list_weekly_mail_items() as list",
        );
        return row?.list.length;
      };
      for (const table of ["otm_versions", "otm_site_text_versions"])
        await database.query(`update public.${table} set created_at = now() - interval '3 days'`);
      expect(await ask()).toBe(1);
      await as(
        database,
        editor,
        "insert into public.otm_settled_findings (subject_id, key) values ($1, $2)",
        [published, item.key],
      );
      expect(await ask(), "settled").toBe(0);
      await database.query("delete from public.otm_settled_findings");
      const { document, number } = await loaded(database, published);
      await as(database, editor, "select public.save_working_version('article', $1, $2, $3)", [
        published,
        number,
        JSON.stringify({ ...document, author: "Eva" }),
      ]);
      expect(await ask(), "saved").toBe(0);

      const review = { dueOn: "2026-01-05" };
      const put = (day: string) =>
        as(database, editor, "select public.set_review('article', $1, $2::date)", [published, day]);
      await put("2026-01-05");
      expect(await ask({ review }), "due").toBe(1);
      await put("2030-01-05");
      expect(await ask({ review }), "put off").toBe(0);

      const text = { subjectId: "home.hero.title" };
      expect(await ask(text)).toBe(1);
      await database.query(
        "insert into private.settled_texts (key, settled) values ('home.hero.title', $1)",
        [[item.key]],
      );
      expect(await ask(text), "a settled text").toBe(0);
      await database.query("delete from private.settled_texts");
      await database.query("update public.otm_site_texts set text = 'Dag' where key = 'home.hero.title'");
      expect(await ask(text), "a saved text").toBe(0);
    });

    it("is stored, sent and opened by the server alone", async () => {
      for (const caller of [visitor, user, writer, editor, admin])
        for (const call of [
          "weekly_mail_time()",
          "begin_weekly_mails('2026-11-30')",
          "finish_weekly_mail(gen_random_uuid(), '[]', null, null, 'nl', null)",
          "open_weekly_mail('hash')",
          `mark_weekly_mail_item('${weekly}', 0, null, 'accepted')`,
        ])
          await expect(as(database, caller, `select public.${call}`), call).rejects.toMatchObject(refused);
    });
  },
);
