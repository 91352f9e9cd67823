// @module-tag S3

import { characterEntities } from "character-entities";
import { beforeAll, describe, expect, it } from "vitest";
import { undecomposed } from "../../app/data/slug.ts";
import { allowedTags } from "../../app/html/allow-list.ts";
import { plainText } from "../../app/html/plain-text.ts";
import type { Caller, Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { emptyTables } from "./content.ts";
import { admin, as, createUsers, refused, user, visitor } from "./users.ts";

type Hit = { slug: string; language: string; title: string; snippet: string; found: number };

describeOnDatabase("the search", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    await createUsers(database);
    await database.execute(articles);
  });

  function search(query: string, language = "nl", caller: Caller = visitor): Promise<Hit[]> {
    return as<Hit>(
      database,
      caller,
      "select slug, language, title, snippet, found from public.search_articles($1, $2)",
      [query, language],
    );
  }

  async function slugs(query: string, language = "nl", caller: Caller = visitor): Promise<string[]> {
    return (await search(query, language, caller)).map(({ slug }) => slug);
  }

  it.each([
    ["a word of the title", "begint", ["both"]],
    ["another form of a word", "fabrieken", ["both"]],
    ["a word of the subtitle", "ondertitel", ["both"]],
    ["a word of the excerpt", "samenvatting", ["both"]],
    ["a word of the body", "schroevendraaier", ["both"]],
    ["a word of a question", "hoelang", ["both"]],
    ["a word of an answer", "kwartier", ["both"]],
    ["no part of a tag", "class", []],
    ["an accent that was left out", "coordinatie", ["both"]],
    ["an accent that was put in", "schróevendraaier", ["both"]],
    ["a word written with references", "cafe", ["both"]],
    ["exact words", '"ruim kwartier"', ["both"]],
    ["exact words in another order", '"kwartier ruim"', []],
    ["either of two words", "schroevendraaier or moersleutel", ["both", "dutch"]],
    ["a word without another", "gereedschap -moersleutel", ["both"]],
    ["only stop words", "de het een", []],
    ["only what must not occur", "-gereedschap", []],
    ["nothing", "", []],
    ["blanks", "  \t\n ", []],
    ["signs", "🦆 ' \" ( ) & | ! <-> :* \\", []],
    ["8 kB of words", "gereedschap ".repeat(700), ["both", "dutch"]],
    ["8 kB of quotes", '"'.repeat(8192), []],
  ])("finds by %s", async (_, query, expected) => {
    expect((await slugs(query)).sort()).toEqual(expected);
  });

  describe.each([
    ["as it is typed", "Søren, Weiß, foto’s, 12 m², CO₂, Čapek, niet‑AI, “geciteerd”…"],
    [
      "by references",
      "S&oslash;ren, Wei&szlig;, foto&rsquo;s, 12 m&sup2;, CO&#8322;, &Ccaron;apek, niet&#x2011;AI, &ldquo;geciteerd&rdquo;",
    ],
    [
      "across inline elements",
      "S<b>ø</b>ren, We<i>i&szlig;</i>, <b>foto</b>'s, 12 m<sup>2</sup>, CO<sub>2</sub>, C\u030Capek, niet-<em>AI</em>, <q>geciteerd</q>",
    ],
  ])("a text %s", (_, text) => {
    it("is found by its words", async () => {
      await inTransaction(
        `update public.otm_blog_article_content set language = 'en', content =
          $html$<p>${text}</p><p>en/of rapport.pdf info@vlotwerk.nl 2024–2025</p>$html$ where content ~ 'rangorde'`,
        async () => {
          const missed = [];
          for (const word of spellings) if ((await slugs(word, "en"))[0] !== "in-body") missed.push(word);
          expect(missed).toEqual([]);
        },
      );
    });
  });

  it("finds a word that the other language has as a stop word", async () => {
    await database.execute(`
      insert into public.otm_blog_articles (slug, published) values ('stop-words', true);
      insert into public.otm_blog_article_content (article_id, language, title, content)
      select id, language, title, '' from public.otm_blog_articles,
        (values ('en', 'The van at the door'), ('nl', 'Vloeiend, will en been')) as texts (language, title)
      where slug = 'stop-words'`);
    for (const word of ["van", "door", "van door"]) expect(await slugs(word, "en")).toEqual(["stop-words"]);
    for (const word of ["will", "been"]) expect(await slugs(word, "nl")).toEqual(["stop-words"]);
    // In the language with these stop words there is no match.
    for (const word of ["van", "door"]) expect(await slugs(word, "nl")).toEqual([]);
    await database.query("delete from public.otm_blog_articles where slug = 'stop-words'");
  });

  it("finds the English text in English, stemmed as English", async () => {
    expect(await slugs("factory", "en")).toEqual(["both"]);
    expect((await search("factory", "en"))[0]).toMatchObject({
      language: "en",
      title: "Where a factory begins",
    });
    expect(await slugs("fabriek", "en")).toEqual([]);
  });

  it("finds an article in its own language when it lacks the requested one", async () => {
    expect(await search("moersleutels", "en")).toMatchObject([{ slug: "dutch", language: "nl" }]);
    expect(await search("wrenches", "nl")).toMatchObject([{ slug: "english", language: "en" }]);
  });

  it("ranks title before excerpt, excerpt before questions, questions before body", async () => {
    expect(await slugs("rangorde")).toEqual(["in-title", "in-excerpt", "in-question", "in-body"]);
  });

  it("marks matches in the accented text", async () => {
    const [hit] = await search("coordinatie");
    expect(hit?.snippet).toContain("\u0002Coördinatie\u0003");
    expect(hit?.snippet).not.toContain("<");
  });

  it.each([
    [
      "a sentence, and only the heading or cell with the word",
      "<h2>De rangorde</h2><p>Zo dus:\n dit.</p><table><tr><td>Naam</td><td>Uren<br>per week</td></tr></table>",
      "Zo dus: dit. … De «rangorde»",
    ],
    [
      "signs as they were",
      "De rangorde van ‘12 m²’ in <b>plan</b>.pdf &amp; R&amp;D, a &lt; b, 1&frac12;…",
      "De «rangorde» van ‘12 m²’ in plan.pdf & R&D, a < b, 1½…",
    ],
    ["the headings of the older format", "Eerst dit.\n\nH2: Rangorde\n- Een punt", "Eerst dit. … «Rangorde»"],
    [
      "blocks apart where there is no sentence",
      "<h2>De rangorde</h2><table><tr><td>Naam</td><td>Uren<br>per week</td></tr></table>",
      "De «rangorde» · Naam · Uren · per week",
    ],
    [
      "the sentence with the word, and those after it",
      "<p>Dit komt eerst. Er is een “rangorde!” Die is dr. Jansen te danken, zegt 3.5 keer zoveel. Ook dit.</p><h3>Kop</h3><p>En dit.</p>",
      "Er is een “«rangorde»!” Die is dr. Jansen te danken, zegt 3.5 keer zoveel. Ook dit. En dit.",
    ],
    ["nothing of nothing", "", ""],
    [
      "where it was cut",
      `${"stappen vooraf ".repeat(60)}rangorde${" stappen achteraf".repeat(60)}`,
      /^… (stappen|vooraf).* «rangorde» .*(stappen|achteraf) …$/,
    ],
    [
      "where it was cut in between",
      `Rangorde${" stappen".repeat(60)} rangorde.`,
      /^«Rangorde»( stappen)+ … (stappen )+«rangorde».$/,
    ],
  ])("shows %s", async (_, html, snippet) => {
    const [{ shown } = { shown: "" }] = await database.query<{ shown: string }>(
      "select private.snippet(private.text_of_html($1), 'nl', websearch_to_tsquery('private.nl', 'rangorde')) as shown",
      [html],
    );
    expect(shown.replaceAll("\u0002", "«").replaceAll("\u0003", "»")).toEqual(
      typeof snippet === "string" ? snippet : expect.stringMatching(snippet),
    );
  });

  it.each([
    ["a sentence", "uren", "Eerst de «uren», daarna de facturen. Nog een zin."],
    ["a sentence of two words apart", "facturen uren", "Eerst de «uren», daarna de «facturen». Nog een zin."],
    [
      "the first sentences, and the cell or item, for what no sentence has",
      "mails",
      "Eerst de uren, daarna de facturen. Nog een zin. … «Mails»",
    ],
  ])("shows %s", async (_, query, snippet) => {
    const content =
      "<table><tr><td>Uren</td><td>Facturen</td></tr></table><p>Eerst de uren, daarna de facturen.</p>" +
      "<UL class=x><li>Een<ul><li>Mails</li></ul>Twee</li></UL><p>Nog een zin.</p>";
    const [{ shown } = { shown: "" }] = await database.query<{ shown: string }>(
      `select private.snippet_of_line(
        private.line_of_article(variant), 'nl', websearch_to_tsquery('private.nl', $2)) as shown
      from jsonb_populate_record(null::public.otm_blog_article_content, jsonb_build_object('content', $1::text)) variant`,
      [content, query],
    );
    expect(shown.replaceAll("\u0002", "«").replaceAll("\u0003", "»")).toBe(snippet);
  });

  // Between the parts of a table there are no words.
  const tags = allowedTags.filter((tag) => !/^(?:col|colgroup|thead|tbody|tfoot)$/.test(tag));
  it.each(tags)("parts the same words at %s as the plain text of a page does", async (tag) => {
    const html = `een<${tag}>twee`;
    const [row] = await database.query<{ text: string }>("select private.text_of_html($1) as text", [html]);
    expect(row?.text.replace("\n", " ")).toBe(plainText(html));
  });

  it.each(Object.entries(undecomposed))("folds %s to %s as slugs do", async (letter, folded) => {
    const [row] = await database.query<{ text: string }>("select extensions.unaccent($1) as text", [letter]);
    expect(row?.text).toBe(folded);
  });

  it("knows all character references of HTML by name", async () => {
    const [row] = await database.query<{ named: unknown }>("select private.named_characters() as named");
    expect(row?.named).toEqual(characterEntities);
  });

  it("removes marker characters from editors' text", async () => {
    await inTransaction(
      "update public.otm_blog_article_content set content = E'\\x02nagemaakt\\x03 gereedschap.' where language = 'nl'",
      async () => {
        const [hit] = await search("gereedschap");
        expect(hit?.snippet.split("\u0002")).toEqual([
          expect.any(String),
          expect.stringMatching(/^gereedschap/),
        ]);
        expect(hit?.snippet.split("\u0003")).toHaveLength(2);
      },
    );
  });

  it("returns a page and the total", async () => {
    const page = await as<Hit>(
      database,
      visitor,
      "select slug, found from public.search_articles('rangorde', 'nl', _limit => 2, _offset => 1)",
    );
    expect(page).toEqual([
      { slug: "in-excerpt", found: 4 },
      { slug: "in-question", found: 4 },
    ]);
  });

  it("ranks and counts the newest 500 matches of a frequent word", async () => {
    await database.execute(`
      insert into public.otm_blog_articles (slug, published, created_at)
        select 'common-' || n, true, timestamptz '2025-01-01' - n * interval '1 hour' from generate_series(1, 510) n;
      insert into public.otm_blog_article_content (article_id, language, title)
        select id, 'nl', 'Gangbaar' from public.otm_blog_articles where slug like 'common-%'`);
    const all = await as<Hit>(
      database,
      visitor,
      "select slug, found from public.search_articles('gangbaar', 'nl', _limit => 50, _offset => 480)",
    );
    expect(all.map(({ found }) => found)).toEqual(Array.from({ length: 20 }, () => 500));
    expect(all.at(-1)?.slug).toBe("common-500");
    await database.query("delete from public.otm_blog_articles where slug like 'common-%'");
  });

  it.each([
    ["0, 0", 0],
    ["-1, -1", 0],
    ["null, null", 4],
    ["2147483647, 0", 4],
    ["10, 2147483647", 0],
  ])("accepts any limit and offset: %s", async (range, count) => {
    const call = `select slug from public.search_articles('rangorde', 'nl', ${range})`;
    expect(await as<Hit>(database, visitor, call)).toHaveLength(count);
  });

  describe.each([
    ["a visitor", visitor],
    ["a user", user],
    ["an administrator", admin],
  ])("to %s", (_, caller) => {
    it.each(["geheimpje", "geheimzin", "geheimvraag"])("shows no draft for %s", async (word) => {
      expect(await slugs(word, "nl", caller)).toEqual([]);
      expect(await slugs(word, "en", caller)).toEqual([]);
    });

    it("does not expose the index", async () => {
      for (const table of ["article_search", "article_lines"])
        await expect(as(database, caller, `select from private.${table}`)).rejects.toMatchObject(refused);
    });
  });

  describe("follows changes", () => {
    it.each([
      [
        "a draft that is published",
        "update public.otm_blog_articles set published = true",
        "geheimzin",
        ["draft"],
      ],
      [
        "an article that is withdrawn",
        "update public.otm_blog_articles set published = false",
        "fabriek",
        [],
      ],
      [
        "an article that is deleted",
        "delete from public.otm_blog_articles where slug = 'both'",
        "fabriek",
        [],
      ],
      [
        "another text",
        "update public.otm_blog_article_content set content = 'Zaagmachine' where language = 'nl'",
        "schroevendraaier",
        [],
      ],
      [
        "another title",
        "update public.otm_blog_article_content set title = 'Zaagsel' where title ~ 'begint'",
        "zaagsel",
        ["both"],
      ],
      ["another question", "update public.otm_blog_article_faqs set answer_nl = 'Een jaar.'", "kwartier", []],
      ["a question that is deleted", "delete from public.otm_blog_article_faqs", "kwartier", []],
      ["questions that are emptied as a table", "truncate public.otm_blog_article_faqs", "kwartier", []],
      [
        "a text that is deleted",
        "delete from public.otm_blog_article_content where language = 'nl'",
        "factory",
        ["both"],
      ],
      [
        "a text in a second language",
        `insert into public.otm_blog_article_content (article_id, language, title)
          select id, 'nl', 'Sleutels' from public.otm_blog_articles where slug = 'english'`,
        "wrenches",
        [],
      ],
    ])("%s", async (_, statement, query, expected) => {
      await inTransaction(statement, async () => expect(await slugs(query)).toEqual(expected));
    });

    it("shows the same of a text whose line was not prepared", async () => {
      const before = await search("rangorde");
      await inTransaction("delete from private.article_lines", async () =>
        expect(await search("rangorde")).toEqual(before),
      );
    });

    it("shows the questions as they are now", async () => {
      await inTransaction(
        "update public.otm_blog_article_faqs set answer_nl = 'Hier staat het draaiboek.'",
        async () => expect((await search("draaiboek"))[0]?.snippet).toContain("\u0002draaiboek\u0003"),
      );
    });

    it("supports a text of 1 MB of unique words", async () => {
      const words = `(select string_agg(chr(19968 + n % 20000) || n, ' ') from generate_series(1, 80000) n)`;
      await inTransaction(
        `update public.otm_blog_article_content set content = ${words} where title ~ 'begint'`,
        async () => expect(await slugs("begint")).toEqual(["both"]),
      );
    });
  });

  /** Runs a statement and rolls it back afterwards. */
  async function inTransaction(statement: string, check: () => Promise<void>) {
    await database.execute(statement);
    try {
      await check();
    } finally {
      await emptyTables(database);
      await createUsers(database);
      await database.execute(articles);
    }
  }
});

