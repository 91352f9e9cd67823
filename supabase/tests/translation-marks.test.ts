import { beforeAll, beforeEach, expect, it } from "vitest";
import { type FieldChange, translationMarksOf } from "../../app/data/articles/translation-marks.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { arrangeContent, emptyTables, published } from "./content.ts";
import { admin, as, createUsers, refused, user } from "./users.ts";

describeOnDatabase("outdated translations", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
    await write("nl", "Titel");
    await write("en", "Title");
  });

  it("are none while a translation is written for the first time", async () => {
    expect(await marks()).toEqual([]);
  });

  it("are those of the language that was not changed", async () => {
    await write("nl", "Andere titel");
    expect(await marks()).toEqual(["en title"]);
  });

  it("are none once the translation was changed too", async () => {
    await write("nl", "Andere titel");
    await write("en", "Other title");
    expect(await marks()).toEqual([]);
    await write("en", "Yet another title");
    expect(await marks()).toEqual(["nl title"]);
  });

  it("are none once confirmed, also after a save of something else, until the next change", async () => {
    await write("nl", "Andere titel");
    const seen = await newest("nl");
    await act(`update public.otm_blog_articles set author = 'Eva' where id = '${published}'`);
    await confirm(seen);
    expect(await marks()).toEqual([]);
    await write("nl", "Nog een titel");
    expect(await marks()).toEqual(["en title"]);
  });

  it("stay after a confirmation of an earlier change, or of one to come", async () => {
    await write("nl", "Andere titel");
    const seen = await newest("nl");
    await write("nl", "Nog een titel");
    await confirm(seen);
    expect(await marks()).toEqual(["en title"]);
    await confirm(seen + 9);
    expect(await marks()).toEqual(["en title"]);
  });

  it("are confirmed by administrators only", async () => {
    await expect(confirm(1, user)).rejects.toMatchObject(refused);
  });

  const act = (statement: string, who = admin) => as<{ number: number }>(database, who, statement);

  async function write(language: string, title: string): Promise<void> {
    await act(`
      insert into public.otm_blog_article_content (article_id, language, title) values
        ('${published}', '${language}', '${title}')
      on conflict (article_id, language) do update set title = excluded.title`);
  }

  async function marks(): Promise<string[]> {
    const changes = await database.query<FieldChange>(
      "select language, field, number, changed_at::text from public.otm_article_field_changes where article_id = $1",
      [published],
    );
    return translationMarksOf(changes).map(({ language, field }) => `${language} ${field}`);
  }

  async function newest(language: string): Promise<number> {
    const [row] = await act(`
      select number from public.otm_article_field_changes
      where article_id = '${published}' and language = '${language}' and field = 'title'`);
    return row?.number ?? 0;
  }

  async function confirm(number: number, who = admin): Promise<void> {
    await act(`select public.confirm_translation('${published}', 'en', 'title', ${number})`, who);
  }
});
