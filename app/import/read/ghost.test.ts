// @module-tag S50

import { describe, expect, it } from "vitest";
import type { PostOutline } from "../source.ts";
import { ghostExport, ghostPost } from "../testing/ghost.ts";
import { openExport, readAll } from "../testing/open-export.ts";
import { readOutline } from "./read-export.ts";

const emptyPost = {
  language: null,
  group: null,
  tags: [],
  picture: null,
  metaTitle: "",
  metaDescription: "",
};

describe("an export of Ghost", () => {
  it.each([true, false])("has posts with what other tables say about them (with db: %s)", async (hasDb) => {
    const text = ghostExport(
      {
        posts: [
          ghostPost("1", {
            title: "Tom &amp;amp; Jerry",
            feature_image: "__GHOST_URL__/content/images/f.jpg",
            html: '<p>Text. <img src="__GHOST_URL__/content/images/a.jpg" alt="A"><a href="__GHOST_URL__/title-2/">b</a></p>',
            custom_excerpt: "Short",
          }),
          ghostPost("2", { type: "page", status: "scheduled" }),
        ],
        posts_authors: [
          { post_id: "1", author_id: "b", sort_order: 1 },
          { post_id: "1", author_id: "a", sort_order: 0 },
        ],
        posts_meta: [
          { post_id: "1", meta_title: "Meta", meta_description: "Description", feature_image_alt: "F" },
        ],
        posts_tags: [
          { post_id: "1", tag_id: "t2", sort_order: 1 },
          { post_id: "1", tag_id: "t1", sort_order: 0 },
          { post_id: "1", tag_id: "t3", sort_order: 2 },
        ],
        settings: [
          { key: "title", value: "Old" },
          { key: "locale", value: "en-GB" },
        ],
        tags: [
          ...[
            { id: "t1", slug: "one", name: "One" },
            { id: "t2", slug: "two", name: "Two &amp; a half" },
          ],
          ...[
            { id: "t3", slug: "hash-nl", name: "#nl", visibility: "internal" },
            { id: "t4", slug: "hash-todo", name: "#todo" },
          ],
        ],
        users: [
          { id: "a", name: "Anna", slug: "anna" },
          { id: "b", name: "Bob", slug: "bob" },
        ],
        members: [{ id: "m1" }, { id: "m2" }],
        snippets: [{ id: "s" }],
      },
      { hasDb },
    );
    const open = openExport(text, 100);
    const { outline, posts } = await readAll(open);
    expect(outline).toEqual({
      ...{ system: "ghost", site: "", language: "en" },
      tags: [
        { key: "tag:t1", slug: "one", name: "One", language: null, group: null, addresses: ["/tag/one/"] },
        {
          key: "tag:t2",
          slug: "two",
          name: "Two & a half",
          language: null,
          group: null,
          addresses: ["/tag/two/"],
        },
      ],
      posts: [
        {
          ...{
            key: "1",
            type: "post",
            slug: "title-1",
            title: "Tom & Jerry",
            author: "Anna, Bob",
            status: "published",
          },
          ...{
            createdAt: "2024-03-01T09:00:00.000Z",
            publishedAt: "2024-03-01T09:30:00.000Z",
            language: "nl",
            group: null,
          },
          ...{
            tags: ["tag:t1", "tag:t2"],
            picture: "/content/images/f.jpg",
            metaTitle: "Meta",
            metaDescription: "Description",
          },
          ...{ addresses: ["/title-1/"], length: 7, notes: [] },
        },
        expect.objectContaining({ ...emptyPost, key: "2", type: "page", status: "planned", author: "" }),
      ],
      files: [
        {
          key: "/content/images/f.jpg",
          address: "/content/images/f.jpg",
          name: "f.jpg",
          alt: "F",
          addresses: [],
        },
        {
          key: "/content/images/a.jpg",
          address: "/content/images/a.jpg",
          name: "a.jpg",
          alt: "A",
          addresses: [],
        },
      ],
      lists: ["/author/anna/", "/author/bob/"],
      notes: [],
      count: 8,
      patterns: new Map(),
      left: [
        { key: "tag:t3", type: "tag", title: "#nl", note: { key: "import.leftLanguageTag" }, addresses: [] },
        {
          key: "tag:t4",
          type: "tag",
          title: "#todo",
          note: { key: "import.leftInternalTag" },
          addresses: [],
        },
        {
          key: "members",
          type: "members",
          title: "",
          note: { key: "import.leftMembers", values: { table: "members", count: 2 } },
          addresses: [],
        },
        {
          key: "snippets",
          type: "snippets",
          title: "",
          note: { key: "import.leftTable", values: { table: "snippets", count: 1 } },
          addresses: [],
        },
      ],
    });
    expect(posts.map(({ key, content, excerpt }) => [key, content, excerpt])).toEqual([
      ["1", '<p>Text. <img src="/content/images/a.jpg" alt="A"><a href="/title-2/">b</a></p>', "Short"],
      ["2", "<p>Text.</p>", ""],
    ]);
  });

  it("of version 1 says the address of the site in pictures, and has other columns", async () => {
    const { site, posts, files } = await readOutline(
      openExport(
        ghostExport({
          posts: [
            ghostPost("", {
              ...{
                id: 5,
                type: undefined,
                page: 1,
                author_id: 1,
                meta_title: "Meta",
                created_at: 1_709_283_600_000,
              },
              ...{
                feature_image: "http://old.example/content/images/f.jpg",
                published_at: "2024-03-01 09:30:00",
              },
              html: '<img src="/content/images/a.jpg"><img src="https://elsewhere.example/content/images/b.jpg"><img src="https://old.example/content/images/f.jpg">',
            }),
          ],
          users: [{ id: 1, name: "Anna" }],
        }),
      ),
    );
    expect(site).toBe("http://old.example");
    expect(posts[0]).toMatchObject({
      ...{
        key: "5",
        type: "page",
        author: "Anna",
        metaTitle: "Meta",
        picture: "http://old.example/content/images/f.jpg",
      },
      ...{ createdAt: "2024-03-01T09:00:00.000Z", publishedAt: "2024-03-01T09:30:00.000Z" },
    });
    expect(files.map(({ address }) => address)).toEqual([
      "http://old.example/content/images/f.jpg",
      "http://old.example/content/images/a.jpg",
      "https://old.example/content/images/f.jpg",
    ]);
  });

  it.each<[string, Record<string, unknown>, PostOutline["status"], object[]]>([
    ["was for members", { visibility: "paid" }, "draft", [{ key: "import.membersOnly" }]],
    ["was only sent", { status: "sent" }, "draft", [{ key: "import.emailOnly" }]],
    [
      "was kept from search engines",
      { codeinjection_head: '<meta content="noindex" name="robots">' },
      "draft",
      [{ key: "import.code" }, { key: "import.noindex" }],
    ],
    ["was featured", { featured: true }, "published", [{ key: "import.sticky" }]],
    ["had code", { codeinjection_head: "<style>" }, "published", [{ key: "import.code" }]],
    ["has mojibake", { html: "<p>cafÃ©</p>" }, "published", [{ key: "import.mojibake" }]],
    ["was a draft", { status: "draft" }, "draft", []],
    [
      "has cards that are left",
      { html: null, lexical: '{"root":{"children":[{"type":"signup"}]}}' },
      "published",
      [{ key: "import.cards", values: { cards: "signup" } }],
    ],
  ])("notes that a post %s", async (_, values, status, notes) => {
    const { posts } = await readOutline(openExport(ghostExport({ posts: [ghostPost("1", values)] })));
    expect(posts).toMatchObject([{ status, notes }]);
  });

  it("renders documents of posts without HTML", async () => {
    const lexical =
      '{"root":{"children":[{"type":"paragraph","children":[{"type":"text","text":"L"}]},{"type":"image","src":"__GHOST_URL__/content/images/l.jpg"}]}}';
    const mobiledoc = '{"sections":[[1,"p",[[0,[],0,"M"]]]]}';
    const open = openExport(
      ghostExport({
        posts: [ghostPost("1", { html: null, lexical }), ghostPost("2", { html: "", mobiledoc })],
      }),
    );
    const { outline, posts } = await readAll(open);
    expect(posts[0]?.content).toMatch(/^<p>L<\/p><figure.*src="\/content\/images\/l.jpg"/);
    expect(posts[1]?.content).toBe("<p>M</p>");
    expect(outline.files.map(({ address }) => address)).toEqual(["/content/images/l.jpg"]);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ["year and month", "/:year/:month/:slug/", {}, "/2016/05/brood/"],
    [
      "the day in the zone of the site",
      "/:year/:month/:day/:slug",
      { timezone: "Asia/Tokyo" },
      "/2016/06/01/brood/",
    ],
    ["a zone that is none", "/:day/:slug/", { timezone: "Nergens" }, "/31/brood/"],
    ["author and tag", "/:author/:primary_tag/:slug/", {}, "/anna/deeg/brood/"],
    ["what is not known", "/:mood/:slug/", {}, "/brood/"],
    ["a path", "blog/:slug", {}, "/blog/brood/"],
  ])("knows permalinks with %s", async (_, permalinks, others, address) => {
    const { posts } = await readOutline(
      openExport(
        ghostExport({
          settings: Object.entries({ ...others, permalinks }).map(([key, value]) => ({ key, value })),
          posts: [
            ghostPost("1", { slug: "brood", published_at: "2016-05-31T20:00:00.000Z", author_id: "a" }),
            ghostPost("2", { slug: "over", type: "page" }),
          ],
          users: [{ id: "a", name: "Anna", slug: "anna" }],
          tags: [{ id: "t", name: "Deeg", slug: "deeg" }],
          posts_tags: [{ post_id: "1", tag_id: "t" }],
        }),
      ),
    );
    expect(posts.map(({ addresses }) => addresses)).toEqual([[address], ["/over/"]]);
  });

  it("takes posts without ids, and says of one that comes again", async () => {
    const nameless = (slug: string, uuid = "") => ({ ...ghostPost("", { slug, uuid }), id: undefined });
    const rows = [nameless("a"), nameless("b"), nameless("b"), nameless("c", "u"), nameless("d", "u")];
    const text = ghostExport({ posts: [...rows, ghostPost("9"), ghostPost("9")], tags: [] });
    const { outline, posts } = await readAll(openExport(text));
    expect(posts.map(({ slug }) => slug)).toEqual(["a", "b", "b", "c", "d", "title-9"]);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(6);
    expect(outline.left).toMatchObject([{ key: "9", note: { key: "import.leftAgain" } }]);
  });

  it("has no part that visitors who are no members did not see, and says so", async () => {
    const block = (nonMember: boolean, words: string) =>
      `<!--kg-gated-block:begin nonMember:${nonMember} memberSegment:"status:-free" --><p>${words}</p><!--kg-gated-block:end-->`;
    const html = `<p>Open.</p>${block(false, "Geheim.")}${block(true, "Ook open.")}${block(false, "Geheim.")}`;
    const card = (visibility: object, words: string) => ({
      type: "html",
      html: `<p>${words}</p>`,
      visibility,
    });
    const children = [
      card({ web: { nonMember: true } }, "Open."),
      card({ web: { nonMember: false } }, "Geheim."),
      card({ showOnWeb: false }, "Geheim."),
    ];
    const rows = [
      ghostPost("1", { html }),
      ghostPost("2", { html: `<p>Open.</p><!--kg-gated-block:begin nonMember:false --><p>Geheim.` }),
      ghostPost("3", { html: null, lexical: JSON.stringify({ root: { children } }) }),
    ];
    const { outline, posts } = await readAll(openExport(ghostExport({ posts: rows })));
    expect(posts.map(({ content }) => content)).toEqual([
      "<p>Open.</p><p>Ook open.</p>",
      "<p>Open.</p>",
      "<p>Open.</p>",
    ]);
    for (const { status, notes } of outline.posts)
      expect([status, notes]).toEqual(["published", [{ key: "import.membersPart" }]]);
  });

  it("leaves a post whose text is too long", async () => {
    const { posts, left } = await readOutline(
      openExport(ghostExport({ posts: [ghostPost("1", { html: "a".repeat(3_000_001) })] })),
    );
    expect(posts).toEqual([]);
    expect(left).toMatchObject([{ key: "1", note: { key: "import.tooLong" }, addresses: ["/title-1/"] }]);
  });
});
