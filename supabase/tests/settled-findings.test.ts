import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { arrangeContent, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createMembers, createUsers, editor, refused, writer } from "./users.ts";

describeOnRows("what was found and is right", [createUsers, createMembers, arrangeContent], (database) => {
  const key = "0123456789abcdef";
  const settle = (subject: string, found = key, who = editor) =>
    as(database, who, "insert into public.otm_settled_findings (subject_id, key) values ($1, $2)", [
      subject,
      found,
    ]);

  it("is said by editors, of documents that exist, for a year", async () => {
    await expect(settle(published, key, writer)).rejects.toMatchObject(refused);
    await expect(settle(randomUUID())).rejects.toMatchObject(refused);
    await expect(settle(published, "no key")).rejects.toMatchObject({ code: "23514" });
    await settle(published);
    const days =
      "select round(extract(epoch from ends_at - now()) / 86400)::int as days from public.otm_settled_findings";
    const [settled] = await as<{ days: number }>(database, editor, `${days} where key = '${key}'`);
    expect([365, 366]).toContain(settled?.days);
  });

  it("is forgotten with its document, as is whose approval that needs", async () => {
    await settle(published);
    await database.query(
      "insert into public.otm_required_approvals (subject_id, kind, name) values ($1, 'article', 'Anna')",
      [published],
    );
    await database.query("select private.forget_versions($1)", [published]);
    for (const table of ["otm_settled_findings", "otm_required_approvals"])
      expect(await database.query(`select from public.${table} where subject_id = $1`, [published])).toEqual(
        [],
      );
  });
});
