import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { articleHtml } from "../../app/html/article-html.server.ts";
import { plainText } from "../../app/html/plain-text.ts";
import { emptyTables } from "../../supabase/tests/content.ts";
import type { Database } from "../backend/database/database.ts";
import { seed } from "../backend/database/seed.ts";
import { createDirectoryStore } from "../backend/media/directory-store.ts";
import { keysOf, openLibrary } from "../backend/media/library.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { afterFile } from "../testing/after-file.ts";
import { removeDirectory } from "../testing/remove-directory.ts";
import { exportSite } from "./export-site.ts";

const siteUrl = new URL("https://site.example");
const photo = "f0000000-0000-4000-8000-000000000001";
const guide = "f0000000-0000-4000-8000-000000000002";
/** The Dutch text of a download page. */
const offering = "gids.nl";
const lost = "f0000000-0000-4000-8000-000000000003";
const hard = "a0000000-0000-4000-8000-00000000f001";
const late = "a0000000-0000-4000-8000-00000000f002";
const hostile = "a0000000-0000-4000-8000-00000000f003";
/** What YAML and file names could trip over. */
const hardTitle = `"Ja: 'nee' # {x}\\ \u0085\u2028 - 💶 ${"lang ".repeat(50)}einde`;

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "export-"));
  afterFile(() => removeDirectory(directory));
  return directory;
}

