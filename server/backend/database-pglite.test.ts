import { beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./database.ts";

const user = { role: "authenticated", claims: '{"role":"authenticated","sub":"1"}' } as const;

describe("the one session of the embedded database", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase({ kind: "pglite", directory: null });
    await database.execute(`
      create role authenticated;
      create table notes (id int primary key, text text);
      grant select, insert on notes to authenticated`);
    return () => database.close();
  });
  const isHeld = async (statement: string) =>
    (await database.query("select from pg_prepared_statements where statement = $1", [statement])).length > 0;

  it("prepares a statement once, however many ask it at once, and reads in the order of what was asked", async () => {
    const read = "select count(*)::int as count from notes";
    const counts = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        if (index % 6 > 0) {
          const [row] = await database.queryAs<{ count: number }>(user, read, [], { readOnly: true });
          return row?.count;
        }
        await database.queryAs(user, "insert into notes values ($1, 'x')", [index]);
        return null;
      }),
    );
    expect(counts).toEqual(counts.map((_, index) => (index % 6 > 0 ? 1 + Math.floor(index / 6) : null)));
    expect(await isHeld(read)).toBe(true);
    expect([...database.load().errors]).toEqual([]);
  });

  it("prepares anew what a change of its table has made useless", async () => {
    const read = "select * from notes where id = $1";
    await database.query("insert into notes values (1, 'x')");
    for (let turn = 0; turn < 4; turn += 1) await database.queryAs(user, read, [1]);
    expect(await isHeld(read)).toBe(true);
    await database.execute("alter table notes add column more int");
    expect(await database.queryAs(user, read, [1])).toEqual([{ id: 1, text: "x", more: null }]);
    expect(await isHeld(read)).toBe(false);
    for (let turn = 0; turn < 2; turn += 1) await database.queryAs(user, read, [1]);
    expect(await isHeld(read)).toBe(true);
  });

  it("prepares a statement also after one that can't be sent was asked beside it", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const asked = database.queryAs(user, "select '\0'", []);
      await expect(asked).rejects.toMatchObject({ code: "42601" });
    }
    for (let turn = 0; turn < 2; turn += 1) await database.queryAs(user, "select 1", []);
    const held = await database.query(
      "select from pg_prepared_statements where statement like '%set_config%'",
    );
    expect(held).toHaveLength(1);
  });

  it("keeps the failure of a reading from those beside it", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) => {
        const statement = index % 3 === 0 ? "select 1 / $1::int as result" : "select 1 + $1::int as result";
        return database.queryAs<{ result: number }>(user, statement, [index % 3], { readOnly: true });
      }),
    );
    const seen = outcomes.map((one) => (one.status === "fulfilled" ? one.value[0]?.result : one.reason.code));
    expect(seen).toEqual(seen.map((_, index) => (index % 3 === 0 ? "22012" : 1 + (index % 3))));
  });
});
