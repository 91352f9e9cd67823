import { expect, it } from "vitest";
import { arrangeContent, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  createMembers,
  createUsers,
  editor,
  otherAdmin,
  refused,
  tokenOf,
  user,
  visitor,
  writer,
} from "./users.ts";

describeOnRows("what is to be looked at again", [createUsers, createMembers, arrangeContent], (database) => {
  const set = (
    who = editor,
    due: string | null = "2026-03-01",
    person: string | null = admin.id,
    note = " Prijs ",
  ) =>
    as(database, who, "select public.set_review('article', $1, $2::date, $3::uuid, $4)", [
      published,
      due,
      person,
      note,
    ]);
  const list = (who: Parameters<typeof as>[1] = editor) =>
    as(database, who, "select due_on::text, person, note from public.list_reviews($1)", [[published]]);

  it("is said, changed and read by editors, and read by their assistants alone", async () => {
    for (const other of [writer, user]) await expect(set(other)).rejects.toMatchObject(refused);
    await set();
    const all = [{ due_on: "2026-03-01", person: `${admin.id}@vlotwerk.example`, note: "Prijs" }];
    for (const reader of [editor, admin, await tokenOf(database, editor, ["read"])])
      expect(await list(reader)).toEqual(all);
    for (const other of [writer, user, await tokenOf(database, writer, ["read"])])
      expect(await list(other)).toEqual([]);
    await expect(list(visitor)).rejects.toMatchObject(refused);
    await set(admin, "2027-01-01", null, "");
    expect(await list()).toEqual([{ due_on: "2027-01-01", person: null, note: "" }]);
    await set(editor, null);
    expect(await list()).toEqual([]);
  });

  it("is of an editor, of a document that exists, on a day of these times, in few words", async () => {
    await expect(set(editor, "2026-03-01", writer.id)).rejects.toMatchObject({ code: "PT400" });
    for (const day of ["infinity", "0001-01-01", "2200-01-01"])
      await expect(set(editor, day)).rejects.toMatchObject({ code: "23514" });
    await expect(set(editor, "2026-03-01", null, "x".repeat(301))).rejects.toMatchObject({ code: "23514" });
    const gone = "select public.set_review('article', gen_random_uuid(), '2026-03-01')";
    await expect(as(database, editor, gone)).rejects.toMatchObject({ code: "PT404" });
  });

  it("is of nobody once that person is no editor, and is forgotten with its document", async () => {
    await set();
    await database.query("update public.user_roles set role = 'writer' where user_id = $1", [editor.id]);
    await set(admin, "2026-03-01", admin.id);
    await database.query("update public.user_roles set role = 'admin' where user_id = $1", [editor.id]);
    await database.query("update public.user_roles set role = 'writer' where user_id = $1", [admin.id]);
    expect(await list()).toMatchObject([{ person: null }]);
    await database.query("select private.forget_versions($1)", [published]);
    expect(await list()).toEqual([]);
  });

  it("is of a table of which forgetting a document knows, as of all that belong to one", async () => {
    const unknown = await database.query(`
      select columns.table_name from information_schema.columns
      where columns.column_name = 'subject_id' and columns.table_schema in ('public', 'private')
        -- What ends with versions and plans, and what outlives a document.
        and columns.table_name not in ('otm_preview_links', 'otm_schedules', 'trash', 'audit_log', 'imports', 'changed_subjects')
        and not exists (
          select from pg_proc where oid = 'private.forget_versions(uuid)'::regprocedure
            and prosrc like '%' || columns.table_schema || '.' || columns.table_name || ' where subject_id = _id;%'
        )`);
    expect(unknown).toEqual([]);
  });

  it("is done by editors and administrators, whom editors read alone", async () => {
    const people = (who: Parameters<typeof as>[1]) =>
      as<{ user_id: string }>(database, who, "select user_id from public.list_editors()");
    expect((await people(editor)).map(({ user_id }) => user_id).toSorted()).toEqual(
      [admin.id, otherAdmin.id, editor.id].toSorted(),
    );
    for (const other of [writer, user, visitor]) await expect(people(other)).rejects.toMatchObject(refused);
  });
});