describeOnDatabase("an export", (open) => {
  let database: Database;
  let directory: string;
  let files: string[];
  let summary: Awaited<ReturnType<typeof exportSite>>;
  let store: ReturnType<typeof createDirectoryStore>;

  const read = (path: string) => readFile(join(directory, path), "utf8");

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    await database.execute("truncate supabase_migrations.seed_files");
    await seed(database);
    await arrange(database);
    store = createDirectoryStore(join(await newDirectory(), "files"));
    for await (const version of openLibrary(database).listVersions()) {
      if (version.id === lost) continue;
      for (const key of keysOf(version)) await store.put(key, Buffer.from(`bytes of ${key}`), "image/jpeg");
    }
    directory = join(await newDirectory(), "new", "export");
    summary = await exportSite({ database, store, siteUrl }, directory);
    files = (await readdir(directory, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
      .toSorted();
  });

  it("has a file for each text of an article, with its words, and front matter that is YAML", async () => {
    const rows = await database.query<{ slug: string; language: string; title: string; content: string }>(
      `select slug, language, title, content from public.otm_blog_articles
       join public.otm_blog_article_content on article_id = id where id <> $1`,
      [hostile],
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { slug, language, title, content } of rows) {
      const { facts, body } = parse(await read(`articles/${nameOf(slug)}.${language}.md`));
      expect(facts).toMatchObject({ title, slug, language });
      expect(lacking(plainText(articleHtml(content)), body)).toEqual([]);
    }
    expect(files.filter((path) => /^articles\/.*\.md$/.test(path))).toHaveLength(rows.length + 1);
  });

  it("says of each language what it is, where, and when", async () => {
    const dutch = parse(await read(`articles/${nameOf(hardSlug)}.nl.md`));
    expect(dutch.facts).toMatchObject({
      status: "published",
      draft: false,
      date: "2026-01-02T03:04:05+00:00",
      published: "2026-01-02T03:04:05+00:00",
      address: `https://site.example/insights/${hardSlug}`,
      author: "Eva: de Vries",
      read_time: 7,
      image_url: "../media/een-foto.jpg",
      tags: ["AI-automatisering"],
      related_articles: ["later"],
    });
    expect(dutch.facts).not.toHaveProperty("subtitle");
    expect(parse(await read(`articles/${nameOf(hardSlug)}.en.md`)).facts).toMatchObject({
      status: "draft",
      draft: true,
      address: `https://site.example/en/insights/${hardSlug}`,
      tags: ["AI automation"],
    });
    expect(parse(await read("articles/later.nl.md")).facts).toMatchObject({
      status: "planned",
      draft: true,
      date: expect.stringMatching(/^2030-05-06T/),
    });
  });

  it("leads to its own pictures and files, and ends an article in its questions", async () => {
    const { body } = parse(await read(`articles/${nameOf(hardSlug)}.nl.md`));
    expect(body).toContain("![Een vrouw aan het werk](../media/een-foto.jpg)");
    expect(body).toContain("[de gids](../media/gids.pdf)");
    expect(body).toContain("[elders](https://elders.example/x)");
    expect(body).toContain(`![](/media/${lost})`);
    expect(body).toContain("## Vragen\n\n### Wat \\<kost> het?\n\nNiets.\n\nEcht niet.");
    expect(body).not.toContain("Only in English");
  });

  it("has the files of the library, byte for byte, and names those that are lost", async () => {
    const list = z
      .array(z.looseObject({ id: z.string(), file: z.string().nullable() }))
      .parse(JSON.parse(await read("media.json")));
    expect(list).toEqual([
      {
        id: photo,
        name: "../../Een foto.JPG",
        file: "media/een-foto.jpg",
        address: `https://site.example/media/${photo}`,
        alt_nl: "Een vrouw aan het werk",
        alt_en: "A woman at work",
        is_decorative: false,
        offered_by: [],
      },
      expect.objectContaining({ id: guide, file: "media/gids.pdf", address: null, offered_by: [offering] }),
      expect.objectContaining({ id: lost, file: null }),
    ]);
    for await (const version of openLibrary(database).listVersions()) {
      const file = list.find(({ id }) => id === version.id)?.file;
      const key = keysOf(version).at(-1) ?? "";
      if (file) expect(await read(file)).toBe(`bytes of ${key}`);
      else expect(summary.missing).toEqual([key]);
    }
    expect(files.filter((path) => path.startsWith("media/"))).toHaveLength(2);
  });

  it("has each page as it is stored, and its words as visitors read them", async () => {
    const rows = await database.query<{ path: string; languages: string[] }>(
      `select 'pages/' || kind || '/' || slug as path, array_agg(language) as languages from public.otm_pages
       join public.otm_page_content on page_id = id group by 1
       union all select 'download-pages/' || slug, array_agg(language) from public.otm_download_pages
       join public.otm_download_page_content on page_id = id group by 1`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { path, languages } of rows) {
      expect(files).toContain(`${path}.json`);
      for (const language of languages) {
        const { facts, body } = parse(await read(`${path}.${language}.md`));
        expect(facts).toMatchObject({ title: expect.any(String), language, status: expect.any(String) });
        expect(body.length).toBeGreaterThan(100);
      }
    }
    const stored = z
      .object({ document: z.object({ content: z.array(z.object({ sections: z.array(z.unknown()) })) }) })
      .parse(JSON.parse(await read("pages/page/zomaar.json")));
    expect(stored.document.content[0]?.sections).toHaveLength(2);
    const { body } = parse(await read("pages/page/zomaar.nl.md"));
    expect(body).toContain("## Kop\n\nVoor iedereen.");
    expect(body).toContain("(../../media/een-foto.jpg)");
    expect(body).not.toContain("Verborgen");
  });

  it("has the about page, tags, changed texts and old addresses", async () => {
    expect(parse(await read("about/about-us.nl.md"))).toMatchObject({
      facts: { about_title: "Over Vlotwerk", address: "https://site.example/about-us" },
      body: expect.stringContaining("Vlotwerk is een klein bureau"),
    });
    expect(JSON.parse(await read("texts.nl.json"))).toEqual({ "home.hero.title": "Hallo" });
    expect(JSON.parse(await read("texts.en.json"))).toEqual({});
    expect(JSON.parse(await read("tags.json"))).toHaveLength(5);
    expect(await read("redirects.csv")).toBe(
      [
        '"from","to","kind","note"',
        '"/insights/vroeger","/insights/later","301",""',
        '"/oud","/insights/later","301","zei ""ja"", toen"',
        '"/weg","","410",""',
        "",
      ].join("\r\n"),
    );
  });

  it("is what Ghost imports: each language with its own posts, tags and authors", async () => {
    for (const language of ["nl", "en"] as const) {
      const { data } = ghostFile.parse(JSON.parse(await read(`ghost-${language}.json`))).db[0];
      const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
        "select count(*) from public.otm_blog_article_content where language = $1",
        [language],
      );
      expect(data.posts).toHaveLength(count);
      expect(new Set(data.posts.map(({ slug }) => slug)).size).toBe(count);
      for (const { post_id, author_id } of data.posts_authors) {
        expect(data.posts.some(({ id }) => id === post_id)).toBe(true);
        expect(data.users.some(({ id }) => id === author_id)).toBe(true);
      }
      for (const { tag_id } of data.posts_tags) expect(data.tags.some(({ id }) => id === tag_id)).toBe(true);
      expect(new Set(data.posts_authors.map(({ post_id }) => post_id)).size).toBe(count);
    }
    const { data } = ghostFile.parse(JSON.parse(await read("ghost-nl.json"))).db[0];
    const post = data.posts.find(({ id }) => id === hard);
    expect(post).toMatchObject({ status: "published", feature_image: `https://site.example/media/${photo}` });
    expect(post?.html).toContain(`src="https://site.example/media/${photo}/`);
    expect(post?.html).toContain("<h3>Wat &lt;kost&gt; het?</h3>");
    expect(data.posts.find(({ id }) => id === late)).toMatchObject({ status: "draft", published_at: null });
    expect(data.users).toContainEqual({
      id: "eva-de-vries",
      slug: "eva-de-vries",
      name: "Eva: de Vries",
      email: "eva-de-vries@author.invalid",
    });
    expect(data.tags).toContainEqual(expect.objectContaining({ name: "AI-automatisering" }));
  });

  it("keeps names that lead elsewhere in its own folders", async () => {
    const { facts } = parse(await read(`articles/------escaped-${hostile}.nl.md`));
    expect(facts).toMatchObject({ slug: hostileSlug });
    expect(await readdir(join(directory, ".."))).toEqual(["export"]);
    expect(files.filter((path) => !/^[\w/-]+(?:\.nl|\.en)?\.(?:md|json|csv|jpg|pdf)$/.test(path))).toEqual(
      [],
    );
  });

  it("is counted, complete, and explained", async () => {
    expect(files).not.toContain("INCOMPLETE.txt");
    const readme = await read("README.md");
    expect(readme).toContain("# Export of https://site.example, ");
    const folders = files.flatMap((path) => /^(.+)\/[^/]+\.nl\.md$/.exec(path)?.[1] ?? []);
    for (const folder of folders)
      expect(readme).toContain(`\`${folder.replace(/^pages\/.*/, "pages/KIND")}/\``);
    expect(summary.articles).toBe(files.filter((path) => /^articles\/.*\.json$/.test(path)).length);
    expect(summary.files).toBe(2);
  });

  it("is not written over anything", async () => {
    const other = await newDirectory();
    await writeFile(join(other, "mine.txt"), "x");
    await expect(exportSite({ database, store, siteUrl }, other)).rejects.toThrow(
      `${other} is not empty: name a new or empty directory.`,
    );
    await expect(exportSite({ database, store, siteUrl }, join(other, "mine.txt"))).rejects.toThrow(
      /mine\.txt can't be written: EEXIST/,
    );
    expect(await readdir(other)).toEqual(["mine.txt"]);
  });

  it("says when it was interrupted", async () => {
    const half = await newDirectory();
    const get = () => Promise.reject(new Error("stopped"));
    await expect(exportSite({ database, store: { get }, siteUrl }, half)).rejects.toThrow("stopped");
    expect(await readdir(half)).toEqual(["INCOMPLETE.txt"]);
  });
});

