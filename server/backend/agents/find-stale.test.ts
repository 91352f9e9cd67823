// @module-tag S44

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { aboutPage } from "../../../app/content/about-page.ts";
import { type ArticleForm, article, emptyArticle } from "../../../app/content/article.ts";
import { documentOf, readDocument } from "../../../app/content/document.ts";
import { downloadPage } from "../../../app/content/download-page.ts";
import type { Field, Fields, FormOf } from "../../../app/content/fields.ts";
import {
  columnOf,
  emptyForm,
  emptyVariant,
  itemsOf,
  type Kind,
  valueIn,
  withValue,
} from "../../../app/content/kind.ts";
import { placesOf as kindOf, versionedKinds } from "../../../app/content/kinds.ts";
import { page } from "../../../app/content/page.ts";
import { teamMember } from "../../../app/content/team-member.ts";
import { sections } from "../../../app/sections/sections.ts";
import { arrangeContent, emptyTables, photo } from "../../../supabase/tests/content.ts";
import { listsOf, type Place, placesOf, put, set, withItems } from "../../testing/every-field/places.ts";
import { connectAssistant, createAccessToken } from "../testing/assistant.ts";
import { describeOnApi } from "../testing/describe-on-api.ts";
import { findStale } from "./tools/find-stale.ts";

type Input = Record<string, unknown>;
type Save = <Of extends Fields>(kind: Kind<Of>, form: FormOf<Of>, id?: string | null) => Promise<string>;

/** A value of a place, and the fields that a tool names for it. */
type Valued = { place: Place; value: unknown; names: string[] };

const finding = z.looseObject({
  reason: z.string(),
  language: z.string().optional(),
  field: z.string().optional(),
});
const stale = z.looseObject({
  documents: z.array(z.looseObject({ id: z.string(), kind: z.string(), findings: z.array(finding) })),
  read: z.number(),
  next: z.string().nullable(),
});
const versioned = z.object({ version: z.string() });
const missing = "f0000000-0000-4000-8000-00000000000f";

