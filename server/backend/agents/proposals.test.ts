import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { textKeys } from "../../../app/i18n/text-keys.ts";
import {
  activeMember,
  activePage,
  arrangeContent,
  draft,
  draftPage,
  photo,
  published,
  withoutPlans,
} from "../../../supabase/tests/content.ts";
import { arrangedOnce } from "../../../supabase/tests/rows.ts";
import { type Api, openApi } from "../testing/api.ts";
import { connectAssistant, createAccessToken } from "../testing/assistant.ts";
import { describeOnDatabase } from "../testing/databases.ts";

type Input = Record<string, unknown>;

const versioned = z.object({ version: z.string() });
const proposalsAt = "http://localhost/admin/proposals";

const arrange = arrangedOnce([arrangeContent, withoutPlans]);

describeOnDatabase("what assistants propose", (open) => {
  let api: Api;

  beforeAll(async () => {
    const database = await open();
    api = await openApi(database);
    await database.query("select public.set_site_text_keys($1)", [JSON.stringify(textKeys)]);
  });

  beforeEach(() => arrange(api.database));

  async function assistant(role = "admin", scopes = ["read", "draft"]) {
    const made = await createAccessToken(api.database, scopes, role);
    const client = await connectAssistant(api.url, made.token);
    async function call(name: string, input: Input = {}) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
      const text = content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
      return { answer: structuredContent, text, isError: isError === true };
    }
    /** Reads a document, and changes it with the version that it has. */
    async function change(read: string, tool: string, named: Input, input: Input) {
      const { version } = versioned.parse((await call(read, named)).answer);
      return call(tool, { ...named, version, ...input });
    }
    const changeArticle = (article: string, input: Input) =>
      change("read_article", "save_working_version", { article }, input);
    return { ...made, call, change, changeArticle };
  }

  const stored = () =>
    api.database.query<{ kind: string; base: unknown; document: unknown }>(
      "select kind, subject, assistant, base, document from public.otm_proposals",
    );
  const author = async (id: string) =>
    (await api.database.query("select author from public.otm_blog_articles where id = $1", [id]))[0];
  const error = (words: string | RegExp) => ({ isError: true, text: expect.stringMatching(words) });

  describe("for documents", () => {
    it("waits beside what is live and beside drafts of people, and is what the assistant goes on with", async () => {
      const { call, changeArticle } = await assistant();
      for (const article of [published, draft]) {
        expect((await changeArticle(article, { author: "Noor" })).answer).toMatchObject({
          id: article,
          saved_as: "proposal",
          proposed: ["Author"],
          edit_at: proposalsAt,
        });
        expect((await changeArticle(article, { nl: { subtitle: "Erbij" } })).answer).toMatchObject({
          proposed: ["Subtitle (NL)", "Author"],
        });
        expect((await call("read_article", { article })).answer).toMatchObject({
          proposed: ["Subtitle (NL)", "Author"],
          author: "Noor",
          nl: { subtitle: "Erbij" },
        });
        expect(await author(article)).toEqual({ author: "Anonymous" });
      }
      expect(await stored()).toMatchObject([
        {
          kind: "article",
          assistant: "Test assistant",
          base: { author: "Anonymous" },
          document: { author: "Noor" },
        },
        { subject: draft, base: { published: false }, document: { published: false } },
      ]);
    });

    it("is not what others read", async () => {
      await (await assistant()).changeArticle(published, { author: "Noor" });
      const { answer } = await (await assistant()).call("read_article", { article: published });
      expect(answer).toMatchObject({ author: "Anonymous" });
      expect(answer).not.toHaveProperty("proposed");
    });

    it("goes with what a person changes in between, and is outdated then", async () => {
      const { call, changeArticle } = await assistant();
      await changeArticle(published, { author: "Noor", read_time: 9 });
      const { version } = versioned.parse((await call("read_article", { article: published })).answer);
      await api.database.query(
        "update public.otm_blog_articles set read_time = 7, image_url = '/images/a.svg', author = 'Sam' where id = $1",
        [published],
      );
      const late = { article: published, version, nl: { subtitle: "Te laat" } };
      expect(await call("save_working_version", late)).toMatchObject(error("changed by somebody else"));
      expect((await call("read_article", { article: published })).answer).toMatchObject({
        proposed: ["Author", "Read Time (minutes)"],
        author: "Noor",
        read_time: 9,
        image: "/images/a.svg",
      });
      await changeArticle(published, { nl: { subtitle: "Op tijd" } });
      expect(await stored()).toMatchObject([
        { base: { author: "Sam", image_url: "/images/a.svg" }, document: { author: "Noor" } },
      ]);
    });

    it("is read without the parts that a person accepted or refused", async () => {
      const { call, changeArticle } = await assistant();
      await changeArticle(published, { author: "Noor", read_time: 9 });
      await api.database.query("update public.otm_proposals set document = document || '{\"read_time\": 5}'");
      expect((await call("read_article", { article: published })).answer).toMatchObject({
        proposed: ["Author"],
        read_time: 5,
      });
      await api.database.query("delete from public.otm_proposals");
      const { answer } = await call("read_article", { article: published });
      expect(answer).not.toHaveProperty("proposed");
    });

    it("is left to a person when it would change nothing, or can't be read", async () => {
      const { call, changeArticle } = await assistant();
      await changeArticle(published, { author: "Noor" });
      expect(await changeArticle(published, { author: "Noor" })).toMatchObject(error("changes nothing"));
      expect(await changeArticle(published, { author: "Anonymous" })).toMatchObject(
        error("A person refuses"),
      );
      await api.database.query("update public.otm_proposals set document = '{\"author\": 5}'");
      expect((await call("read_article", { article: published })).answer).toMatchObject({
        author: "Anonymous",
      });
    });

    it("becomes one when a person has saved the assistant's own draft", async () => {
      const { call, changeArticle } = await assistant();
      const { answer } = await call("draft_article", { nl: { title: "Van mij", content: "<p>Tekst.</p>" } });
      const { id } = z.object({ id: z.string() }).parse(answer);
      expect((await changeArticle(id, { author: "Noor" })).answer).toMatchObject({ saved_as: "draft" });
      const other = await assistant();
      expect((await other.changeArticle(id, { author: "Sam" })).answer).toMatchObject({
        saved_as: "proposal",
      });
      await api.database.query("update public.otm_blog_articles set author = 'Een mens' where id = $1", [id]);
      expect((await changeArticle(id, { author: "Anders" })).answer).toMatchObject({ saved_as: "proposal" });
      expect(await author(id)).toEqual({ author: "Een mens" });
    });

    it("takes nothing from another site", async () => {
      const { changeArticle, change } = await assistant();
      const picture = '<p>Tekst.</p><img src="https://evil.example/?eve">';
      for (const answer of [
        await changeArticle(published, { nl: { content: picture } }),
        await change(
          "read_download_page",
          "change_download_page",
          { download_page: activePage },
          { nl: { email_thank_you_message: picture } },
        ),
        await change(
          "read_download_page",
          "change_download_page",
          { download_page: activePage },
          { en: { confirmation_content: picture } },
        ),
      ])
        expect(answer).toMatchObject(error("of another site"));
      expect(await stored()).toEqual([]);
    });
  });

  describe("for download pages", () => {
    it("is found, read, drafted, changed and proposed by assistants of editors", async () => {
      const { call, change } = await assistant("editor");
      expect((await call("find_download_pages")).answer).toMatchObject({
        download_pages: expect.arrayContaining([
          expect.objectContaining({
            id: activePage,
            slug: "active_page",
            is_live: true,
            titles: { nl: "Gids" },
          }),
          expect.objectContaining({ id: draftPage, is_live: false }),
        ]),
      });
      const made = await call("draft_download_page", {
        nl: { title: "Nieuwe gids", content: "<p>Tekst.</p>" },
        en: { title: "New guide" },
      });
      expect(made.answer).toMatchObject({ saved_as: "draft" });
      const own = { download_page: "new-guide" };
      expect((await call("read_download_page", own)).answer).toMatchObject({
        state: "draft",
        slug: "new-guide",
        nl: { title: "Nieuwe gids", content: "<p>Tekst.</p>" },
      });
      const input = { nl: { email_subject: "Uw gids" } };
      expect((await change("read_download_page", "change_download_page", own, input)).answer).toMatchObject({
        saved_as: "draft",
        edit_at: expect.stringContaining("/admin/download-pages/"),
      });
      const live = { download_page: activePage };
      expect((await change("read_download_page", "change_download_page", live, input)).answer).toMatchObject({
        saved_as: "proposal",
        proposed: ["Subject (NL)"],
      });
      expect((await call("read_download_page", live)).answer).toMatchObject({
        state: "live",
        nl: { title: "Gids", email_subject: "Uw gids" },
      });
      expect(
        await api.database.query(
          "select email_subject from public.otm_download_page_content where page_id = $1",
          [activePage],
        ),
      ).toEqual([{ email_subject: "" }]);
    });

    it("is told to be an editor's matter, to assistants of writers", async () => {
      const { call } = await assistant("writer");
      for (const [name, input] of [
        ["find_download_pages", {}],
        ["read_download_page", { download_page: activePage }],
        ["draft_download_page", { nl: { title: "Gids" } }],
      ] as const)
        expect(await call(name, input)).toMatchObject(error("has no right"));
    });

    it("needs a slug or a title, and knows no page that is not there", async () => {
      const { call } = await assistant();
      expect(await call("draft_download_page", { nl: { content: "<p>x</p>" } })).toMatchObject(
        error("It needs a title"),
      );
      expect(await call("read_download_page", { download_page: "none" })).toMatchObject(
        error('There is no download page "none"'),
      );
      expect(await call("draft_download_page", { nl: { title: "A" }, active: true })).toMatchObject(
        error("active"),
      );
    });
  });

  describe("for the about page", () => {
    const about = z.object({
      version: z.string(),
      members: z.array(z.looseObject({ id: z.string(), name: z.string(), active: z.boolean() })),
    });

    it("is read with the whole team, and proposed in parts, with members by their ids", async () => {
      const { call, change } = await assistant("editor");
      const read = await call("read_about_page");
      expect(read.answer).toMatchObject({ state: "live", nl: { about_title: "Over ons" } });
      const { members } = about.parse(read.answer);
      expect(members.map(({ name, active }) => [name, active])).toEqual([
        ["Noor", true],
        ["Lotte", false],
      ]);
      const changed = await change(
        "read_about_page",
        "change_about_page",
        {},
        {
          en: { about_title: "About us" },
          members: [...members.map((one) => ({ ...one, role_en: "Engineer" })), { name: "Sam" }],
        },
      );
      expect(changed.answer).toMatchObject({
        saved_as: "proposal",
        proposed: expect.arrayContaining([
          expect.stringContaining("About Title"),
          expect.stringContaining("Team"),
        ]),
        edit_at: proposalsAt,
      });
      const again = about.parse((await call("read_about_page")).answer);
      expect(again.members).toMatchObject([
        { id: members[0]?.id, name: "Noor", role_en: "Engineer", display_order: 1 },
        { id: members[1]?.id, name: "Lotte", active: false, display_order: 2 },
        { name: "Sam", active: true, display_order: 3 },
      ]);
      expect(
        await api.database.query("select name from public.otm_team_members order by display_order"),
      ).toEqual([{ name: "Noor" }, { name: "Lotte" }]);
    });

    it("is not drafted, and refuses what its editor would", async () => {
      const { call, change } = await assistant();
      await expect(call("draft_about_page", {})).rejects.toThrow("draft_about_page");
      const written = (input: Input) => change("read_about_page", "change_about_page", {}, input);
      for (const [input, words] of [
        [{ members: [{ name: " " }] }, "Name of Team member 1"],
        [{ members: [{ name: "Sam", id: "1" }] }, "id"],
        [
          {
            members: [
              { name: "Sam", id: activeMember },
              { name: "Noor", id: activeMember },
            ],
          },
          "Two items have the same id",
        ],
        [{ members: [{ name: "Sam", image_url: "https://evil.example/?noor" }] }, "of another site"],
        [{ nl: { about_title: "x".repeat(301) } }, "About Title"],
        [{ active: false }, "active"],
      ] as const)
        expect(await written(input)).toMatchObject(error(words));
      expect(await stored()).toEqual([]);
      const writer = await assistant("writer");
      expect(await writer.call("read_about_page")).toMatchObject(error("has no right"));
    });
  });

  describe("for texts of the site", () => {
    type Found = { key: string; version: string; nl?: string; en?: string; all?: string };
    const found = z.object({
      texts: z.array(z.looseObject({ key: z.string(), version: z.string() })),
      next: z.string().nullable(),
    });

    async function find(call: Awaited<ReturnType<typeof assistant>>["call"], search: string, key = search) {
      const { texts } = found.parse((await call("find_texts", { search })).answer);
      const text = texts.find((one) => one.key === key);
      if (!text) throw new Error(`No text ${key}`);
      return text satisfies Found;
    }

    it("is found by words and place, and proposed over what waits", async () => {
      const { call } = await assistant("writer");
      const title = await find(call, "home.hero.title");
      expect(title).toMatchObject({ group: "home.hero", nl: "Hoi", max_length: 2_000, is_waiting: true });
      const { key, version } = title;
      const { answer } = await call("propose_texts", { texts: [{ key, version, nl: "  Goedendag  " }] });
      expect(answer).toMatchObject({ saved_as: "proposal", proposed: [key], edit_at: proposalsAt });
      expect(await stored()).toMatchObject([
        { kind: "site text", base: { nl: "Hoi", en: title.en }, document: { nl: "Goedendag", en: title.en } },
      ]);
      const again = await find(call, key);
      expect(again).toMatchObject({ nl: "Goedendag", is_proposed: true });
      await call("propose_texts", { texts: [{ key, version: again.version, en: "Good day" }] });
      expect(await stored()).toMatchObject([{ document: { nl: "Goedendag", en: "Good day" } }]);
      expect(await call("propose_texts", { texts: [{ key, version, nl: "Te laat" }] })).toMatchObject(
        error("changed by somebody else"),
      );
      const { texts } = found.parse((await call("find_texts", { group: "contact" })).answer);
      expect(texts.every((one) => one.group === "contact")).toBe(true);
    });

    it("is listed in parts, each text once", async () => {
      const { call } = await assistant("writer", ["read"]);
      const keys: string[] = [];
      let after: string | null = null;
      do {
        const part = found.parse((await call("find_texts", after ? { after } : {})).answer);
        keys.push(...part.texts.map(({ key }) => key));
        after = part.next;
      } while (after);
      expect(keys).toHaveLength(new Set(keys).size);
      expect(new Set(keys)).toEqual(new Set(textKeys.map(({ key }) => key)));
    });

    it("is as long as it may be, keeps its placeholders, and is no other language's", async () => {
      const { call } = await assistant();
      const fact = await find(call, "firm.email");
      const withValue = await find(call, "mails.greeting");
      const terms = await find(call, "terms.body");
      for (const [text, words] of [
        [{ key: "home.hero.title", nl: "x".repeat(2_001) }, "at most 2000 characters"],
        [{ key: "home.hero.title", all: "x" }, "has no language"],
        [{ key: withValue.key, nl: "Zonder" }, "Keep {"],
        [{ key: fact.key, all: "geen adres" }, "no email address"],
        [{ key: terms.key, nl: '<p>x</p><img src="https://evil.example/?eve">' }, "of another site"],
        [{ key: terms.key, en: "x" }, "has no language"],
        [{ key: "no.such.key", nl: "x" }, "The site has no text"],
        [{ key: fact.key }, "changes nothing"],
      ] as const) {
        const version = [withValue, fact, terms].find(({ key }) => key === text.key)?.version;
        const known = version ?? (await find(call, "home.hero.title")).version;
        expect(await call("propose_texts", { texts: [{ ...text, version: known }] })).toMatchObject(
          error(words),
        );
      }
      expect(await stored()).toEqual([]);
    });

    it("is read in parts when it is long", async () => {
      await api.database.query(
        "insert into public.otm_site_texts (key, language, text) values ('privacy.body', 'nl', $1)",
        ["<p>Alinea.</p>".repeat(3_000)],
      );
      const { call } = await assistant("writer", ["read"]);
      expect(await find(call, "privacy.body")).toMatchObject({
        long: expect.arrayContaining([{ part: "nl", total: 42_000 }]),
      });
      const { answer } = await call("read_text", { key: "privacy.body", language: "nl", from: 14_000 });
      expect(answer).toMatchObject({ from: 14_000, total: 42_000, next: 33_992 });
      expect(await call("read_text", { key: "terms.body", language: "en" })).toMatchObject(
        error("no language"),
      );
    });
  });

  describe("for pictures", () => {
    const found = z.object({
      pictures: z.array(z.looseObject({ picture: z.string(), version: z.string() })),
    });

    it("is found while a description lacks, proposed, and gone on with", async () => {
      const { call } = await assistant("writer");
      const find = async () =>
        found.parse((await call("find_pictures_without_description", { search: "foto" })).answer).pictures[0];
      const first = await find();
      expect(first).toMatchObject({
        picture: photo,
        name: "foto.jpg",
        see_at: `http://localhost/media/${photo}`,
        lacks: ["nl", "en"],
        nl: "",
      });
      const propose = (description: Input, version = first?.version) =>
        call("propose_descriptions", { descriptions: [{ picture: photo, version, ...description }] });
      expect((await propose({ nl: " Een   robot\n" })).answer).toMatchObject({ proposed: [photo] });
      expect(await find()).toMatchObject({ nl: "Een robot", en: "", lacks: ["nl", "en"], is_proposed: true });
      expect(await propose({ en: "A robot" })).toMatchObject(error("changed by somebody else"));
      await propose({ en: "A robot" }, (await find())?.version);
      expect(await stored()).toMatchObject([
        { kind: "picture", base: { nl: "", en: "" }, document: { nl: "Een robot", en: "A robot" } },
      ]);
      expect(await api.database.query("select alt_nl from public.otm_media where id = $1", [photo])).toEqual([
        { alt_nl: "" },
      ]);
      expect(await propose({}, (await find())?.version)).toMatchObject({ isError: false });
    });

    it("is refused when it is none", async () => {
      const { call } = await assistant();
      const version = "x";
      for (const [input, words] of [
        [{ picture: published, version, nl: "x" }, "no picture"],
        [{ picture: "x", version, nl: "x" }, "picture"],
        [{ picture: photo, version, nl: "x" }, "changed by somebody else"],
        [{ picture: photo, version, nl: "x".repeat(501) }, "500"],
        [{ picture: photo, version, de: "x" }, "de"],
      ] as const)
        expect(await call("propose_descriptions", { descriptions: [input] })).toMatchObject(error(words));
    });
  });

  it("is told to be too much when 500 are open, and what was proposed before", async () => {
    const { call, personId } = await assistant();
    await api.database.query(
      `insert into public.otm_proposals (user_id, assistant, kind, subject, base, document)
       select $1, 'Test assistant', 'site text', 'x' || number, '{}', '{}' from generate_series(1, 499) number`,
      [personId],
    );
    const { answer } = await call("find_texts", { group: "contact" });
    const { texts: found } = z
      .object({ texts: z.array(z.object({ key: z.string(), version: z.string() })) })
      .parse(answer);
    const texts = found.slice(0, 2).map((text) => ({ ...text, nl: "Anders" }));
    expect(await call("propose_texts", { texts })).toMatchObject(
      error(/500 open proposals.*Decide about some first.*Proposed were, before \S+: contact\.\S+\./),
    );
  });

  describe("a long text", () => {
    const paragraph = "<p>Een alinea van vijftig tekens, met spaties erbij.</p>";
    const long = paragraph.repeat(500);

    it("is left out of what is read, and read by part at the ends of its blocks", async () => {
      await api.database.query(
        "update public.otm_blog_article_content set content = $1 where article_id = $2",
        [long, published],
      );
      const { call } = await assistant("writer", ["read"]);
      const { answer } = await call("read_article", { article: published });
      expect(answer).toMatchObject({ long: [{ part: "content", language: "nl", total: long.length }] });
      expect(answer).not.toHaveProperty("nl.content");
      const parts: string[] = [];
      for (let from: number | null = 0; from !== null; ) {
        const part = { article: published, part: "content", language: "nl", from, length: 5_000 };
        const read = z
          .object({ value: z.string(), total: z.literal(long.length), next: z.number().nullable() })
          .parse((await call("read_article", part)).answer);
        expect(read.value.endsWith("</p>")).toBe(true);
        parts.push(read.value);
        from = read.next;
      }
      expect(parts.join("")).toBe(long);
      for (const [wrong, words] of [
        [{ part: "content" }, "give `language`"],
        [{ part: "author", language: "nl" }, "leave `language` out"],
        [{ part: "no_such_part" }, "part"],
        [{ part: "content", language: "nl", from: -1 }, "from"],
      ] as const)
        expect(await call("read_article", { article: published, ...wrong })).toMatchObject(error(words));
    });
  });
});
