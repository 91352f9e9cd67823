import { expect, it } from "vitest";
import { arrangeContent } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createMembers, createUsers, editor } from "./users.ts";

describeOnRows("the glossary", [createUsers, createMembers, arrangeContent], (database) => {
  const add = (rows: string) => as(database, editor, `insert into public.otm_glossary (nl, en) ${rows}`);

  it("has a Dutch word once, each word on a line of 80 characters", async () => {
    await add("values ('klant', 'client')");
    await expect(add("values ('klant', 'customer')")).rejects.toMatchObject({ code: "23505" });
    for (const word of ["", " klant", "een\\nander", "x".repeat(81)])
      await expect(add(`values (e'${word}', 'x')`), word).rejects.toMatchObject({ code: "23514" });
  });

  it("takes 200 words and no more", async () => {
    await as(database, editor, "delete from public.otm_glossary");
    await add("select 'woord ' || n, 'word' from generate_series(1, 200) n");
    await expect(add("values ('nog een', 'one more')")).rejects.toMatchObject({
      code: "PT429",
      message: expect.stringContaining("200"),
    });
  });
});