const spellings = [
  ...[
    "Søren",
    "soren",
    "Weiß",
    "weiss",
    "foto’s",
    "foto's",
    "foto",
    "m²",
    "m2",
    "CO₂",
    "CO2",
    "Čapek",
    "capek",
  ],
  ...["niet‑AI", "niet-ai", "AI", "geciteerd", "en/of", "rapport.pdf", "rapport", "pdf"],
  ...["vlotwerk", "vlotwerk.nl", "info@vlotwerk.nl", "2024", "2025", "2024–2025"],
];

const articles = `
  insert into public.otm_blog_articles (id, slug, published) values
    ('a0000000-0000-4000-8000-000000000001', 'both', true),
    ('a0000000-0000-4000-8000-000000000002', 'draft', false),
    ('a0000000-0000-4000-8000-000000000003', 'dutch', true),
    ('a0000000-0000-4000-8000-000000000004', 'english', true),
    ('a0000000-0000-4000-8000-000000000005', 'in-body', true),
    ('a0000000-0000-4000-8000-000000000006', 'in-question', true),
    ('a0000000-0000-4000-8000-000000000007', 'in-excerpt', true),
    ('a0000000-0000-4000-8000-000000000008', 'in-title', true);
  insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content) values
    ('a0000000-0000-4000-8000-000000000001', 'nl', 'Waar een fabriek begint', 'Een ondertitel', 'Een samenvatting',
      '<p class="label-value">De schroevendraaier is gereedschap. <b>Coördinatie</b> in het caf&eacute;.</p>'),
    ('a0000000-0000-4000-8000-000000000001', 'en', 'Where a factory begins', null, null, '<p>Factories.</p>'),
    ('a0000000-0000-4000-8000-000000000002', 'nl', 'Geheimpje', null, 'Geheimzin', '<p>Geheimzin</p>'),
    ('a0000000-0000-4000-8000-000000000003', 'nl', 'Alleen Nederlands', null, null, '<p>De moersleutel is gereedschap.</p>'),
    ('a0000000-0000-4000-8000-000000000004', 'en', 'English only', null, null, '<p>A wrench is a tool.</p>'),
    ('a0000000-0000-4000-8000-000000000005', 'nl', 'Iets', null, null, repeat('<p>Rangorde rangorde.</p>', 50)),
    ('a0000000-0000-4000-8000-000000000006', 'nl', 'Iets', null, null, ''),
    ('a0000000-0000-4000-8000-000000000007', 'nl', 'Iets', null, 'De rangorde', ''),
    ('a0000000-0000-4000-8000-000000000008', 'nl', 'De rangorde', null, null, '');
  insert into public.otm_blog_article_faqs (article_id, question_nl, answer_nl) values
    ('a0000000-0000-4000-8000-000000000001', 'Hoelang duurt het?', 'Ruim een kwartier, een ruim kwartier.'),
    ('a0000000-0000-4000-8000-000000000002', 'Een geheimvraag?', 'Ja.'),
    ('a0000000-0000-4000-8000-000000000006', 'Wat is de rangorde?', 'Dit.');`;
