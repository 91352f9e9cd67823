import { describe, expect, it } from "vitest";
import { aboutSubject } from "../../app/data/versions/subject.ts";
import type { Caller } from "../../server/backend/database/database.ts";
import { activePage, arrangeContent, published, shownCase, shownPage, unfeatured } from "./content.ts";
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

type Row = {
  kind: string;
  id: string;
  changed_at: string;
  number: number;
  is_waiting: boolean;
  slug: string;
};

describeOnRows("what assistants go through", [createUsers, createMembers, arrangeContent], (database) => {
  const tokenOf = (person: Person) => newToken(database, person, ["read"]);

  const list = (caller: Caller, call = "") =>
    as<Row>(
      database,
      caller,
      `select kind, id, changed_at::text, number, is_waiting, document ->> 'slug' as slug
       from public.list_live_documents(${call})`,
    );
  const ids = async (caller: Caller, call?: string) =>
    (await list(caller, call)).map(({ id }) => id).toSorted();

  describe("the live documents", () => {
    const drafted = [published, unfeatured, shownPage, shownCase].toSorted();

    const ofEditors = [...drafted, activePage, aboutSubject.id].toSorted();

    it("are read by access tokens: those of editors read download pages and the about page too", async () => {
      expect(await ids(await tokenOf(writer))).toEqual(drafted);
      for (const person of [editor, admin]) expect(await ids(await tokenOf(person))).toEqual(ofEditors);
    });

    it("are read by editors, in the panel", async () => {
      for (const person of [editor, admin]) expect(await ids(person)).toEqual(ofEditors);
    });

    it("are read by nobody else, and by no token that ended or whose person is banned", async () => {
      for (const caller of [visitor, user, writer]) await expect(list(caller)).rejects.toMatchObject(refused);
      const [ended, banned] = [await tokenOf(editor), await tokenOf(admin)];
      await database.query(
        "update public.otm_access_tokens set created_at = '2020-01-01', expires_at = '2020-02-01' where id = $1",
        [ended.id],
      );
      await database.query("update auth.users set banned_until = '2100-01-01' where id = $1", [admin.id]);
      for (const caller of [ended, banned]) await expect(list(caller)).rejects.toMatchObject(refused);
    });

    it("are of one kind where that is asked for, which the token must read", async () => {
      expect(await ids(await tokenOf(editor), "'download-page'")).toEqual([activePage]);
      expect(await ids(await tokenOf(editor), "'about-page'")).toEqual([aboutSubject.id]);
      const caller = await tokenOf(writer);
      expect(await ids(caller, "'article'")).toEqual([published, unfeatured].toSorted());
      for (const kind of ["download-page", "about-page", "x'' or true --"])
        await expect(list(caller, `'${kind}'`)).rejects.toMatchObject(refused);
    });

    it("have the changes that wait, and the time of those", async () => {
      await database.query(
        `insert into public.otm_versions (kind, subject_id, number, state, created_at, document)
         select kind, subject_id, number + 1, 'working', '2030-01-01', document || '{"slug": "anders"}'
         from public.otm_versions where subject_id = $1`,
        [published],
      );
      const rows = await list(await tokenOf(editor), "'article'");
      expect(rows.at(-1)).toMatchObject({ id: published, number: 2, is_waiting: true, slug: "anders" });
      expect(rows.at(-1)?.changed_at).toMatch(/^2030/);
      expect(rows[0]).toMatchObject({ id: unfeatured, number: 1, is_waiting: false, slug: "unfeatured" });
    });

    it("are given the longest unchanged first, each once, in parts", async () => {
      await database.execute(`
        set local session_replication_role = replica;
        update public.otm_pages set updated_at = '2024-01-01' where id in ('${shownPage}', '${shownCase}')`);
      const caller = await tokenOf(editor);
      const all = await list(caller);
      expect(all.slice(0, 2).map(({ id }) => id)).toEqual([shownPage, shownCase]);
      const found: Row[] = [];
      for (let after = ""; ; ) {
        const [row] = await list(caller, `${after} _limit => 1`);
        if (!row) break;
        found.push(row);
        after = `_after => '${row.changed_at}', _id => '${row.id}',`;
      }
      expect(found).toEqual(all);
      expect(await list(caller, "_limit => -5")).toHaveLength(1);
    });
  });

  it("tells anyone who is signed in which paths lead on, and not where or why", async () => {
    await database.query("insert into public.otm_redirects (path, kind) values ('/weg', 410)");
    const call = "select path from public.list_redirected('{/oud,/weg,/nergens}') path";
    for (const caller of [user, writer, await tokenOf(writer)])
      expect(await as(database, caller, call)).toEqual([{ path: "/oud" }]);
    await expect(as(database, visitor, call)).rejects.toMatchObject(refused);
  });
});
