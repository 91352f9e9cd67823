import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Api, openApi } from "../../../../server/backend/testing/api.ts";
import { describeOnDatabase } from "../../../../server/backend/testing/databases.ts";
import { arrangeContent, draft, photo, published, shownPage } from "../../../../supabase/tests/content.ts";
import { type ArticleForm, article, emptyFaq } from "../../../content/article.ts";
import { documentOf } from "../../../content/document.ts";
import { type PageForm, page } from "../../../content/page.ts";
import { findArticleForEdit } from "../../../data/articles/admin-article.ts";
import { type Database, StaleWrite } from "../../../data/database.ts";
import { InUse } from "../../../data/media/admin-media.ts";
import { getPageForEdit } from "../../../data/pages/edited-page.ts";
import { countProposals, listProposals } from "../../../data/proposals/proposals.ts";
import { saveWaitingTexts } from "../../../data/site-texts/waiting-texts.ts";
import { saveForm, saveWaitingForm } from "../../../data/versions/versions.ts";
import { loadProposals } from "./load-proposals.ts";
import { NotSaved } from "./subjects.ts";

const names = { link: (_: string, id: string) => id, flag: () => "", language: "nl" } as const;

describeOnDatabase("the proposals of assistants in the panel", (open) => {
  let api: Api;
  let admin: Database;
  let editor: Database;
  let writer: Database;
  let writersId = "";

  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
    const token = await api.signIn({ role: "writer" });
    writersId = String(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub);
    [admin, editor] = [
      api.client(await api.signIn({ isAdmin: true })),
      api.client(await api.signIn({ role: "editor" })),
    ];
    writer = api.client(token);
  });

  beforeEach(() =>
    api.database.execute("delete from public.otm_proposals; delete from public.otm_waiting_texts"),
  );

  async function propose(
    kind: string,
    subject: string,
    base: object,
    document: object,
    assistant = "Claude",
  ) {
    await api.database.query(
      "insert into public.otm_proposals (user_id, assistant, kind, subject, base, document) values ($1, $2, $3, $4, $5, $6)",
      [writersId, assistant, kind, subject, JSON.stringify(base), JSON.stringify(document)],
    );
  }

  async function readArticle(id = published) {
    const stored = await findArticleForEdit(admin, id);
    if (!stored) throw new Error("The article is missing");
    return stored;
  }

  async function proposeArticle(change: Partial<ArticleForm>, id = published) {
    const { form } = await readArticle(id);
    await propose("article", id, documentOf(article, form), documentOf(article, { ...form, ...change }));
  }

  async function only(db = admin) {
    const [found] = (await loadProposals(db, 1)).rows;
    if (!found?.open) throw new Error("The proposal is missing");
    return found.open;
  }

  async function part(name: string, db = admin) {
    const found = (await only(db)).parts.find((one) => one.name.startsWith(`${name} `));
    if (!found) throw new Error(`There is no part ${name}`);
    return found;
  }

  const newest = "select note, state from public.otm_versions order by created_at desc limit 1";
  const partNames = async () => (await only()).parts.map(({ name }) => name);
  const shown = async () =>
    (await api.client().from("otm_blog_articles").select("author").eq("id", published)).data;

  describe("for a live article", () => {
    it("wait beside it part by part, and are in nobody's sight", async () => {
      const before = await readArticle();
      const faqs = [
        ...before.form.faqs,
        { ...emptyFaq(), question: { nl: "Nieuw?", en: "" }, answer: { nl: "Ja.", en: "" } },
      ];
      await proposeArticle({ author: "Claude", title: { nl: "Beter", en: "" }, faqs });
      expect(await partNames()).toEqual(["title.nl changes", "author changes", "faqs.2 adds"]);
      await (await part("title.nl", editor)).accept();
      await (await part("author")).refuse();
      expect(await partNames()).toEqual(["faqs.2 adds"]);
      await (await part("faqs.2", writer)).accept();
      expect(await countProposals(admin)).toBe(0);
      const { form, live } = await readArticle();
      expect(form).toMatchObject({
        title: { nl: "Beter" },
        author: before.form.author,
        faqs: [{}, { answer: { nl: "Ja." } }],
      });
      expect(live).toMatchObject({ title: { nl: "Gepubliceerd" } });
      expect(await shown()).toEqual([{ author: before.form.author }]);
      expect(await api.database.query(newest)).toEqual([{ note: "Claude", state: "working" }]);
    });

    it("are accepted all at once over what a person changed, which is shown before", async () => {
      await proposeArticle({ author: "Claude", readTime: "9" });
      const stored = await readArticle();
      await saveWaitingForm(editor, article, { ...stored.form, author: "Eva", slug: "anders" }, stored);
      const author = await part("author");
      expect(author).toMatchObject({ isConflict: true, isThere: false });
      expect(author.changesNow(names)).toMatchObject([
        {
          words: [
            { text: "Eva", change: "removed" },
            { text: "Claude", change: "added" },
          ],
        },
      ]);
      expect(await part("readTime")).toMatchObject({ isConflict: false });
      await (await only()).acceptAll();
      expect((await readArticle()).form).toMatchObject({ author: "Claude", readTime: "9", slug: "anders" });
      expect(await countProposals(admin)).toBe(0);
    });

    it("are there already when a person did the same, and are accepted without a save", async () => {
      await proposeArticle({ author: "Zelf" });
      const stored = await readArticle();
      await saveWaitingForm(editor, article, { ...stored.form, author: "Zelf" }, stored);
      const { number } = await readArticle();
      expect(await part("author")).toMatchObject({ isThere: true, isConflict: false });
      await (await part("author")).accept();
      expect((await readArticle()).number).toBe(number);
      expect(await countProposals(admin)).toBe(0);
    });

    it("are not lost when a language lacks what it is stored with", async () => {
      const { title } = (await readArticle()).form;
      await proposeArticle({
        title: { ...title, en: "Published" },
        excerpt: { nl: "", en: "Short" },
      });
      await expect((await part("excerpt.en")).accept()).rejects.toMatchObject({
        reason: { kind: "incomplete" },
      });
      await (await part("title.en")).accept();
      expect(await partNames()).toEqual(["excerpt.en changes"]);
      await (await part("excerpt.en")).accept();
      expect((await readArticle()).form).toMatchObject({
        title: { en: "Published" },
        excerpt: { en: "Short" },
      });
    });

    it("are decided once: who is second is told, and loses nothing", async () => {
      await proposeArticle({ author: "Eén", readTime: "3" });
      const [first, second] = [await part("author", admin), await part("author", editor)];
      const late = await part("readTime", editor);
      const { number } = await readArticle();
      await first.refuse();
      for (const decide of [second.accept, late.accept, late.refuse])
        await expect(decide()).rejects.toThrow(StaleWrite);
      expect((await readArticle()).number).toBe(number);
      expect(await partNames()).toEqual(["readTime changes"]);
      const again = await part("readTime", editor);
      const stored = await readArticle();
      await saveWaitingForm(admin, article, { ...stored.form, slug: "nog-anders" }, stored);
      await expect(again.accept()).rejects.toThrow(StaleWrite);
      expect(await partNames()).toEqual(["readTime changes"]);
    });

    it("are refused in words when what is accepted breaks a rule", async () => {
      await proposeArticle({ slug: "Geen Slug" });
      const failure = await (await part("slug")).accept().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(NotSaved);
      expect(failure).toMatchObject({ reason: { kind: "invalid", problem: { field: "slug" } } });
      await (await only()).refuseAll();
      expect(await countProposals(admin)).toBe(0);
    });
  });

  it("are saved in a draft, which stays one; a planned one is named", async () => {
    await proposeArticle({ author: "Claude" }, draft);
    await (await part("author", writer)).accept();
    const { form, live } = await readArticle(draft);
    expect([form.author, form.published, live]).toEqual(["Claude", false, null]);
    expect(await api.database.query(newest)).toEqual([{ note: "Claude", state: "saved" }]);
    await proposeArticle({ author: "Later" }, draft);
    await api.database.query(
      `insert into public.otm_schedules (kind, subject_id, action, at) values ('article', '${draft}', 'publish', now() + interval '1 day')`,
    );
    expect((await loadProposals(writer, 1)).rows[0]).toMatchObject({ plannedAt: expect.any(String) });
    await expect((await part("author", writer)).accept()).rejects.toMatchObject({
      reason: { kind: "failed" },
    });
    await api.database.query(`delete from public.otm_schedules where subject_id = '${draft}'`);
  });

  it("for a page are its sections", async () => {
    const stored = await getPageForEdit(admin, shownPage);
    if (!stored) throw new Error("The page is missing");
    const [first] = stored.form.sections.nl;
    if (!first) throw new Error("The section is missing");
    const nl = [
      { ...first, title: "Betere kop" },
      { ...first, key: crypto.randomUUID(), title: "Tweede" },
    ];
    const form: PageForm = { ...stored.form, sections: { ...stored.form.sections, nl } };
    await propose("page", shownPage, documentOf(page, stored.form), documentOf(page, form));
    expect(await partNames()).toEqual(["sections.1.nl changes", "sections.2.nl adds"]);
    await (await part("sections.2.nl")).accept();
    await (await part("sections.1.nl")).refuse();
    const after = await getPageForEdit(admin, shownPage);
    expect(after?.form.sections.nl).toMatchObject([{ title: "Kop" }, { title: "Tweede" }]);
    expect(after?.live?.sections.nl).toHaveLength(1);
  });

  it("for a text wait with the other texts, and say whose they replace", async () => {
    const title = { nl: "Hallo", en: "Hello" };
    await propose("site text", "home.hero.title", title, { nl: "Welkom", en: "Hello" });
    await saveWaitingTexts(editor, [
      { key: "home.hero.title", language: "nl", text: "Hoi", updatedAt: null },
    ]);
    expect(await part("plain.nl")).toMatchObject({ isConflict: true, waits: { person: expect.any(String) } });
    await (await part("plain.nl", writer)).accept();
    expect(await api.database.query("select language, text from public.otm_waiting_texts")).toEqual([
      { language: "nl", text: "Welkom" },
    ]);
    await propose("site text", "firm.year", { all: "2020" }, { all: "nooit" });
    await expect((await part("fact")).accept()).rejects.toMatchObject({ reason: { kind: "text" } });
  });

  it("for a picture are in the library at once, of a live one by editors alone", async () => {
    await propose("picture", photo, { nl: "", en: "" }, { nl: "Een reiger", en: "A heron" });
    await (await part("description.nl", editor)).accept();
    await (await part("description.en", editor)).refuse();
    const read = "select alt_nl, alt_en from public.otm_media where alt_nl <> '' or alt_en <> ''";
    expect(await api.database.query(read)).toEqual([{ alt_nl: "Een reiger", alt_en: "" }]);
    const { form, ...stored } = await readArticle(draft);
    await saveForm(
      admin,
      article,
      { ...form, published: true, imageUrl: `/media/${photo}-${"2".repeat(32)}/1600.jpg` },
      stored,
    );
    await propose("picture", photo, { nl: "Een reiger", en: "" }, { nl: "Een reiger", en: "A bird" });
    await expect((await part("description.en", writer)).accept()).rejects.toThrow(InUse);
  });

  it("for what is gone, or that can't be read, can be refused only", async () => {
    const gone = crypto.randomUUID();
    await propose("article", gone, {}, { author: 1 });
    expect(await only()).toMatchObject({ subject: null });
    expect((await only()).unreadable.length).toBeGreaterThan(0);
    await expect((await only()).acceptAll()).rejects.toThrow();
    await (await only()).refuseAll();
    for (const [kind, subject] of [
      ["site text", "home.gone"],
      ["picture", gone],
      ["team-member", "x"],
      ["page", "no-id"],
    ] as const)
      await propose(kind, subject, {}, { nl: "x" });
    const { rows: proposals } = await loadProposals(admin, 1);
    expect(proposals.map(({ open }) => open?.subject)).toEqual([null, null, null, null]);
    for (const { open } of proposals) await open?.refuseAll();
    expect(await countProposals(admin)).toBe(0);
  });

  it("are listed by assistant, page by page, for the people who may decide", async () => {
    for (let number = 0; number < 23; number += 1)
      await propose("picture", `nr ${number}`, { nl: "" }, { nl: "x" }, number % 2 ? "Claude" : "Aap");
    const pages = [];
    for (const number of [1, 2, 3, 4]) pages.push(await listProposals(writer, number));
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 3, 10]);
    expect(pages[3]?.page).toBe(1);
    expect(
      pages
        .slice(0, 3)
        .flatMap(({ rows }) => rows.map(({ assistant }) => assistant))
        .join(""),
    ).toMatch(/^(Aap)+(Claude)+$/);
    expect(pages[0]?.rows[0]?.person).toBe(`${writersId}@example.nl`);
    expect(await countProposals(editor)).toBe(23);
    const other = api.client(await api.signIn({ role: "writer" }));
    expect(await countProposals(other)).toBe(0);
    expect((await other.rpc("list_proposal_people")).data).toEqual([]);
    expect((await api.client().rpc("list_proposal_people")).error).not.toBeNull();
  });
});
