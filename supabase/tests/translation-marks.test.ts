// @module-tag Sentences

import { beforeEach, describe, expect, it } from "vitest";
import { type FieldChange, translationMarksOf } from "../../app/data/articles/translation-marks.ts";
import { call, loaded } from "./article-versions.ts";
import { arrangeContent, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, refused, user } from "./users.ts";

describeOnRows("outdated translations", [createUsers, arrangeContent], (database) => {
  beforeEach(async () => {
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

  describe("of a text of several sentences", () => {
    const write = (language: string, content: string) =>
      act(`
        update public.otm_blog_article_content set content = '${content}'
        where article_id = '${published}' and language = '${language}'`);

    beforeEach(async () => {
      await write("nl", "<p>Een. Twee.</p>");
      await write("en", "<p>One. Two.</p>");
      await write("nl", "<p>Een. Drie.</p>");
    });

    it("stay when it is changed in part, until both languages are said to agree", async () => {
      await write("en", "<p>First. Two.</p>");
      expect(await marks()).toEqual(["en content"]);
      const number = Math.max(...(await changes()).map((change) => change.number)) + 1;
      for (const language of ["en", "nl"]) {
        await act(
          `select public.confirm_translation('article', '${published}', '${language}', 'content', ${number})`,
        );
      }
      expect(await marks()).toEqual([]);
    });

    it("keep which sentences are right, the newest 200, said by members", async () => {
      const settle = (keys: string, who = admin) =>
        act(`select public.confirm_sentences('article', '${published}', 'en', 'content', ${keys})`, who);
      const settled = () =>
        database.query<{ settled: string[] }>(
          "select settled from public.otm_field_changes where (subject_id, language, field) = ($1, 'en', 'content')",
          [published],
        );
      await expect(settle("'{0123456789abcdef}'", user)).rejects.toMatchObject(refused);
      await settle("'{0123456789abcdef}'");
      expect(await settled()).toEqual([{ settled: ["0123456789abcdef"] }]);
      await settle("(select array_agg(lpad(to_hex(n), 16, '0')) from generate_series(1, 250) n)");
      expect((await settled())[0]?.settled).toHaveLength(200);
      await expect(settle("'{x}'")).rejects.toMatchObject({ code: "23514" });
      await expect(settle("array[null]::text[]")).rejects.toMatchObject({ code: "23514" });
      expect(await marks()).toEqual(["en content"]);
    });
  });

  describe("while changes wait", () => {
    it("are what they were once the changes are thrown away", async () => {
      await keep({ nl: "Andere titel" });
      expect(await marks()).toEqual(["en title"]);
      await keep({ nl: "Andere titel", en: "Other title" });
      await discard();
      expect(await marks()).toEqual([]);
      await write("nl", "Nog een titel");
      await keep({ en: "Yet another title" });
      expect(await marks()).toEqual([]);
      await discard();
      expect(await marks()).toEqual(["en title"]);
    });

    it("are what they were after fields were emptied and added", async () => {
      await write("nl", "Andere titel");
      const before = await changes();
      await keep({ en: null, subtitle: "Ondertitel" });
      expect(await marks()).toEqual([]);
      await keep({ subtitle: "Andere ondertitel" });
      await discard();
      expect(await changes()).toEqual(before);
    });

    it("keep what was confirmed before, and then of what is live", async () => {
      await write("nl", "Andere titel");
      await confirm(await newest("nl"));
      await keep({ nl: "Nog een titel" });
      await discard();
      expect(await marks()).toEqual([]);
      await write("nl", "Weer een titel");
      await keep({ subtitle: "Ondertitel" });
      await confirm(await newest("nl"));
      await discard();
      expect(await marks()).toEqual([]);
    });

    it("are no more confirmed by what was said of the changes", async () => {
      await write("nl", "Andere titel");
      await keep({ nl: "Nog een titel" });
      await confirm(await newest("nl"));
      expect(await marks()).toEqual([]);
      await discard();
      expect(await marks()).toEqual(["en title"]);
    });

    it("are what they were after a plain write or a withdrawal left the changes in the history", async () => {
      for (const change of ["author = 'Eva'", "published = false"]) {
        await keep({ nl: "Andere titel" });
        await act(`update public.otm_blog_articles set ${change} where id = '${published}'`);
        expect(await marks()).toEqual([]);
      }
    });

    it("are none by a change that follows what was thrown away", async () => {
      await keep({ nl: "Andere titel" });
      await discard();
      await keep({ subtitle: "Ondertitel" });
      expect(await marks()).toEqual([]);
      await act(`update public.otm_blog_articles set author = 'Eva' where id = '${published}'`);
      expect(await marks()).toEqual([]);
    });

    it("stay what they are, also confirmed, once the changes are published", async () => {
      await keep({ nl: "Andere titel" });
      await publish();
      expect(await marks()).toEqual(["en title"]);
      await keep({ nl: "Nog een titel" });
      await confirm(await newest("nl"));
      await publish();
      expect(await marks()).toEqual([]);
    });

    it("are those of what is live when one language alone is published, and the other thrown away", async () => {
      await keep({ nl: "Andere titel", en: "Other title" });
      await publish("nl");
      expect(await marks()).toEqual([]);
      await discard();
      expect(await marks()).toEqual(["en title"]);
    });
  });

  type Titles = { nl?: string; en?: string | null; subtitle?: string };

  /** Keeps these titles, with texts, beside the live article; the others are as they are live. */
  async function keep({ nl, en, subtitle }: Titles): Promise<void> {
    const { number } = await loaded(database, published);
    const [live] = await database.query<{ document: { content: { language: string; title: string }[] } }>(
      "select private.document_of('article', $1) as document",
      [published],
    );
    const wanted: Record<string, string | null | undefined> = { nl, en };
    const content = live?.document.content.flatMap((text) => {
      const title = wanted[text.language] === undefined ? text.title : wanted[text.language];
      return title === null ? [] : [{ ...text, title, ...(text.language === "nl" && { subtitle }) }];
    });
    await call(database, "save_working_version", {
      _kind: "article",
      _id: published,
      _number: number,
      _document: JSON.stringify({ ...live?.document, content }),
    });
  }

  async function discard(): Promise<void> {
    const { number } = await loaded(database, published);
    await call(database, "discard_working_version", { _kind: "article", _id: published, _number: number });
  }

  async function publish(language?: string): Promise<void> {
    await call(database, "schedule_publication", {
      _at: "2020-01-01",
      _action: "publish",
      _kind: "article",
      _id: published,
      ...(language && { _language: language }),
    });
  }

  const changes = () =>
    database.query<FieldChange>(
      `select language, field, number, changed_at::text from public.otm_field_changes
       where subject_id = $1 order by language, field`,
      [published],
    );

  const act = (statement: string, who = admin) => as<{ number: number }>(database, who, statement);

  async function write(language: string, title: string): Promise<void> {
    await act(`
      insert into public.otm_blog_article_content (article_id, language, title) values
        ('${published}', '${language}', '${title}')
      on conflict (article_id, language) do update set title = excluded.title`);
  }

  async function marks(): Promise<string[]> {
    return translationMarksOf(await changes()).map(({ language, field }) => `${language} ${field}`);
  }

  async function newest(language: string): Promise<number> {
    const [row] = await act(`
      select number from public.otm_field_changes
      where subject_id = '${published}' and language = '${language}' and field = 'title'`);
    return row?.number ?? 0;
  }

  async function confirm(number: number, who = admin): Promise<void> {
    await act(`select public.confirm_translation('article', '${published}', 'en', 'title', ${number})`, who);
  }
});
