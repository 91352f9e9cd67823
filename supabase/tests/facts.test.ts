import { expect, it } from "vitest";
import { arrangeContent, fact, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createMembers, createUsers, editor, refused, writer } from "./users.ts";

type Row = { id: string; former: { nl: string; en: string; until?: string }[] };

describeOnRows("the facts of the firm", [createUsers, createMembers, arrangeContent], (database) => {
  const add = (rows: string, columns = "name, nl, en") =>
    as<Row>(database, editor, `insert into public.otm_facts (${columns}) ${rows} returning id, former`);
  const invalid = { code: "23514" };

  it("have a name once, each value on a line of 200 characters", async () => {
    await add("values ('Team', '12 mensen', '12 people')");
    await expect(add("values ('Team', 'x', 'x')")).rejects.toMatchObject({ code: "23505" });
    for (const word of ["", " 12", "een\\nander", "x".repeat(201)])
      await expect(add(`values ('Other', 'x', e'${word}')`), word).rejects.toMatchObject(invalid);
    await expect(
      add("values ('Other', 'x', 'x', '3000-01-01')", "name, nl, en, since"),
    ).rejects.toMatchObject(invalid);
  });

  it("are 200 and no more", async () => {
    await as(database, editor, "delete from public.otm_facts");
    await add("select 'Fact ' || n, 'waarde', 'value' from generate_series(1, 200) n");
    await expect(add("values ('One more', 'x', 'x')")).rejects.toMatchObject({
      code: "PT429",
      message: expect.stringContaining("200"),
    });
  });

  it("keep their former values, the newest first and 20 at most, less what they are again", async () => {
    const [fact] = await add("values ('Team', '12 mensen', '12 people')");
    const set = async (count: number) =>
      (
        await as<Row>(
          database,
          editor,
          "update public.otm_facts set nl = $2 || ' mensen', en = $2 || ' people' where id = $1 returning id, former",
          [fact?.id ?? "", String(count)],
        )
      )[0]?.former;
    expect(await set(12)).toEqual([]);
    expect(await set(14)).toEqual([
      { nl: "12 mensen", en: "12 people", until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    expect(await set(16)).toMatchObject([{ nl: "14 mensen" }, { nl: "12 mensen" }]);
    expect(await set(12)).toMatchObject([{ nl: "16 mensen" }, { nl: "14 mensen" }]);
    for (let count = 100; count < 125; count += 1) await set(count);
    const last = await set(200);
    expect([last?.length, last?.[0]?.nl]).toEqual([20, "124 mensen"]);
  });

  it("take former values back with a deleted fact, in both languages", async () => {
    const columns = "name, nl, en, former";
    const former = '[{"nl": "9 mensen", "en": "9 people"}]';
    expect(await add(`values ('Back', '12', '12', '${former}')`, columns)).toMatchObject([
      { former: [{ nl: "9 mensen" }] },
    ]);
    for (const wrong of ["{}", '["9"]', '[{"nl": "9"}]', '[{"nl": 9, "en": "9"}]'])
      await expect(add(`values ('Wrong', '12', '12', '${wrong}')`, columns), wrong).rejects.toMatchObject(
        invalid,
      );
    await expect(as(database, editor, "update public.otm_facts set former = '[]'")).rejects.toMatchObject({
      code: "42501",
    });
  });

  it("are tied to sentences of documents that exist, by editors", async () => {
    const tie = (who: typeof editor, subject: string, words = "Een zin.") =>
      as(
        database,
        who,
        "insert into public.otm_fact_places (fact_id, subject_id, language, words, is_tied) values ($1, $2, 'nl', $3, true)",
        [fact, subject, words],
      );
    await tie(editor, published);
    await expect(tie(editor, published)).rejects.toMatchObject({ code: "23505" });
    await expect(tie(writer, published, "Nog een.")).rejects.toMatchObject(refused);
    await expect(tie(editor, fact, "Nog een.")).rejects.toMatchObject(refused);
    await expect(tie(editor, published, "x".repeat(501))).rejects.toMatchObject(invalid);
    await as(database, editor, "delete from public.otm_facts where id = $1", [fact]);
    expect(await database.query("select * from public.otm_fact_places")).toEqual([]);
  });
});
