// @module-tag S50

import { beforeEach, expect, it } from "vitest";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, editor, refused, visitor } from "./users.ts";

describeOnRows("an imported item", [createUsers], (database) => {
  beforeEach(async () => {
    await database.query("delete from private.imports");
  });

  const document = (language: string, changes: object = {}) => ({
    slug: "naam",
    author: "Anna",
    read_time: 5,
    image_url: null,
    published: true,
    related_articles: [],
    content: [{ language, title: "Titel", content: "<p>Tekst</p>", published: true }],
    tags: [],
    faqs: [],
    ...changes,
  });

  async function take(
    key: string,
    given: object,
    options: { group?: string; hash?: string; caller?: string } = {},
  ) {
    const [row] = await as<{ outcome: string; id: string; slug: string }>(
      database,
      options.caller === undefined ? admin : editor,
      `select * from public.import_document('https://oud.example', $1, $2, 'article', $3, $4, $5, $5)`,
      [key, options.group ?? null, JSON.stringify(given), options.hash ?? "a", "2019-05-04T10:00:00Z"],
    );
    return row;
  }

  it("is added once, with its dates, and without a word to webhooks", async () => {
    const made = await take("1", document("nl"));
    expect(made).toMatchObject({ outcome: "added", slug: "naam" });
    expect(await take("1", document("nl"))).toEqual({ ...made, outcome: "unchanged" });
    expect(await take("1", document("nl"), { hash: "b" })).toMatchObject({ outcome: "changed there" });
    const [row] = await database.query(
      "select created_at::text, published_at::text, updated_at::text, published from public.otm_blog_articles",
    );
    expect(row).toEqual({
      created_at: "2019-05-04 10:00:00+00",
      published_at: "2019-05-04 10:00:00+00",
      updated_at: "2019-05-04 10:00:00+00",
      published: true,
    });
    expect(await database.query("select from private.events")).toEqual([]);
  });

  it("is the other language of what has the same group", async () => {
    const made = await take("1", document("nl"), { group: "g" });
    expect(await take("2", document("en", { slug: "name" }), { group: "g" })).toEqual({
      ...made,
      outcome: "language added",
    });
    expect(await take("1", document("nl"), { group: "g" })).toMatchObject({ outcome: "unchanged" });
    expect(await take("3", document("en"), { group: "g" })).toMatchObject({
      outcome: "added",
      slug: "naam-2",
    });
  });

  it("is left alone once it was changed or deleted here", async () => {
    const made = await take("1", document("nl"));
    await database.query("update public.otm_blog_articles set author = 'Bert' where id = $1", [
      made?.id ?? "",
    ]);
    expect(await take("1", document("nl"))).toMatchObject({ outcome: "changed here" });
    expect(await take("1", document("nl"), { hash: "b" })).toMatchObject({
      outcome: "changed on both sides",
    });
    await database.query("delete from public.otm_blog_articles");
    expect(await take("1", document("nl"))).toMatchObject({ outcome: "deleted" });
  });

  it("says its slug of now, which no other can have", async () => {
    await take("1", document("nl"));
    await database.query("update public.otm_blog_articles set slug = 'anders'");
    const list = "select key, slug from public.list_imported('https://oud.example')";
    expect(await as(database, admin, list)).toEqual([{ key: "1", slug: "anders" }]);
    expect(await as(database, admin, "select article from public.list_taken_slugs()")).toEqual([
      { article: ["anders"] },
    ]);
  });

  it("is taken for administrators only", async () => {
    await expect(take("1", document("nl"), { caller: "editor" })).rejects.toMatchObject(refused);
    for (const call of [
      "import_tag('a', 'b', 'c', 'd', null, null)",
      `import_file('a', 'b', gen_random_uuid(), '', '')`,
      "list_imported('a')",
      "list_taken_slugs()",
    ]) {
      await expect(as(database, editor, `select * from public.${call}`)).rejects.toMatchObject(refused);
      await expect(as(database, visitor, `select * from public.${call}`)).rejects.toMatchObject(refused);
    }
  });
});