const hostileSlug = "../..\\..\\escaped";
const hardSlug = `${"lang-".repeat(50)}eind`;

/** Such as the name of a file that a file system takes. */
function nameOf(slug: string): string {
  return slug === hardSlug ? `${slug.slice(0, 150)}-${hard}` : slug;
}

/** Front matter whose values are JSON, and the Markdown below. */
function parse(text: string): { facts: Record<string, unknown>; body: string } {
  const [, front = "", body = ""] = /^---\n(.*?\n)---\n\n(.*)$/s.exec(text) ?? [];
  const lines = front.trimEnd().split("\n");
  const facts = lines.map((line) => {
    const [, name = "", value = ""] = /^([a-z_]+): (.+)$/.exec(line) ?? [];
    // What YAML can't hold, or takes for the end of a line.
    expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    return [name, JSON.parse(value)];
  });
  return { facts: Object.fromEntries(facts), body };
}

/** Words that Markdown, whose signs are no words, lacks. */
function lacking(text: string, markdown: string): string[] {
  const wordsIn = (source: string) => source.replaceAll("\\", "").match(/[\p{L}\p{N}]+/gu) ?? [];
  const there = new Set(wordsIn(markdown));
  return wordsIn(text).filter((word) => !there.has(word));
}

/** What the importer of Ghost 5 requires (its handlers, importers and schema), also where one row stops all. */
const time = z.iso.datetime({ offset: true });
const ghostFile = z.strictObject({
  db: z.tuple([
    z.object({
      meta: z.object({ exported_on: z.int(), version: z.string().regex(/^5\.\d+\.\d+$/) }),
      data: z.object({
        posts: z.array(
          z.strictObject({
            id: z.string().max(50),
            slug: z.string().min(1).max(191),
            type: z.literal("post"),
            status: z.enum(["published", "draft"]),
            title: z.string().min(1).max(255),
            html: z.string(),
            custom_excerpt: z.string().min(1).max(300).nullable(),
            feature_image: z.url().max(2_000).nullable(),
            created_at: time,
            updated_at: time,
            published_at: time.nullable(),
          }),
        ),
        tags: z.array(
          z.object({
            id: z.string(),
            name: z.string().max(191).regex(/^[^,]/),
            slug: z.string().max(191),
          }),
        ),
        users: z.array(
          z.object({
            id: z.string(),
            name: z.string().min(1).max(191),
            slug: z.string().max(191),
            email: z.email(),
          }),
        ),
        posts_tags: z.array(z.object({ post_id: z.string(), tag_id: z.string() })),
        posts_authors: z.array(z.object({ post_id: z.string(), author_id: z.string() })),
        posts_meta: z.array(
          z.object({
            post_id: z.string(),
            meta_title: z.string().max(300).nullable(),
            meta_description: z.string().max(500).nullable(),
          }),
        ),
      }),
    }),
  ]),
});

