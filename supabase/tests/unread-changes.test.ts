// @module-tag S43

import { describe, expect, it } from "vitest";
import { articleDocument } from "./article-document.ts";
import { loaded } from "./article-versions.ts";
import { arrangeContent, draft, photo, publicTag } from "./content.ts";
import { inOrder } from "./in-order.ts";
import { describeOnRows } from "./rows.ts";
import { createMembers, createUsers, editor, refused, writer } from "./users.ts";

type Loaded = Awaited<ReturnType<typeof loaded>>;

/** What a writer changes in a draft, by the plain calls and by the functions. */
const changes: Record<string, string | ((read: Loaded) => string)> = {
  "update of the article": `update public.otm_blog_articles set author = 'Unread' where id = '${draft}'`,
  "delete of the article": `delete from public.otm_blog_articles where id = '${draft}'`,
  "insert of a text": `insert into public.otm_blog_article_content (article_id, language, title)
    values ('${draft}', 'en', 'Unread')`,
  "upsert of a text": `insert into public.otm_blog_article_content (article_id, language, title)
    values ('${draft}', 'nl', 'Unread')
    on conflict (article_id, language) do update set title = excluded.title`,
  "update of a text": `update public.otm_blog_article_content set title = 'Unread' where article_id = '${draft}'`,
  "delete of a text": `delete from public.otm_blog_article_content where article_id = '${draft}'`,
  "insert of a question": `insert into public.otm_blog_article_faqs (article_id, question_nl) values ('${draft}', 'Unread')`,
  "update of a question": `update public.otm_blog_article_faqs set answer_nl = 'Unread' where article_id = '${draft}'`,
  "delete of a question": `delete from public.otm_blog_article_faqs where article_id = '${draft}'`,
  "insert of a tag link": `insert into public.otm_blog_article_tags values ('${draft}', '${publicTag}')`,
  "update of a tag link": `update public.otm_blog_article_tags set tag_id = '${publicTag}' where article_id = '${draft}'`,
  "delete of a tag link": `delete from public.otm_blog_article_tags where article_id = '${draft}'`,
  save_document: (read) => saveArticle(read, "Unread", false),
  restore_version: ({ id, number }) => `select public.restore_version('${id}', ${number})`,
  delete_article: `select public.delete_article('${draft}')`,
};

/** How an editor makes what was read public, or has it made public. */
const publications: Record<string, string | ((read: Loaded) => string)> = {
  "a save that publishes": (read) => saveArticle(read, "Read", true),
  "a plain update": `update public.otm_blog_articles set published = true where id = '${draft}'`,
  "a plan": ({ number }) =>
    `select public.schedule_publication('article', '${draft}', '2030-01-01', 'publish', _number => ${number})`,
  "a plan of yesterday": ({ number }) =>
    `select public.schedule_publication('article', '${draft}', '2020-01-01', 'publish', _number => ${number})`,
};

const cells = Object.keys(changes).flatMap((change) =>
  Object.keys(publications).map((publication) => ({ change, publication })),
);

describeOnRows("what an editor has not read", [createUsers, createMembers, arrangeContent], (database) => {
  describe("does not go live with a publication that a writer's change waited for", () => {
    it.each(cells)("$change, $publication", async ({ change, publication }) => {
      const read = await loaded(database, draft);
      const late = await inOrder(
        database,
        [editor, statementOf(publications, publication, read)],
        [writer, statementOf(changes, change, read)],
      );
      expect(late).toMatchObject({ status: "rejected" });
      // A save over what was loaded before is outdated too.
      if (late.status === "rejected") expect(["42501", "PT409", "PT403"]).toContain(late.reason.code);
      expect((await loaded(database, draft)).number).toBe(
        publication === "a plan" ? read.number : read.number + 1,
      );
      expect(JSON.stringify((await loaded(database, draft)).document)).not.toContain("Unread");
    });
  });

  describe("keeps a publication that waited for a writer's change from being made", () => {
    // A plain update names no version.
    it.each(cells.filter(({ publication }) => publication !== "a plain update"))(
      "$change, $publication",
      async ({ change, publication }) => {
        const read = await loaded(database, draft);
        const late = await inOrder(
          database,
          [writer, statementOf(changes, change, read)],
          [editor, statementOf(publications, publication, read)],
        );
        expect(late).toMatchObject({
          status: "rejected",
          reason: { code: expect.stringMatching(/^PT40[49]$/) },
        });
        expect(
          await database.query("select from public.otm_blog_articles where id = $1 and published", [draft]),
        ).toEqual([]);
        expect(
          await database.query("select from public.otm_schedules where subject_id = $1", [draft]),
        ).toEqual([]);
      },
    );
  });

  describe("of a draft's picture does not go live with it", () => {
    const changesOfPicture = {
      describe: `update public.otm_media set alt_nl = 'Unread' where id = '${photo}'`,
      delete: `delete from public.otm_media where id = '${photo}'`,
    };
    it.each(
      Object.entries(changesOfPicture).flatMap(([verb, change]) =>
        Object.keys(publications).map((publication) => ({ verb, change, publication })),
      ),
    )("$verb, $publication", async ({ change, publication }) => {
      await database.query("update public.otm_media set created_by = $1", [writer.id]);
      await database.query("update public.otm_blog_articles set image_url = $1 where id = $2", [
        `/media/${photo}`,
        draft,
      ]);
      const read = await loaded(database, draft);
      const late = await inOrder(
        database,
        [editor, statementOf(publications, publication, read)],
        [writer, change],
      );
      expect(late).toMatchObject({ status: "rejected", reason: refused });
      expect(await database.query("select alt_nl from public.otm_media where id = $1", [photo])).toEqual([
        { alt_nl: "" },
      ]);
    });
  });

  it("is told in words", async () => {
    const late = await inOrder(
      database,
      [editor, `update public.otm_blog_articles set published = true where id = '${draft}'`],
      [writer, `update public.otm_blog_article_content set title = 'Unread' where article_id = '${draft}'`],
    );
    expect(late).toMatchObject({
      reason: { ...refused, message: "Only editors change an article that is live or planned to be" },
    });
  });
});

function statementOf(
  statements: Record<string, string | ((read: Loaded) => string)>,
  name: string,
  read: Loaded,
): string {
  const statement = statements[name];
  if (statement === undefined) throw new Error(`There is no ${name}`);
  return typeof statement === "string" ? statement : statement(read);
}

function saveArticle({ number }: Loaded, title: string, isPublished: boolean): string {
  const document = articleDocument({
    slug: "draft",
    image_url: `/media/${photo}`,
    published: isPublished,
    content: [{ language: "nl", title, content: "<p>Tekst.</p>" }],
  });
  return `select public.save_document('article', '${JSON.stringify(document)}', '${draft}', ${number})`;
}