describeOnApi("what is outdated", (api) => {
  beforeEach(async () => {
    await emptyTables(api.database);
  });

  async function assistant(role = "admin", scopes = ["read", "draft"]) {
    const { token } = await createAccessToken(api.database, scopes, role);
    const client = await connectAssistant(api.url, token);
    async function call(name: string, input: Input = {}) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
      const text = content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
      return { answer: structuredContent, text, isError: isError === true };
    }
    /** Throws Error for what is no answer. */
    async function find(input: Input = {}) {
      const { answer, text } = await call("find_stale", input);
      const { success, data } = stale.safeParse(answer);
      if (!success) throw new Error(text);
      return data;
    }
    /** The findings of one reason in all documents. */
    const findings = async (reason: string) =>
      (await find({ reason })).documents.flatMap((document) => document.findings);
    return { call, find, findings };
  }

  const save: Save = async (kind, form, id = null) => {
    const [row] = await api.database.query<{ id: string }>(
      "select private.apply_document($1, $2, $3) as id",
      [kind.name, id, JSON.stringify(documentOf(kind, form))],
    );
    return row?.id ?? "";
  };

  const saveArticle = (nl: string, en = "", more: Partial<ArticleForm> = {}) =>
    save(article, {
      ...emptyArticle(),
      slug: "stale",
      published: true,
      title: { nl: "Titel", en: en && "Title" },
      content: { nl, en },
      ...more,
    });

  /** Saves an article as it is but for a change, for visitors or beside what they see. */
  async function articleAt(id: string, change: (form: ArticleForm) => ArticleForm, state = "saved") {
    const [row] = await api.database.query<{ document: unknown }>(
      "select private.document_of('article', $1) as document",
      [id],
    );
    const form = change(readDocument(article, row?.document).form);
    if (state === "saved") await save(article, form, id);
    else
      await api.database.query(
        `insert into public.otm_versions (kind, subject_id, number, state, document)
         select 'article', $1, private.newest_number($1) + 1, $2, $3`,
        [id, state, JSON.stringify(documentOf(article, form))],
      );
    return form;
  }

  const saveChanged = (id: string, at: string) =>
    api.database.execute(`
      set local session_replication_role = replica;
      update public.otm_blog_articles set updated_at = '${at}' where id = '${id}'`);

  const addPhoto = (id = photo, alt = { nl: "", en: "" }) =>
    api.database.query(
      `insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour, alt_nl, alt_en)
       values ($1::uuid, $1::text || '.jpg', 'foto.jpg', md5($1::text), 'image/jpeg', 9, 1600, 1200, '#c0ffee', $2, $3)`,
      [id, alt.nl, alt.en],
    );

  it("is no longer looked for once the caller has left", async () => {
    await arrangeContent(api.database);
    const { token, personId } = await createAccessToken(api.database, ["read"]);
    const leaving = new AbortController();
    const run = findStale.run(findStale.input.parse({}), {
      db: api.client(token),
      scopes: ["read"],
      personId,
      isAllowed: async () => true,
      siteUrl: new URL(api.url),
      signal: leaving.signal,
      log: console,
    });
    leaving.abort(new Error("left"));
    await expect(run).rejects.toThrow("left");
  });

  describe("in every field of every kind", () => {
    it("is a kind that is checked below", () => {
      expect(versionedKinds).toEqual(["article", "about-page", "download-page", "page"]);
    });

    check(article);
    check(aboutPage);
    check(downloadPage);
    check(page);

    function check<Of extends Fields>(kind: Kind<Of>) {
      const wantedOf = (types: readonly string[], value: string) =>
        placesOf(kind.fields).flatMap((place) => valuesOf(place, types, value));
      const cases = [
        ["old_date_or_figure", ["line", "text"], "Sinds 2023"],
        ["old_date_or_figure", ["html"], "<p>Sinds 2023</p>"],
        ["dead_link", ["html"], '<p><a href="/nergens/heen">Heen</a></p>'],
        ["dead_link", ["address"], "/nergens"],
        ["dead_link", ["picture"], `/media/${missing}`],
        ["picture_without_words", ["html"], `<p>Foto:</p><img src="/media/${photo}">`],
        ["picture_without_words", ["picture"], `/media/${photo}`],
        ["outdated_translation", ["line", "text", "html"], ""],
      ] as const;

      it.each(cases.filter(([, types]) => wantedOf(types, "").length > 0))(
        `of ${kind.name} finds %s in %j`,
        async (reason, types, value) => {
          await addPhoto();
          const wanted = wantedOf(types, value).filter(
            ({ place: { part, field } }) =>
              value !== "" ||
              // Without a title, the language would lack as a whole.
              (part.language === "en" && !field.item && !["title", "aboutTitle"].includes(part.field)),
          );
          // An answer has twenty findings of each; of some kinds there is one document alone.
          const most = kindOf(kind.name).editor.includes(":id") ? 8 : 20;
          const parts = Array.from({ length: Math.ceil(wanted.length / most) }, (_, index) =>
            wanted.slice(most * index, most * index + most),
          );
          for (const [index, part] of parts.entries()) {
            const form = part.reduce(
              (filled, { place, value }) => set(filled, place.part, value),
              shownForm(kind, `stale-${index}`),
            );
            await save(kind, form);
          }
          const { find } = await assistant();
          const { documents } = await find({ kind: kind.name, reason });
          const found = documents.flatMap(({ findings }) => findings.map((one) => [one.field, one.language]));
          const expected = wanted.flatMap(({ place, names }) =>
            names.flatMap((field) => languagesOf(place, reason).map((language) => [field, language])),
          );
          expect(found.map(String).toSorted()).toEqual(expected.map(String).toSorted());
        },
      );
    }

    /** A form that is live in both languages, and has nothing old. */
    function shownForm<Of extends Fields>(kind: Kind<Of>, slug: string): FormOf<Of> {
      const form = placesOf(kind.fields)
        .filter(({ field }) => ["line", "text", "html", "choice", "number"].includes(field.type))
        .reduce((filled, place) => put(filled, place, 0), withItems(kind));
      // The same section has the same id in both languages.
      const twins = listsOf(kind.fields).reduce((filled, { part, field }) => {
        if (!field.variants) return filled;
        const items = itemsOf(valueIn(filled, part)).map((item, index) => ({ ...item, key: `s${index}` }));
        return withValue(filled, part, items);
      }, form);
      return withValue(withValue(twins, { field: "slug" }, slug), { field: kind.isShown ?? "" }, true);
    }

    /** The value of a place with the stale one in it, and what tools call each place that has it. */
    function valuesOf(place: Place, types: readonly string[], stale: string): Valued[] {
      const { part, field, list } = place;
      const at = [toolName(part.field, list ?? field), part.item, part.inner && toolName(part.inner, field)]
        .filter((one) => one !== undefined)
        .join(".");
      if (field.tool === false) return [];
      if (!field.item) return types.includes(field.type) ? [{ place, value: stale, names: [at] }] : [];
      const inner = Object.entries(field.item).filter(([, one]) => types.includes(one.type));
      if (inner.length === 0) return [];
      const item = { ...emptyForm({ fields: field.item }), key: "i1" };
      const value = [{ ...item, ...Object.fromEntries(inner.map(([one]) => [one, stale])) }];
      return [{ place, value, names: inner.map(([one, declared]) => `${at}.1.${toolName(one, declared)}`) }];
    }

    function toolName(name: string, field: Field): string {
      return field.tool || columnOf(name, field);
    }

    /** A picture without a language is shown in both. */
    function languagesOf({ part: { language } }: Place, reason: string) {
      if (language) return [language];
      return reason === "picture_without_words" ? ["nl", "en"] : [undefined];
    }
  });

  describe("of a translation", () => {
    it("is what was changed later in the other language, until it is changed too", async () => {
      const id = await saveArticle("<p>Een</p>", "<p>One</p>");
      const { findings } = await assistant();
      expect(await findings("outdated_translation")).toEqual([]);
      const later = await articleAt(id, (form) => ({ ...form, title: { ...form.title, nl: "Anders" } }));
      expect(await findings("outdated_translation")).toEqual([
        {
          reason: "outdated_translation",
          language: "en",
          field: "title",
          text: "Title",
          why: expect.stringMatching(
            /^Dutch was changed later, on \d{4}-\d\d-\d\d: "Titel" is now "Anders"$/,
          ),
        },
      ]);
      await articleAt(id, () => ({ ...later, title: { ...later.title, en: "Otherwise" } }));
      expect(await findings("outdated_translation")).toEqual([]);
    });

    it("is each sentence that was changed later, until that sentence is changed too", async () => {
      const id = await saveArticle(
        "<p>Het kost 5 uur. Wij meten mee.</p><p>Bel ons.</p>",
        "<p>It takes 5 hours. We measure.</p><p>Call us.</p>",
      );
      const { call, findings } = await assistant();
      const write = (nl: string, en: string) => articleAt(id, (form) => ({ ...form, content: { nl, en } }));
      const changed = "<p>Het kost 6 uur. Wij meten mee.</p><p>Mail ons.</p>";
      await write(changed, "<p>It takes 5 hours. We measure.</p><p>Call us.</p>");
      const text = async () => (await findings("outdated_translation")).map((finding) => finding.text);
      expect(await text()).toEqual(["It takes 5 hours.", "Call us."]);
      await write(changed, "<p>It takes 6 hours. We measure.</p><p>Call us.</p>");
      expect(await text()).toEqual(["Call us."]);
      expect((await call("read_article", { article: id })).answer).toMatchObject({
        outdated: [
          {
            language: "en",
            field: "content",
            sentences: [{ text: "Call us.", before: "Bel ons.", after: "Mail ons." }],
          },
        ],
      });
      await write(changed, "<p>It takes 6 hours. We measure.</p><p>Mail us.</p>");
      expect(await text()).toEqual([]);
    });

    it("is found however often the other language was changed, field by field", async () => {
      const id = await saveArticle("<p>Een. Twee.</p>", "<p>One. Two.</p>", {
        excerpt: { nl: "Kort. Klaar.", en: "Short. Done." },
      });
      const { findings } = await assistant();
      for (let round = 1; round <= 14; round += 1) {
        await articleAt(id, (form) => ({
          ...form,
          content: { ...form.content, nl: `<p>Een. Drie ${round}.</p>` },
        }));
      }
      // The excerpt agreed long after the content.
      await articleAt(id, (form) => ({ ...form, excerpt: { ...form.excerpt, nl: "Lang. Klaar." } }));
      expect(await findings("outdated_translation")).toMatchObject([
        { field: "excerpt", text: "Short." },
        { field: "content", text: "Two.", why: expect.stringMatching(/"Twee\." is now "Drie 14\."$/) },
      ]);
    });

    it("is a section that was changed later, or that a language lacks, unless it is hidden", async () => {
      const section = (key: string, title: string, hidden = false) => ({
        ...emptyVariant(page.fields.sections, "text"),
        key,
        type: "text",
        hidden,
        title,
      });
      const form = (first: string) => ({
        ...emptyForm(page),
        slug: "stale",
        published: true,
        title: { nl: "Titel", en: "Title" },
        sections: {
          nl: [section("h", "Verborgen", true), section("a", first), section("b", "Twee")],
          en: [section("a", "One")],
        },
      });
      const id = await save(page, form("Een"));
      await save(page, form("Anders"), id);
      const { findings } = await assistant();
      expect(await findings("outdated_translation")).toMatchObject([
        { language: "en", field: "sections.1", why: expect.stringContaining("Dutch was changed later") },
        { language: "en", field: "sections.3", why: "Dutch has this, and English does not" },
      ]);
    });

    it("is a language that is not written at all, once", async () => {
      await saveArticle("<p>Een</p>");
      const { findings } = await assistant();
      expect(await findings("outdated_translation")).toEqual([
        {
          reason: "outdated_translation",
          language: "en",
          why: "it is written in Dutch, and not in English",
        },
      ]);
    });
  });

  describe("of a link", () => {
    it("is none that leads to a page, a file, a redirect, a place on its page or another site", async () => {
      await arrangeContent(api.database);
      await api.database.query(
        `insert into public.otm_redirects (path, target, kind) values
           ('/2020/naam', '/contact', 301), ('/en/2020/naam', '/contact', 301), ('/voorheen', '/contact', 301)`,
      );
      const links = [
        ...[
          "/",
          "/en",
          "/contact",
          "/en/contact/",
          "/nl/contact",
          "/Contact",
          "//elders.example/x",
          "#kop",
          "?a=b#c",
        ],
        ...["/insights/published", "/en/insights/published", "/blog/published", "/insights/was-published"],
        ...["/insights/tag/public", "/shown-page", "/cases", "/cases/shown-case", "/was-shown", "/rss.xml"],
        ...["/download/active_page", "/download/was_active", `/media/${photo}`, "/images/logo.svg"],
        ...[
          "published",
          "http://localhost/contact",
          "https://elders.example/weg",
          "mailto:a@b.nl",
          "tel:+31201234567",
        ],
        ...[
          "/2020/naam",
          "/2020/NAAM/",
          "/en/2020/naam",
          "/2020/naam/feed",
          "/voorheen",
          "{{link}}",
          "/{{slug}}",
        ],
        "javascript:alert(1)",
      ];
      const html = links.map((link) => `<p><a href="${link}">Heen</a></p>`).join("");
      await saveArticle(`${html}<img src="/media/${photo}" alt="Foto">`, html);
      const { findings } = await assistant();
      expect(await findings("dead_link")).toEqual([]);
    });

    it("is one to a draft, to what is gone, and to no page, in each language that has it", async () => {
      await arrangeContent(api.database);
      await api.database.query("insert into public.otm_redirects (path, kind) values ('/2020/naam', 410)");
      const links = [
        ...[
          "/insights/draft",
          "/cases/unshown-page",
          "/download/draft_page",
          "/2020/naam",
          "/insights/tag/secret",
        ],
        ...["/en/nergens", "http://localhost/nergens", `/media/${missing}`, "/nl/nergens", "/admin/blog"],
      ];
      const html = links.map((link) => `<p><a href="${link}">Heen</a></p>`).join("");
      await saveArticle(html, html);
      const { findings } = await assistant();
      expect(await findings("dead_link")).toEqual(
        ["nl", "en"].flatMap((language) =>
          links.map((link) => ({
            reason: "dead_link",
            language,
            field: "content",
            link,
            why: "no page or file of this site is there, and no redirect",
          })),
        ),
      );
    });

    it("of a section is in the language of its page", async () => {
      await api.database.query(
        "insert into public.otm_redirects (path, target, kind) values ('/voorheen', '/contact', 301)",
      );
      const closing = (key: string) => ({
        ...sections.closing.example.nl,
        key,
        type: "closing",
        hidden: false,
        buttonTo: "/voorheen",
      });
      await save(page, {
        ...emptyForm(page),
        slug: "stale",
        published: true,
        title: { nl: "Titel", en: "Title" },
        sections: { nl: [closing("a")], en: [closing("a")] },
      });
      const { findings } = await assistant();
      // It leads to /en/voorheen, which has no redirect.
      expect(await findings("dead_link")).toMatchObject([
        { language: "en", field: "sections.1.button_to", link: "/voorheen" },
      ]);
    });
  });

  it("of the site's texts is listed once, with what waits, and by key", async () => {
    await saveArticle("<p>Een</p>", "<p>One</p>");
    const add = (table: string, language: string, text: string) =>
      api.database.query(
        `insert into public.${table} (key, language, text) values ('contact.title', $1, $2)`,
        [language, text],
      );
    await add("otm_site_texts", "nl", "Bel ons vandaag");
    const { call, find } = await assistant();
    expect(await find()).toMatchObject({
      site_texts: [
        {
          key: "contact.title",
          language: "en",
          text: "Tell us what keeps piling up",
          why: expect.stringContaining('is now "Bel ons vandaag"'),
        },
      ],
    });
    for (const other of [{ kind: "article" }, { reason: "dead_link" }])
      expect(await find(other)).not.toHaveProperty("site_texts");
    const [text] = z
      .object({ texts: z.array(versioned) })
      .parse((await call("find_texts", { search: "contact.title" })).answer).texts;
    const texts = [{ key: "contact.title", version: text?.version, en: "Call us today" }];
    await call("propose_texts", { texts });
    expect(await find(), "proposed").not.toHaveProperty("site_texts");
    await api.database.query("delete from public.otm_proposals");
    expect(await find()).toHaveProperty("site_texts");
    await add("otm_waiting_texts", "en", "Call us");
    expect(await find(), "waits").not.toHaveProperty("site_texts");
  });

  it("is what somebody wished to look at again by now, also of drafts", async () => {
    const live = await saveArticle("<p>Een</p>", "");
    const draft = await saveArticle("<p>Twee</p>", "", { slug: "draft", published: false });
    await api.database.query(
      `insert into private.reviews (subject_id, due_on, note)
       values ($1, '2026-01-01', 'Live?'), ($2, '2026-01-01', '')`,
      [live, draft],
    );
    await articleAt(draft, (form) => form, "working");
    const { find } = await assistant();
    expect(await find({ reason: "due_review" })).toMatchObject({
      documents: [{ id: live, findings: [{ reason: "due_review", text: "Live?" }] }],
      not_live: [
        { id: draft, kind: "article", titles: { nl: "Titel", en: "" }, findings: [{ reason: "due_review" }] },
      ],
    });
    await api.database.query("update private.reviews set due_on = '2190-01-01'");
    expect(await find({ reason: "due_review" })).not.toHaveProperty("not_live");
  });

  it("of a picture is what neither the text nor the library describes in a language", async () => {
    await addPhoto(photo, { nl: "Een robot", en: "" });
    await addPhoto(missing);
    await api.database.query("update public.otm_media set is_decorative = true where id = $1", [missing]);
    const pictures = `<p>a</p><img src="/media/${photo}"><img src="/media/${photo}" alt="Own words"><img src="/media/${missing}">`;
    await saveArticle(pictures, `${pictures}<img src="/images/a.png">`, { imageUrl: "/images/eigen.svg" });
    const { find } = await assistant();
    const { documents, ...rest } = await find({ reason: "picture_without_words" });
    expect(documents.flatMap(({ findings }) => findings)).toMatchObject([
      { language: "en", field: "content", picture: photo },
      { language: "en", field: "content", picture: "/images/a.png" },
    ]);
    expect(rest).toMatchObject({ library: { pictures_without_description: 1 } });
    expect(await find({ reason: "picture_without_words", kind: "page" })).not.toHaveProperty("library");
  });

  it("is old text in what visitors read, and figures that nobody has changed for a year", async () => {
    const id = await saveArticle(
      "<h2>In 2023</h2><p>Tot 31 december 2024 geldt dit. Nu niet. Het scheelt 30%.</p>",
      "<p>Valid until December 31, 2024, as said.</p>",
      { faqs: [{ key: "a", question: { nl: "Sinds 2021?", en: "" }, answer: { nl: "Ja.", en: "" } }] },
    );
    const { findings } = await assistant();
    const old = [
      { language: "nl", field: "content", text: "In 2023", why: "the last year in it is 2023" },
      {
        language: "nl",
        field: "content",
        text: "Tot 31 december 2024 geldt dit.",
        why: "the last date in it, 31 december 2024, is past",
      },
    ];
    const others = [
      { language: "nl", field: "faqs.1.question", text: "Sinds 2021?" },
      { language: "en", field: "content", text: "Valid until December 31, 2024, as said." },
    ];
    expect(await findings("old_date_or_figure")).toMatchObject([...old, ...others]);
    await saveChanged(id, "2024-05-01T10:00:00Z");
    const figure = {
      text: "Het scheelt 30%.",
      why: "a percentage or an amount in a document unchanged since 2024-05-01",
    };
    expect(await findings("old_date_or_figure")).toMatchObject([...old, figure, ...others]);
  });

  it("is nothing in a draft or in a language that is not shown", async () => {
    await saveArticle("<p>In 2023</p>", "<p>In 2023</p>", { published: false });
    await saveArticle("<p>In 2023</p>", "<p>In 2023</p>", { slug: "b", shown: { nl: true, en: false } });
    const { find } = await assistant();
    const { documents } = await find({ reason: "old_date_or_figure" });
    expect(documents).toMatchObject([
      { path: "/insights/b", findings: [{ language: "nl", field: "content" }] },
    ]);
  });

  it("is no more what changes that wait, or this assistant's proposal, put right", async () => {
    const id = await saveArticle("<p>In 2023</p>", "<p>In 2022</p>");
    const { find, call } = await assistant();
    await articleAt(id, (form) => ({ ...form, content: { ...form.content, en: "<p>Now</p>" } }), "working");
    const [found] = (await find({ reason: "old_date_or_figure" })).documents;
    expect(found).toMatchObject({
      id,
      kind: "article",
      path: "/insights/stale",
      titles: { nl: "Titel", en: "Title" },
      has_changes_that_wait: true,
      is_proposed: false,
      edit_at: `http://localhost/admin/blog-editor/${id}`,
      findings: [{ language: "nl", text: "In 2023" }],
    });
    const { version } = versioned.parse((await call("read_article", { article: id })).answer);
    expect(found).toMatchObject({ version });
    const proposed = await call("save_working_version", {
      article: id,
      version,
      nl: { content: "<p>Nu, sinds 2022</p>" },
    });
    const after = versioned.parse(proposed.answer);
    expect((await find({ reason: "old_date_or_figure" })).documents).toMatchObject([
      { version: after.version, is_proposed: true, findings: [{ text: "Nu, sinds 2022" }] },
    ]);
    expect((await (await assistant()).find({ reason: "old_date_or_figure" })).documents).toMatchObject([
      { version, is_proposed: false, findings: [{ text: "In 2023" }] },
    ]);
  });

  it("is read in parts, the longest unchanged first, with 20 findings of each at most", async () => {
    const years = Array.from({ length: 23 }, (_, index) => `<p>${index} in 2023.</p>`).join("");
    for (let index = 0; index < 23; index += 1) {
      const id = await saveArticle(index === 5 ? years : "<p>In 2023</p>", "", { slug: `stale-${index}` });
      await saveChanged(id, `2026-01-${String(28 - index).padStart(2, "0")}T10:00:00Z`);
    }
    const { find } = await assistant();
    const first = await find({ reason: "old_date_or_figure" });
    const second = await find({ reason: "old_date_or_figure", after: first.next ?? "" });
    const paths = [...first.documents, ...second.documents].map(({ path }) => path);
    expect(paths).toEqual(Array.from({ length: 23 }, (_, index) => `/insights/stale-${22 - index}`));
    // The about page is read first, in which nothing is old.
    expect([first.documents.length, first.read, second.read, second.next]).toEqual([20, 21, 3, null]);
    const long = first.documents.find(({ path }) => path === "/insights/stale-5");
    expect(long).toMatchObject({ findings: { length: 20 }, more: "and 3 more" });
  });

  it("is not what visitors don't see of a document", async () => {
    const member = { ...emptyForm(teamMember), key: randomUUID(), name: "Noor", displayOrder: "1" };
    const members = [
      { ...member, bio: { nl: "Sinds 2022", en: "" } },
      { ...member, key: randomUUID(), displayOrder: "2", bio: { nl: "Sinds 2023", en: "" }, active: false },
    ];
    await save(aboutPage, { ...emptyForm(aboutPage), members });
    const { findings } = await assistant();
    expect(await findings("old_date_or_figure")).toMatchObject([
      { field: "members.1.bio", text: "Sinds 2022" },
    ]);
  });

  it("is an answer of limited size", async () => {
    const text = Array.from({ length: 20 }, (_, index) => `<p>${"woord ".repeat(60)} ${index} in 2023.</p>`);
    for (let index = 0; index < 20; index += 1)
      await saveArticle(`<p>2023.</p>${text.join("")}`, "", { slug: `stale-${index}` });
    const { find, call } = await assistant();
    const answer = await call("find_stale", { reason: "old_date_or_figure" });
    expect(answer.text.length).toBeLessThan(60_000);
    let { documents, next } = stale.parse(answer.answer);
    const found = [...documents];
    while (next !== null) {
      ({ documents, next } = await find({ reason: "old_date_or_figure", after: next }));
      found.push(...documents);
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(20);
  });

  it("is refused in words to wrong input, a lack of rights, and a person who does not read that kind", async () => {
    const { call } = await assistant("writer");
    for (const input of [
      { reason: "old" },
      { kind: "team-member" },
      { limit: 5 },
      { after: 3 },
      { after: "x".repeat(101) },
    ])
      expect((await call("find_stale", input)).isError).toBe(true);
    expect(await call("find_stale", { after: "2" })).toMatchObject({
      isError: true,
      text: expect.stringContaining("the `next` of an earlier answer"),
    });
    for (const kind of ["download-page", "about-page"])
      expect(await call("find_stale", { kind })).toMatchObject({
        isError: true,
        text: expect.stringContaining("An access token may not do this"),
      });
    expect((await call("find_stale")).isError).toBe(false);
    const { findings } = await assistant("writer");
    await save(downloadPage, {
      ...emptyForm(downloadPage),
      slug: "gids",
      active: true,
      title: { nl: "In 2023", en: "" },
    });
    expect(await findings("old_date_or_figure")).toEqual([]);
    expect(await (await assistant("editor")).findings("old_date_or_figure")).toHaveLength(1);
    await api.database.query("delete from public.user_roles");
    await expect(call("find_stale")).rejects.toThrow("its owner has no role here");
  });
});
