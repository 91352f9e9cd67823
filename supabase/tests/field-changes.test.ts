import { expect, it } from "vitest";
import { call, save } from "./article-versions.ts";
import { arrangeContent, draft } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { createUsers, refused, user } from "./users.ts";

describeOnRows("the changes of fields", [createUsers, arrangeContent], (database) => {
  /** The newest version in which each field of the draft was changed. */
  async function numbers(): Promise<Record<string, number>> {
    const rows = await database.query<{ name: string; number: number }>(
      `select language || ' ' || field as name, number from public.otm_field_changes
       where subject_id = $1 order by 1`,
      [draft],
    );
    return Object.fromEntries(rows.map(({ name, number }) => [name, number]));
  }

  it("name the version of each field and language", async () => {
    expect(await numbers()).toEqual({ "nl title": 1, "nl content": 1, "nl faqs": 1 });
    await save(database, draft, { title: "Concept", english: "Draft", question: "Nieuw?" });
    // A new translation is made from the other language as it is.
    expect(await numbers()).toEqual({
      "nl title": 2,
      "nl content": 2,
      "nl faqs": 2,
      "en title": 2,
      "en content": 2,
    });
    await save(database, draft, { title: "Anders", english: "Draft", question: "Nieuw?" });
    expect(await numbers()).toMatchObject({ "nl title": 3, "en title": 2, "nl faqs": 2 });
  });

  it("have none of a field that is emptied", async () => {
    await save(database, draft, { english: "Draft" });
    await save(database, draft, { english: null });
    expect(Object.keys(await numbers())).toEqual(["nl content", "nl title"]);
  });

  it("follow the confirmation that a translation is still right", async () => {
    await save(database, draft, { title: "Concept", english: "Draft" });
    await save(database, draft, { title: "Anders", english: "Draft" });
    const named = { _kind: "article", _id: draft, _language: "en", _field: "title", _number: 3 };
    await expect(call(database, "confirm_translation", named, user)).rejects.toMatchObject(refused);
    await call(database, "confirm_translation", named);
    expect(await numbers()).toMatchObject({ "nl title": 3, "en title": 3, "en content": 2 });
  });
});
