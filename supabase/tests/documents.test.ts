// @module-tag Documents

import { describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { call, loaded, save, statesOf } from "./article-versions.ts";
import { arrangeContent, publicTag, published, withoutPlans } from "./content.ts";
import { storeDamaged } from "./damaged-documents.ts";
import { articleCase, kindCases, waitingCases } from "./kind-cases.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers } from "./users.ts";

const rejected = (said: string) => ({ code: "23514", message: expect.stringContaining(said) });

const rows = [createUsers, arrangeContent, withoutPlans];

async function over(database: Database, kind: string, id: string) {
  return { _kind: kind, _id: id, _number: (await loaded(database, id)).number };
}

describeOnRows("the document of a kind", rows, (database) => {
  /** Every row that a save writes. */
  const stored = () =>
    database.query(`
      select id, private.document_of(kind, subject_id) as document from public.otm_versions order by id`);

  const refuse = async (name: string, named: object, document: unknown, said: string) => {
    const _document = document === null ? null : JSON.stringify(document);
    await expect(call(database, name, { ...named, _document }), said).rejects.toMatchObject(rejected(said));
  };

  describe.each(kindCases)("$kind", ({ kind, live, draft, bad }) => {
    it("is rejected in words in every way that it comes, and nothing is stored", async () => {
      const before = await stored();
      for (const [document, said] of bad) {
        await refuse("save_document", await over(database, kind, live), document, said);
        if (draft === null) continue;
        await refuse("save_working_version", await over(database, kind, live), document, said);
        await refuse("save_document", await over(database, kind, draft), document, said);
        await refuse("save_document", { _kind: kind }, document, said);
      }
      expect(await stored()).toEqual(before);
    });

    it("is rejected by the table of versions itself, but for what is in the tables", async () => {
      for (const state of ["working", "restored"]) {
        await expect(
          database.query(
            "insert into public.otm_versions (kind, subject_id, number, state, document) values ($1, $2, 99, $3, '{}')",
            [kind, live, state],
          ),
        ).rejects.toMatchObject({ code: "23514" });
      }
    });

    it("is as the rules say when it is the server's own", async () => {
      for (const id of [live, draft]) {
        await database.query("select private.require_document($1, private.document_of($1, $2), $2)", [
          kind,
          id ?? live,
        ]);
      }
    });
  });

  it("has only itself as a kind that is known", async () => {
    for (const [name, named] of [
      ["save_document", { _document: "{}" }],
      ["save_working_version", { _id: published, _number: 1, _document: "{}" }],
      ["discard_working_version", { _id: published, _number: 1 }],
      ["list_versions", { _id: published }],
      ["schedule_publication", { _id: published, _at: "2030-01-01", _action: "publish" }],
    ] as const) {
      for (const _kind of ["articles", "", "article_document(uuid); --", null]) {
        await expect(call(database, name, { _kind, ...named })).rejects.toMatchObject(
          rejected("There is no such kind of content"),
        );
      }
    }
  });

  it("is no other kind's: a subject is found by its own alone", async () => {
    const { _id, _number } = await over(database, "article", published);
    for (const { kind, whole } of kindCases.filter((one) => one.kind !== "article")) {
      const named = { _kind: kind, _id, _number, _document: JSON.stringify(whole) };
      await expect(call(database, "save_document", named)).rejects.toMatchObject({ code: "PT404" });
    }
  });

  it("of an article has no related article that is itself", async () => {
    const itself = { ...articleCase.whole, related_articles: [published] };
    const named = await over(database, "article", published);
    await refuse("save_working_version", named, itself, '"related_articles_are_others"');
  });

  const { whole } = articleCase;
  it.each<[string, object]>([
    ["whole", whole],
    ["without texts, questions and tags", { ...whole, content: [], tags: [], faqs: [] }],
    ["without a slug, which it gets when it is published", { ...whole, slug: "" }],
    ["with empty texts", { ...whole, author: " ", content: [{ language: "en", title: "", content: null }] }],
    ["with ids in capitals", { ...whole, tags: [publicTag.toUpperCase()] }],
    ["with questions that are empty", { ...whole, faqs: [{}, { question_nl: null, answer_en: "" }] }],
  ])("of an article may be unfinished: %s", async (_, document) => {
    const named = { ...(await over(database, "article", published)), _document: JSON.stringify(document) };
    await call(database, "save_working_version", named);
    expect((await loaded(database, published)).document).toEqual(document);
  });
});

describeOnRows("a save of an article", rows, (database) => {
  it("writes the text that it changes, and leaves the other one and the questions as they are", async () => {
    const id = published;
    const question = { question_nl: "Hoe?", answer_nl: "Zo.", question_en: "", answer_en: "" };
    const saveOver = async (fields: string) => {
      const [row] = await database.query<{ document: unknown }>(
        `select private.document_of('article', $1) || ${fields} as document`,
        [id],
      );
      await call(database, "save_document", {
        ...(await over(database, "article", id)),
        _document: JSON.stringify(row?.document),
      });
    };
    const written = () =>
      database.query<{ part: string; by: string }>(
        `select language as part, xmin::text as by from public.otm_blog_article_content where article_id = $1
        union all select 'questions', xmin::text from public.otm_blog_article_faqs where article_id = $1 order by 1`,
        [id],
      );
    const withText = (language: string) =>
      `jsonb_build_object('content', jsonb_build_array(
        jsonb_build_object('language', 'nl', 'title', 'Titel', 'content', '<p>Zin.</p>', 'published', true),
        jsonb_build_object('language', 'en', 'title', 'Title', 'content', '<p>In ${language}.</p>', 'published', true)
      ), 'faqs', '${JSON.stringify([question])}'::jsonb)`;
    await saveOver(withText("English"));
    const before = await written();
    await saveOver(withText("British English"));
    const changed = (await written()).filter(({ by }, place) => by !== before[place]?.by);
    expect(before.map(({ part }) => part)).toEqual(["en", "nl", "questions"]);
    expect(changed.map(({ part }) => part)).toEqual(["en"]);
  });
});

describeOnRows("a stored document that can't be read", rows, (database) => {
  const cases = waitingCases.flatMap((one) =>
    [
      {},
      "x",
      { ...one.whole, slug: null, published: "x", active: "x", content: 1, tags: {}, faqs: "x" },
      { ...one.whole, content: [1, { language: "nl", title: {} }], tags: ["x", 5], faqs: [5] },
      { ...one.whole, content: [{ language: "nl" }, { language: "nl", title: "Nog een" }] },
    ].map((document) => ({ ...one, document })),
  );

  describe.each(cases)("$kind: $document", ({ kind, live, whole, document, retitle }) => {
    it.each(["working", "restored"])("is discarded, when it is %s", async (state) => {
      await storeDamaged(database, live, document, state);
      await call(database, "discard_working_version", await over(database, kind, live));
      expect((await statesOf(database, live)).at(-1)).toBe("discarded");
    });

    it("is followed by the next working version, by the next save and by a plain change", async () => {
      const next = async () => ({ ...(await over(database, kind, live)), _document: JSON.stringify(whole) });
      await storeDamaged(database, live, document);
      await call(database, "save_working_version", await next());
      await storeDamaged(database, live, document);
      await call(database, "save_document", await next());
      await storeDamaged(database, live, document);
      await database.query(retitle, [live, "Anders"]);
      expect((await statesOf(database, live)).slice(1)).toEqual([
        "working",
        "working",
        "working",
        "published",
        "working",
        "published",
      ]);
    });

    it("is neither restored nor published, and says why", async () => {
      const id = await storeDamaged(database, live, document);
      const { number } = await loaded(database, live);
      const restore = (version: string, language: string | null = null) =>
        call(database, "restore_version", { _id: version, _number: number, _language: language });
      await expect(restore(id)).rejects.toMatchObject(rejected("This version can't be read"));
      const [first] = await database.query<{ id: string }>(
        "select id from public.otm_versions where subject_id = $1 and number = 1",
        [live],
      );
      await expect(restore(first?.id ?? "")).rejects.toMatchObject(
        rejected("The newest version can't be read: discard it"),
      );
      for (const language of kind === "article" ? [null, "nl"] : [null]) {
        const plan = { _kind: kind, _id: live, _at: "2026-01-01", _action: "publish", _language: language };
        await expect(call(database, "schedule_publication", plan)).rejects.toMatchObject(
          rejected("The changes that wait can't be read: discard or save them first."),
        );
      }
      expect((await loaded(database, live)).number).toBe(number);
    });

    it("stops no withdrawal", async () => {
      await storeDamaged(database, live, document);
      const plan = { _kind: kind, _id: live, _at: "2026-01-01", _action: "unpublish" };
      await call(database, "schedule_publication", plan);
      expect((await statesOf(database, live)).at(-1)).toBe("saved");
    });

    it("is listed, with the parts that it names, and opened by a link", async () => {
      const id = await storeDamaged(database, live, document);
      const list = (statement: string, values: string[]) =>
        as(database, admin, `select * from public.${statement}`, values);
      expect(await list("list_versions($1, $2)", [kind, live])).toHaveLength(2);
      expect(Array.isArray(await list("list_missing_parts($1)", [id]))).toBe(true);
      const token = await call<string>(database, "create_preview_link", { _version_id: id, _days: 1 });
      expect(await list("open_preview($1)", [token])).toMatchObject([{ kind, subject_id: live, document }]);
    });

    it("fails its plan in words, and stays", async () => {
      await storeDamaged(database, live, document);
      await database.query(
        "insert into public.otm_schedules (kind, subject_id, action, at) values ($1, $2, 'publish', '2026-01-01')",
        [kind, live],
      );
      await database.query("select * from public.run_schedules()");
      expect(await database.query("select failure from public.otm_schedules")).toEqual([
        {
          failure: expect.stringMatching(
            /^The changes that wait can't be read: discard or save them first\. ./,
          ),
        },
      ]);
      expect((await statesOf(database, live)).at(-1)).toBe("working");
    });
  });

  it.each(kindCases)("of before is not restored: $kind", async ({ kind, live, draft }) => {
    for (const subject of [live, draft ?? live]) {
      const id = await storeDamaged(database, subject, { texts: "x", content: [5] }, "published");
      const before = await statesOf(database, subject);
      const { _number } = await over(database, kind, subject);
      await expect(call(database, "restore_version", { _id: id, _number })).rejects.toMatchObject(
        rejected("This version can't be read, so it can't be restored."),
      );
      expect(await statesOf(database, subject)).toEqual(before);
    }
  });
});

describeOnRows("questions of one language, restored over more of them", rows, (database) => {
  it("are empty in it, so that the version is read again", async () => {
    await save(database, published, { isPublished: true });
    const first = await loaded(database, published);
    await save(database, published, { isPublished: true, question: "Wat?" });
    const { number } = await loaded(database, published);
    await call(database, "restore_version", { _id: first.id, _number: number, _language: "nl" });
    expect((await loaded(database, published)).document).toMatchObject({
      faqs: [{ question_nl: "", answer_nl: "", question_en: "", answer_en: "" }],
    });
  });
});

describeOnRows("an empty language of a download page", rows, (database) => {
  it("is not added, and emptied where there is one", async () => {
    const document = (dutch: string, english: string) => ({
      slug: "gids",
      active: false,
      content: [
        { language: "nl", title: dutch },
        { language: "en", title: english },
      ],
    });
    const save = async (id: string | null, texts: object) => {
      const named = id === null ? { _kind: "download-page" } : await over(database, "download-page", id);
      await call(database, "save_document", { ...named, _document: JSON.stringify(texts) });
    };
    const stored = () =>
      database.query<{ id: string; language: string; title: string }>(
        `select page.id, language, title from public.otm_download_pages page
         join public.otm_download_page_content on page_id = page.id where slug = 'gids' order by language`,
      );

    await save(null, document("Gids", ""));
    const [dutch] = await stored();
    expect(await stored()).toEqual([{ id: dutch?.id, language: "nl", title: "Gids" }]);
    await save(dutch?.id ?? "", document("", "Guide"));
    expect(await stored()).toMatchObject([
      { language: "en", title: "Guide" },
      { language: "nl", title: "" },
    ]);
  });
});
