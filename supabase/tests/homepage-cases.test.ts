import { describe, expect, it } from "vitest";
import { arrangeContent, freeCase, shownCase, shownPage, unshownPage } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createMembers, createUsers, editor, refused, user, visitor, writer } from "./users.ts";

describeOnRows("the cases of the home page", [createUsers, createMembers, arrangeContent], (database) => {
  const list = "select page_id as page from public.otm_homepage_cases order by display_order, id";
  const put = (page: string) =>
    `insert into public.otm_homepage_cases (page_id, display_order) values ('${page}', 3)`;

  it.each([
    ["a visitor", visitor],
    ["a user", user],
    ["a writer", writer],
  ])("are read by %s once their pages are published", async (_, caller) => {
    expect(await as(database, caller, list)).toEqual([{ page: shownCase }]);
    await database.query("update public.otm_pages set published = false where id = $1", [shownCase]);
    expect(await as(database, caller, list)).toEqual([]);
  });

  it("are read by editors, drafts too", async () => {
    expect(await as(database, editor, list)).toEqual([{ page: shownCase }, { page: unshownPage }]);
  });

  it("are put there, reordered and taken off by editors", async () => {
    await as(database, editor, put(freeCase));
    await as(
      database,
      editor,
      `update public.otm_homepage_cases set display_order = 0 where page_id = '${freeCase}'`,
    );
    expect((await as(database, editor, list))[0]).toEqual({ page: freeCase });
    await as(database, editor, `delete from public.otm_homepage_cases where page_id <> '${shownCase}'`);
    expect(await as(database, editor, list)).toEqual([{ page: shownCase }]);
  });

  it.each([
    ["a user", user],
    ["a writer", writer],
  ])("are not put there, reordered or taken off by %s", async (_, caller) => {
    await expect(as(database, caller, put(freeCase))).rejects.toMatchObject(refused);
    await as(database, caller, "update public.otm_homepage_cases set display_order = 9");
    await as(database, caller, "delete from public.otm_homepage_cases");
    await as(database, caller, "select public.move_homepage_case(id, 'down') from public.otm_homepage_cases");
    expect(await database.query(`${list.replace("page_id", "display_order")}`)).toEqual([
      { page: 1 },
      { page: 2 },
    ]);
  });

  it("are moved by editors, up or down", async () => {
    await as(database, editor, put(freeCase));
    const move = (page: string, direction: string) =>
      as(
        database,
        editor,
        `select public.move_homepage_case(id, '${direction}') from public.otm_homepage_cases where page_id = '${page}'`,
      );
    await move(freeCase, "up");
    await move(shownCase, "up");
    expect(await as(database, editor, list)).toEqual([
      { page: shownCase },
      { page: freeCase },
      { page: unshownPage },
    ]);
    await move(shownCase, "down");
    expect((await as(database, editor, list))[0]).toEqual({ page: freeCase });
    await expect(move(freeCase, "left")).rejects.toMatchObject({ code: "22023" });
  });

  describe("are cases alone:", () => {
    it("no other page is put there", async () => {
      await expect(as(database, editor, put(shownPage))).rejects.toMatchObject({ constraint: "is_a_case" });
      const other = `update public.otm_homepage_cases set page_id = '${shownPage}' where page_id = '${shownCase}'`;
      await expect(as(database, editor, other)).rejects.toMatchObject({ constraint: "is_a_case" });
    });

    it("what becomes another page leaves the home page, and so does what is deleted", async () => {
      await database.query("update public.otm_pages set kind = 'service' where id = $1", [unshownPage]);
      expect(await database.query(list)).toEqual([{ page: shownCase }]);
      await as(database, editor, `delete from public.otm_pages where id = '${shownCase}'`);
      expect(await database.query(list)).toEqual([]);
    });
  });
});
