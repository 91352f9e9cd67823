// @module-tag S46

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../server/backend/database/database.ts";
import { articleDocument } from "./article-document.ts";
import { call, loaded, save } from "./article-versions.ts";
import { arrangeContent, draft, draftPage, photo } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  assistant,
  createMembers,
  createToken,
  createUsers,
  editor,
  user,
  writer,
} from "./users.ts";

type Exceeded = { setting: string; most: number; seconds: number };

const plenty = 1_000_000;

describeOnRows(
  "what a person stores",
  [createUsers, createMembers, createToken, arrangeContent],
  (database) => {
    const limit = ({ mbPerHour = plenty, mbPerDay = plenty, perHour = plenty, perDay = plenty }) =>
      database.query("select public.set_storage_limits($1, $2, $3, $4)", [
        mbPerHour,
        mbPerDay,
        perHour,
        perDay,
      ]);

    const upload = (person: string | null, megabytes: number) =>
      database.query<Exceeded>("select * from public.begin_media($1, $2, $3, $4)", [
        randomUUID(),
        randomUUID().replaceAll("-", ""),
        person,
        megabytes * 1_000_000,
      ]);

    const counted = (person: string) =>
      database.query<{ bytes: number; versions: number }>(
        "select sum(bytes)::int as bytes, sum(versions)::int as versions from private.stored_bytes where person = $1",
        [person],
      );

    const earlier = (hours: number) =>
      database.query("update private.stored_bytes set hour = hour - make_interval(hours => $1)", [hours]);

    const rename = (person: Caller, title: string, id = draft) =>
      as(database, person, "update public.otm_blog_article_content set title = $1 where article_id = $2", [
        title,
        id,
      ]);

    const tooMany = (hint: string) => ({ code: "PT429", hint, detail: expect.stringMatching(/^\d+$/) });

    it("is not limited before the server has said how", async () => {
      expect(await upload(writer.id, 900_000)).toEqual([]);
    });

    it("is the server's own without a limit", async () => {
      await limit({ mbPerHour: 1, perHour: 1 });
      expect(await upload(null, 900)).toEqual([]);
      for (const title of ["Een", "Twee", "Drie"]) {
        await database.query("update public.otm_blog_article_content set title = $1 where article_id = $2", [
          title,
          draft,
        ]);
      }
      expect(await database.query("select from private.stored_bytes")).toEqual([]);
    });

    describe("as bytes", () => {
      it("is told how long to wait when an hour's are stored, and others are not affected", async () => {
        await limit({ mbPerHour: 100 });
        expect(await upload(writer.id, 60)).toEqual([]);
        const [exceeded] = await upload(writer.id, 41);
        expect(exceeded).toMatchObject({ setting: "STORED_MB_PER_HOUR", most: 100 });
        expect(exceeded?.seconds).toBeGreaterThan(0);
        expect(exceeded?.seconds).toBeLessThanOrEqual(3_600);
        expect(await upload(editor.id, 60)).toEqual([]);
        // What was rejected is not counted.
        expect(await upload(writer.id, 40)).toEqual([]);
        expect(await upload(writer.id, 1)).toHaveLength(1);
        await earlier(1);
        expect(await upload(writer.id, 100)).toEqual([]);
      });

      it("has room again when enough of a day is over", async () => {
        await limit({ mbPerDay: 100 });
        await upload(writer.id, 30);
        await earlier(20);
        await upload(writer.id, 60);
        await earlier(2);
        const [soon] = await upload(writer.id, 40);
        expect(soon?.setting).toBe("STORED_MB_PER_DAY");
        // The first ones are 22 hours old, the others two.
        expect(soon?.seconds).toBeLessThanOrEqual(2 * 3_600);
        const [late] = await upload(writer.id, 41);
        expect(late?.seconds).toBeLessThanOrEqual(22 * 3_600);
        expect(late?.seconds).toBeGreaterThan(20 * 3_600);
        await earlier(2);
        expect(await upload(writer.id, 40)).toEqual([]);
      });

      it("counts what was written, also when it is deleted again", async () => {
        await limit({ mbPerHour: 100 });
        await upload(writer.id, 100);
        await database.execute("delete from public.otm_media; delete from private.media_orphans");
        expect(await upload(writer.id, 1)).toHaveLength(1);
      });

      it("counts the second of two at once after the first", async () => {
        await limit({ mbPerHour: 100 });
        const answers = await Promise.all(Array.from({ length: 6 }, () => upload(writer.id, 30)));
        expect(answers.filter((answer) => answer.length === 0)).toHaveLength(3);
        expect(await counted(writer.id)).toMatchObject([{ bytes: 90_000_000 }]);
      });

      it("includes versions, by the size of their documents", async () => {
        await limit({ mbPerHour: 1 });
        const content = `<p>${"woord ".repeat(100_000)}</p>`;
        const write = (text: string) =>
          as(
            database,
            writer,
            "update public.otm_blog_article_content set content = $1 where article_id = $2",
            [text, draft],
          );
        await write(content);
        await expect(write(`${content}<p>Meer</p>`)).rejects.toMatchObject(tooMany("STORED_MB_PER_HOUR"));
        const [row] = await database.query<{ content: string }>(
          "select content from public.otm_blog_article_content where article_id = $1",
          [draft],
        );
        expect(row?.content).toBe(content);
      });
    });

    describe("as versions", () => {
      it("is rejected as a whole beyond the limit of a plain write", async () => {
        await limit({ perHour: 2 });
        await rename(writer, "Een");
        await rename(writer, "Twee");
        await expect(rename(writer, "Drie")).rejects.toMatchObject({
          ...tooMany("VERSIONS_PER_HOUR"),
          message: "A person can store 2 versions within an hour",
        });
        const all = await database.query(
          "select title from public.otm_blog_article_content where article_id = $1",
          [draft],
        );
        expect(all).toEqual([{ title: "Twee" }]);
        await rename(editor, "Drie");
        await expect(
          as(database, admin, "update public.otm_blog_articles set author = 'Allen' returning id"),
        ).rejects.toMatchObject(tooMany("VERSIONS_PER_HOUR"));
        await earlier(1);
        await rename(writer, "Vier");
      });

      it("counts none for a write that changes nothing", async () => {
        await limit({ perDay: 1 });
        await rename(writer, "Een");
        await rename(writer, "Een");
        await expect(rename(writer, "Twee")).rejects.toMatchObject(tooMany("VERSIONS_PER_DAY"));
      });

      it("counts those of an access token with its person's", async () => {
        await limit({ perHour: 2 });
        await rename(admin, "Een");
        const make = (slug: string) =>
          as(database, assistant, "select public.save_document('article', $1)", [
            JSON.stringify(
              articleDocument({ slug, content: [{ language: "nl", title: "A", content: "B" }] }),
            ),
          ]);
        await make("een");
        await expect(make("twee")).rejects.toMatchObject(tooMany("VERSIONS_PER_HOUR"));
        expect(await counted(admin.id)).toMatchObject([{ versions: 2 }]);
      });

      it.each([
        ["an access token", assistant],
        ["a changed fact", admin],
      ])("counts what %s proposes, with what it proposes it for, and no decision", async (_, proposer) => {
        await limit({ perHour: 2 });
        const propose = (nl: string) =>
          as(database, proposer, "select public.propose_change('picture', $1, $2, $3)", [
            photo,
            JSON.stringify({ nl: "", en: "" }),
            JSON.stringify({ nl, en: "" }),
          ]);
        await propose("Een robot");
        expect(await counted(admin.id)).toEqual([{ bytes: 49, versions: 1 }]);
        await as(database, admin, "update public.otm_proposals set document = base");
        await propose("Een mens");
        await expect(propose("Een dier")).rejects.toMatchObject(tooMany("VERSIONS_PER_HOUR"));
        expect(await database.query("select document ->> 'nl' as nl from public.otm_proposals")).toEqual([
          { nl: "Een mens" },
        ]);
      });

      const ways: [string, string][] = [
        ["a saved article", `update public.otm_blog_articles set author = $1 where id = '${draft}'`],
        ["a text of the site", "update public.otm_site_texts set text = $1"],
        ["the about page", "update public.otm_about_us_content set value_nl = $1"],
        ["the team", "update public.otm_team_members set name = $1"],
        [
          "a download page",
          `update public.otm_download_page_content set title = $1 where page_id = '${draftPage}'`,
        ],
      ];
      it.each(ways)("counts %s", async (_, statement) => {
        await limit({ perHour: 1 });
        await as(database, admin, statement, ["Een"]);
        await expect(as(database, admin, statement, ["Twee"])).rejects.toMatchObject(
          tooMany("VERSIONS_PER_HOUR"),
        );
      });

      it("counts a restored version, and a working one of a page", async () => {
        await limit({ perHour: 1 });
        const first = await loaded(database, draft);
        await save(database, draft, { title: "Nieuw" });
        const now = await loaded(database, draft);
        const named = { _id: first.id, _number: now.number };
        await expect(call(database, "restore_version", named)).rejects.toMatchObject(
          tooMany("VERSIONS_PER_HOUR"),
        );
      });
    });

    it("is forgotten after two days, and with its person", async () => {
      await limit({});
      await upload(writer.id, 1);
      await upload(user.id, 1);
      await database.query("delete from auth.users where id = $1", [user.id]);
      expect(await database.query("select person from private.stored_bytes")).toEqual([
        { person: writer.id },
      ]);
      await earlier(50);
      await database.query("select public.delete_expired(null, now() - interval '1 year')");
      expect(await database.query("select from private.stored_bytes")).toEqual([]);
    });
  },
);
