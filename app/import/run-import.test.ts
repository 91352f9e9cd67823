// @module-tag S50

import { expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { planImport } from "./plan.ts";
import { readOutline } from "./read/read-export.ts";
import { runImport } from "./run-import.ts";
import type { SourceFile } from "./source.ts";
import { ghostExport, ghostPost } from "./testing/ghost.ts";
import { openExport } from "./testing/open-export.ts";
import { type Item, wxr } from "./testing/wxr.ts";

describeOnDatabase("an import", (openDatabase) => {
  async function importItems(
    items: readonly Item[] | string,
    database?: Database,
    stored: Readonly<Record<string, string>> = {},
  ) {
    database ??= await openDatabase();
    const open = openExport(typeof items === "string" ? items : wxr(items));
    const plan = planImport([{ open, outline: await readOutline(open) }], { language: "nl" });
    const storeFile = async ({ address }: SourceFile) => {
      const id = stored[address.replace(/^.*\//, "")];
      return id === undefined ? { reason: "none" } : { id };
    };
    const told: Record<string, string> = {};
    const noted: Record<string, string[]> = {};
    for await (const { kind, key, outcome, notes } of runImport(
      plan,
      { call: database.call, storeFile },
      false,
    )) {
      told[`${kind} ${key}`] = outcome;
      noted[`${kind} ${key}`] = notes.map((note) => note.key.replace("import.", ""));
    }
    return { database, told, noted };
  }

  it("goes on after what the database rejects, and leads nobody to it", async () => {
    const long = "x".repeat(600);
    const link = (name: string) => `https://oud.example/2020/01/${name}/`;
    const { database, told } = await importItems([
      { id: 1, content: "Tekst.", categories: [["post_tag", long, "Lang"]], link: link("een") },
      { id: 2, content: `<p>${"woord ".repeat(400_000)}</p>`, link: link("twee") },
      { id: 3, content: "", link: link("drie") },
      { id: 4, content: "Ook tekst.", link: link("vier") },
    ]);
    expect(told[`tag post_tag:${long}`]).toBe("failed");
    expect(told).toMatchObject({
      "article 1": "added",
      "article 2": "failed",
      "article 3": "failed",
      "article 4": "added",
    });
    const paths = await database.query<{ path: string }>(
      "select path from public.otm_redirects where path like '/2020/01/%' order by path",
    );
    expect(paths.map(({ path }) => path)).toEqual(["/2020/01/een", "/2020/01/vier"]);
  });

  const link = (path: string) => `<p>Naar <a href="https://oud.example${path}">elders</a>.</p>`;
  async function linksOf(database: Database) {
    const rows = await database.query<{ slug: string; links: string[] }>(
      `select slug, array(select (regexp_matches(content, 'href="([^"]*)"', 'g'))[1]) as links
      from public.otm_blog_articles article join public.otm_blog_article_content on article_id = article.id
      order by slug`,
    );
    return Object.fromEntries(rows.map(({ slug, links }) => [slug, links]));
  }

  it("links to what is renamed on the way before it is taken, and when it was taken before", async () => {
    const items = (content: string, more: Item[] = []): Item[] => [
      { id: 1, slug: "een", content },
      { id: 2, type: "page", slug: "zaak", link: "https://oud.example/noord/zaak/" },
      { id: 3, type: "page", slug: "zaak", link: "https://oud.example/zuid/zaak/" },
      { id: 4, type: "page", slug: "contact", link: "https://oud.example/contact/" },
      ...more,
    ];
    const all = ["/noord/zaak/", "/zuid/zaak/", "/contact/", "/?page_id=3"].map(link).join("");
    const { database } = await importItems(items(all));
    const expected = ["/zaak", "/zaak-2", "/contact-2", "/zaak-2"];
    expect(await linksOf(database)).toEqual({ een: expected });
    await database.query("update public.otm_pages set slug = 'zuid' where slug = 'zaak-2'");
    await importItems(items(all, [{ id: 5, slug: "vijf", content: all }]), database);
    expect(await linksOf(database)).toEqual({
      een: expected,
      vijf: ["/zaak", "/zuid", "/contact-2", "/zuid"],
    });
  });

  it("keeps pictures apart whose names look like sizes, and says which a post is without", async () => {
    const upload = (name: string) => `https://oud.example/wp-content/uploads/${name}`;
    const picture = (id: number, name: string): Item => ({
      ...{ id, type: "attachment", status: "inherit", slug: name, attachment: upload(name) },
    });
    const img = (name: string) => `<p><img src="${upload(name)}"></p>`;
    const names = [
      "bord-300x250.png",
      "bord-728x90.png",
      "los-10x10.png",
      "los-20x20.png",
      "bord-300x250-150x125.png",
    ];
    const ids = [1, 2, 3, 4].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
    const stored = Object.fromEntries(names.slice(0, 4).map((name, index) => [name, ids[index] ?? ""]));
    const { database, told, noted } = await importItems(
      [
        picture(1, "bord-300x250.png"),
        picture(2, "bord-728x90.png"),
        { id: 3, slug: "platen", content: names.map(img).join("") },
        { id: 4, meta: { _thumbnail_id: "1" } },
        { id: 5, meta: { _thumbnail_id: "99" } },
        { id: 6, meta: { _thumbnail_id: "7" } },
        picture(7, "weg.png"),
      ],
      undefined,
      stored,
    );
    const rows = await database.query<{ shown: string[] }>(
      `select array(select (regexp_matches(content, 'src="([^"]*)"', 'g'))[1]) as shown
      from public.otm_blog_articles article join public.otm_blog_article_content on article_id = article.id
      where slug = 'platen'`,
    );
    expect(rows[0]?.shown).toEqual([...ids, ids[0]].map((id) => `/media/${id}`));
    expect(Object.entries(told).filter(([, outcome]) => outcome === "missing")).toEqual([
      ["file file:/wp-content/uploads/weg.png", "missing"],
    ]);
    expect([noted["article 4"], noted["article 5"], noted["article 6"]]).toEqual([
      [],
      ["note.pictureUnknown"],
      ["pictureLost"],
    ]);
  });

  it("announces with the pictures of the library, and of other sites with theirs", async () => {
    const id = "00000000-0000-4000-8000-000000000001";
    const picturesIn = async (database: Database) =>
      (
        await database.query<{ image_url: string }>(
          "select image_url from public.otm_blog_articles order by slug",
        )
      ).map(({ image_url }) => image_url);
    const attachment = "https://cdn.example/wp-content/uploads/a.png";
    const wordPress = await importItems(
      [
        { id: 1, meta: { _thumbnail_id: "2" } },
        { id: 2, type: "attachment", status: "inherit", attachment },
      ],
      undefined,
      { "a.png": id },
    );
    expect(await picturesIn(wordPress.database)).toEqual([`/media/${id}`]);
    const photo = "https://foto.example/photo-1?w=2000";
    const posts = [
      ghostPost("1", { feature_image: photo }),
      ghostPost("2", { feature_image: "__GHOST_URL__/content/images/a.png" }),
    ];
    await wordPress.database.query("delete from public.otm_blog_articles");
    const ghost = await importItems(ghostExport({ posts }), wordPress.database, { "a.png": id });
    expect(await picturesIn(ghost.database)).toEqual([photo, `/media/${id}`]);
    expect(ghost.noted).toMatchObject({ "article 1": ["note.pictureElsewhere"], "article 2": [] });
  });

  it("makes drafts of pages without text and of missed schedules, and says so", async () => {
    const { database, noted } = await importItems([
      { id: 1, type: "page", slug: "leeg", content: "" },
      { id: 2, slug: "gemist", status: "future", dateGmt: "2020-01-01 10:00:00" },
      { id: 3, slug: "later", status: "future", dateGmt: "2150-01-01 10:00:00" },
    ]);
    expect(noted).toMatchObject({
      "page 1": ["emptyPage"],
      "article 2": ["missedSchedule"],
      "article 3": [],
    });
    const live = await database.query(
      `select slug from public.otm_pages where published union all
      select slug from public.otm_blog_articles where published`,
    );
    expect(live).toEqual([]);
    expect(await database.query("select kind from public.otm_schedules")).toEqual([{ kind: "article" }]);
    expect(await database.query("select from public.otm_redirects where path = '/leeg'")).toEqual([]);
  });

  it("leads links to the front page to that of this site, not to its copy", async () => {
    const { database, told } = await importItems([
      { id: 1, type: "page", slug: "welkom", link: "https://oud.example/" },
      { id: 2, slug: "nieuws", content: link("/") + link("/?page_id=1") + link("/nieuws/") },
    ]);
    expect(await linksOf(database)).toEqual({ nieuws: ["/", "/welkom", "/insights/nieuws"] });
    expect(told["page 1"]).toBe("added");
  });
});