async function arrange(database: Database): Promise<void> {
  const content =
    `<p>Zie <img src="/media/${photo}"> en <a href="/media/${guide}">de gids</a>, of ` +
    `<a href="https://elders.example/x">elders</a>. <img src="/media/${lost}" alt=""></p>`;
  await database.query(
    `insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour, alt_nl, alt_en, created_at)
     values ($1::uuid, 'a', 'Een foto.JPG', repeat('1', 32), 'image/jpeg', 9, 1600, 1200, '#c0ffee',
       'Een vrouw aan het werk', 'A woman at work', '2026-01-01'),
     ($2::uuid, 'b', 'gids.pdf', repeat('2', 32), 'application/pdf', 9, null, null, null, '', '', '2026-01-02'),
     ($3::uuid, 'c', 'gids.pdf', repeat('3', 32), 'application/pdf', 9, null, null, null, '', '', '2026-01-03')`,
    [photo, guide, lost],
  );
  await database.query(
    `insert into public.otm_blog_articles (id, slug, author, read_time, image_url, published, published_at, related_articles)
     values ($1::uuid, $4, 'Eva: de Vries', 7, '/media/' || $5, true, '2026-01-02 03:04:05Z', array[$2::uuid]),
       ($2::uuid, 'later', 'Anonymous', 5, null, false, null, '{}'),
       ($3::uuid, 'escaped', 'Anonymous', 5, null, false, null, '{}')`,
    [hard, late, hostile, hardSlug, photo],
  );
  await database.query(
    `insert into public.otm_blog_article_content (article_id, language, title, content, published)
     values ($1::uuid, 'nl', 'x', $4, true), ($1::uuid, 'en', 'Hard', '<p>Only in English</p>', false),
       ($2::uuid, 'nl', 'Later', '<p>Straks</p>', true), ($3::uuid, 'nl', 'Weg', '<p>Ontsnapt</p>', true)`,
    [hard, late, hostile, content],
  );
  await database.query(
    `insert into public.otm_blog_article_faqs (article_id, question_nl, answer_nl, question_en, display_order)
     values ($1::uuid, 'Wat <kost> het?', E'Niets.\\nEcht niet.', '', 1), ($1::uuid, '', '', 'Only in English?', 2)`,
    [hard],
  );
  await database.execute(`
    insert into public.otm_blog_article_tags values ('${hard}', 'b0000000-0000-4000-8000-000000000001');
    insert into public.otm_blog_article_slugs (slug, article_id) values ('vroeger', '${late}'), ('later', '${hard}');
    insert into public.otm_schedules (kind, subject_id, action, at) values ('article', '${late}', 'publish', '2030-05-06Z');
    insert into public.otm_site_texts (key, language, text) values ('home.hero.title', 'nl', 'Hallo');
    insert into public.otm_download_pages (id, slug) values ('d0000000-0000-4000-8000-00000000f001', 'gids');
    insert into public.otm_download_page_content (page_id, language, title, content) values
      ('d0000000-0000-4000-8000-00000000f001', 'nl', 'Gids', '<p>${"Een gids met raad. ".repeat(9)}</p>');
    insert into public.otm_download_files (page_id, language, media_id)
      values ('d0000000-0000-4000-8000-00000000f001', 'nl', '${guide}');
    insert into public.otm_redirects (path, target, kind, note)
      values ('/oud', '/insights/later', 301, 'zei "ja", toen'), ('/weg', null, 410, '');
    insert into public.otm_pages (id, kind, slug, published)
      values ('e0000000-0000-4000-8000-00000000f001', 'page', 'zomaar', true);
    insert into public.otm_page_content (page_id, language, title, sections) values
      ('e0000000-0000-4000-8000-00000000f001', 'nl', 'Zomaar', '[
        {"id": "s1", "type": "text", "hidden": false, "title": "Kop", "text": "<p>Voor iedereen.</p><p><img src=\\"/media/${photo}\\" alt=\\"Foto van het werk, van links gezien, met alles wat erbij hoort\\"></p>"},
        {"id": "s2", "type": "text", "hidden": true, "title": "Verborgen", "text": "<p>Verborgen.</p>"}
      ]');
  `);
  // What the constraints would not let in, as from a database that is damaged.
  await database.execute(`
    alter table public.otm_blog_articles drop constraint slug_shape;
    alter table public.otm_blog_article_content drop constraint title_is_a_line;
    alter table public.otm_media drop constraint name_is_a_file_name`);
  await database.query("update public.otm_blog_articles set slug = $2 where id = $1", [hostile, hostileSlug]);
  await database.query(
    "update public.otm_blog_article_content set title = $2 where article_id = $1 and language = 'nl'",
    [hard, hardTitle],
  );
  await database.query("update public.otm_media set name = '../../Een foto.JPG' where id = $1", [photo]);
}
