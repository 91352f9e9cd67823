// @module-tag S50

import { describe, expect, it } from "vitest";
import type { Outline, PostOutline } from "../source.ts";
import { openExport, readAll } from "../testing/open-export.ts";
import { category, cdata, type Item, metaXml, wxr } from "../testing/wxr.ts";
import { readOutline } from "./read-export.ts";

const picture = "https://oud.example/wp-content/uploads/2024/03/foto.jpg";

describe("an export of WordPress", () => {
  it("has the site, its language, categories with their parents, and tags", async () => {
    const before = [
      category(3, "nieuws", "Nieuws &amp;amp; meer"),
      category(4, "regio", "Regio", "nieuws"),
      `<wp:tag><wp:term_id>9</wp:term_id><wp:tag_slug>tip</wp:tag_slug><wp:tag_name>${cdata("Tip")}</wp:tag_name></wp:tag>`,
    ].join("");
    const outline = await outlineOf(
      [
        {
          id: 1,
          categories: [
            ["category", "regio"],
            ["post_tag", "los", "Los"],
          ],
        },
      ],
      { before },
    );
    expect(outline).toMatchObject({ system: "wordpress", site: "https://oud.example", language: "nl" });
    expect(outline.tags).toEqual([
      { ...tag("category:3", "nieuws", "Nieuws & meer"), addresses: ["/category/nieuws/", "/?cat=3"] },
      { ...tag("category:4", "regio", "Regio"), addresses: ["/category/nieuws/regio/", "/?cat=4"] },
      { ...tag("post_tag:9", "tip", "Tip"), addresses: ["/tag/tip/", "/?tag=tip"] },
      { ...tag("post_tag:los", "los", "Los"), addresses: ["/tag/los/", "/?tag=los"] },
    ]);
    expect(outline.posts[0]?.tags).toEqual(["category:4", "post_tag:los"]);
  });

  it("ends a circle of parents", async () => {
    const before = category(1, "a", "A", "b") + category(2, "b", "B", "a");
    const { tags } = await outlineOf([], { before });
    expect(tags.map(({ addresses }) => addresses[0])).toEqual(["/category/b/a/", "/category/a/b/"]);
  });

  it("has posts and pages with what is about them", async () => {
    const outline = await outlineOf([
      {
        ...{
          id: 7,
          slug: "eerste",
          title: "Tom &amp;amp; Jerry",
          content: "<p>Elf tekens.</p>",
          excerpt: "Kort &amp; <b>goed</b>",
        },
        meta: {
          ...{ _thumbnail_id: "8", _wp_old_slug: "vroeger", _yoast_wpseo_title: "%%title%% %%sep%%" },
          ...{ rank_math_title: "Voor Google", _yoast_wpseo_metadesc: "Wat het is" },
        },
      },
      { id: 9, type: "page", slug: "over", link: "https://oud.example/?page_id=9" },
      {
        id: 8,
        type: "attachment",
        status: "inherit",
        title: "Foto",
        attachment: picture,
        ...{ parent: 7, order: 2 },
        meta: { _wp_attachment_image_alt: "Een &amp; ander" },
      },
    ]);
    expect(outline.posts).toEqual([
      {
        ...{
          key: "7",
          type: "post",
          slug: "eerste",
          title: "Tom & Jerry",
          author: "Anna de Vries",
          status: "published",
        },
        ...{
          createdAt: "2024-03-01T09:30:00.000Z",
          publishedAt: "2024-03-01T09:30:00.000Z",
          language: null,
          group: null,
        },
        ...{ tags: [], picture, metaTitle: "", metaDescription: "Wat het is", length: 11, notes: [] },
        addresses: ["/eerste/", "/?p=7", "/vroeger/"],
      },
      expect.objectContaining({ key: "9", type: "page", addresses: ["/?page_id=9", "/?p=9"] }),
    ]);
    expect(outline.files).toEqual([
      {
        key: "8",
        address: picture,
        name: "Foto",
        alt: "Een & ander",
        addresses: ["/titel-8/", "/?attachment_id=8", "/?p=8"],
        ...{ parent: "7", order: 2 },
      },
    ]);
  });

  it.each([
    ["publish", "published"],
    ["future", "planned"],
    ["draft", "draft"],
  ])("takes a post that is %s as %s", async (status, expected) => {
    const post = await onlyPost({ id: 1, status });
    expect(post.status).toBe(expected);
    expect(post.publishedAt === null).toBe(expected === "draft");
    expect(post.notes).toEqual([]);
  });

  it.each<[string, Partial<Item>, PostOutline["status"], object]>([
    ["was private", { status: "private" }, "draft", { key: "import.private" }],
    ["waited for review", { status: "pending" }, "draft", { key: "import.pending" }],
    [
      "had a status of a plugin",
      { status: "constructor" },
      "draft",
      { key: "import.otherStatus", values: { status: "constructor" } },
    ],
    ...[
      ["_yoast_wpseo_meta-robots-noindex", "1"] as const,
      ["rank_math_robots", 'a:1:{i:0;s:7:"noindex";}'] as const,
      ["_seopress_robots_index", "yes"] as const,
      ["_aioseop_noindex", "on"] as const,
      ["_genesis_noindex", "1"] as const,
      ["surerank_settings_post_no_index", "yes"] as const,
      ["slim_seo", 'a:1:{s:7:"noindex";i:1;}'] as const,
    ].map(([name, value]): [string, Partial<Item>, PostOutline["status"], object] => [
      `was kept from search engines: ${name}`,
      { meta: { [name]: value } },
      "draft",
      { key: "import.noindex" },
    ]),
    ...[
      ["_members_access_role", "subscriber"] as const,
      ["_jetpack_newsletter_access", "paid_subscribers"] as const,
      ["_is_paid", "1"] as const,
    ].map(([name, value]): [string, Partial<Item>, PostOutline["status"], object] => [
      `was for members: ${name}`,
      { meta: { [name]: value } },
      "draft",
      { key: "import.membersOnly" },
    ]),
    ["had a password", { password: "geheim" }, "draft", { key: "import.password" }],
    ["was sticky", { sticky: true }, "published", { key: "import.sticky" }],
    ["had comments", { comments: 3 }, "published", { key: "import.comments", values: { count: 3 } }],
    [
      "has an unknown author",
      { creator: "weg" },
      "published",
      { key: "import.author", values: { login: "weg" } },
    ],
    [
      "was made with Elementor",
      { meta: { _elementor_data: "[{}]".repeat(5_000) } },
      "published",
      { key: "import.layout" },
    ],
    [
      "had a template",
      { meta: { _wp_page_template: "full-width.php" } },
      "published",
      { key: "import.layout" },
    ],
    ["has mojibake", { title: "CafÃ© â€œTromâ€\u009D" }, "published", { key: "import.mojibake" }],
  ])("notes that a post %s", async (_, item, status, note) => {
    const post = await onlyPost({ id: 1, ...item });
    expect(post.notes).toEqual([note]);
    expect(post.status).toBe(status);
    expect(post.picture).toBeNull();
  });

  it.each([
    ["nav_menu_item", "publish", "import.leftMenu"],
    ["wp_navigation", "publish", "import.leftMenu"],
    ["wp_block", "publish", "import.leftPattern"],
    ["wp_global_styles", "publish", "import.leftDesign"],
    ["revision", "inherit", "import.leftRevision"],
    ["portfolio", "publish", "import.leftType"],
    ["post", "trash", "import.leftTrash"],
    ["post", "auto-draft", "import.leftRevision"],
    ["page", "inherit", "import.leftRevision"],
  ])("leaves %s (%s)", async (type, status, key) => {
    const { posts, left } = await outlineOf([{ id: 1, type, status }]);
    expect(posts).toEqual([]);
    expect(left).toMatchObject([{ key: "1", type, title: "Titel 1", note: { key } }]);
    expect(left[0]?.addresses).toEqual(type === "portfolio" ? ["/titel-1/"] : []);
  });

  it("keeps a post that search engines and all visitors get", async () => {
    const meta = {
      ...{ "_yoast_wpseo_meta-robots-noindex": "2", rank_math_robots: 'a:1:{i:0;s:5:"index";}' },
      ...{ _jetpack_newsletter_access: "everybody", _aioseop_noindex: "" },
    };
    expect(await onlyPost({ id: 1, meta })).toMatchObject({ status: "published", notes: [] });
  });

  it("names an author without an e-mail address", async () => {
    const { author, notes } = await onlyPost({ id: 1, creator: "bas@oud.example" });
    expect(author).toBe("");
    expect(notes).toContainEqual({ key: "import.authorAddress", values: { name: "bas@oud.example" } });
    const before = `<wp:author><wp:author_login>mia</wp:author_login>
<wp:author_display_name>${cdata("Mia (mia@oud.example)")}</wp:author_display_name></wp:author>`;
    const { posts } = await outlineOf([{ id: 1, creator: "mia" }], { before });
    expect(posts[0]?.author).toBe("Mia");
  });

  it("has all authors of a post that Co-Authors Plus says", async () => {
    const { posts } = await outlineOf([
      {
        id: 1,
        categories: [
          ["author", "cap-anna", "anna"],
          ["author", "cap-mol", "mol"],
          ["author", "cap-piet", "Piet Post"],
          ["author", "cap-x", "x@oud.example"],
        ],
      },
      { id: 2, type: "guest-author", slug: "cap-mol", title: "Mia Molenaar" },
    ]);
    expect(posts[0]?.author).toBe("Anna de Vries, Mia Molenaar, Piet Post");
  });

  it("says which featured picture it lacks", async () => {
    const post = await onlyPost({ id: 1, meta: { _thumbnail_id: "8" } });
    expect(post.notes).toEqual([{ key: "import.note.pictureUnknown", values: { id: "8" } }]);
  });

  it("says its language where it is none of ours", async () => {
    const { language, notes } = await outlineOf([{ id: 1 }], { language: "ko-KR" });
    expect([language, notes]).toEqual([
      null,
      [{ key: "import.otherLanguage", values: { language: "ko-KR" } }],
    ]);
  });

  it("has the addresses that a post had formerly, by its slug and its date", async () => {
    const link = "https://oud.example/2024/03/titel-1/";
    const { addresses } = await onlyPost({
      id: 1,
      link,
      meta: { _wp_old_slug: "ooit", _wp_old_date: "2019-12-31" },
    });
    expect(addresses).toEqual(["/2024/03/titel-1/", "/?p=1", "/2024/03/ooit/", "/2019/12/titel-1/"]);
  });

  it("has the addresses of the pages that a text was divided over, and of authors", async () => {
    const content = "Een<!--nextpage-->Twee<!-- nextpage -->Drie";
    const before = `<wp:author><wp:author_id>2</wp:author_id><wp:author_login>Jan.P</wp:author_login></wp:author>`;
    const { posts, lists } = await outlineOf([{ id: 1, content }], { before });
    expect(posts[0]?.addresses).toEqual(["/titel-1/", "/?p=1", "/titel-1/2/", "/titel-1/3/"]);
    expect(lists.slice(2)).toEqual(["/author/Jan.P/", "/author/jan-p/", "/?author=2"]);
  });

  it("names taxonomies that it has beside categories and tags", async () => {
    const term = (taxonomy: string, slug: string) =>
      `<wp:term><wp:term_taxonomy>${taxonomy}</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug></wp:term>`;
    const { left, count } = await outlineOf(
      [
        {
          id: 1,
          categories: [
            ["genre", "b"],
            ["post_format", "x"],
          ],
        },
      ],
      {
        before: term("genre", "a") + term("nav_menu", "top"),
      },
    );
    expect(left).toMatchObject([
      {
        key: "taxonomy:genre",
        note: { key: "import.leftTaxonomy", values: { taxonomy: "genre", count: 2 } },
      },
    ]);
    expect(count).toBe(2);
  });

  it("is read when a formatter went over it", async () => {
    const content = "<!-- wp:paragraph --><p>Tekst.</p><!-- /wp:paragraph -->";
    const text = wxr([{ id: 1, content, categories: [["category", "nieuws", "Nieuws"]] }], {
      before: category(3, "nieuws", "Nieuws"),
    });
    const expected = await readAll(openExport(text));
    const indented = text.replaceAll("<![CDATA[", "\n   <![CDATA[").replaceAll("]]>", "]]>\n  ");
    const commented = text.replaceAll("<![CDATA[", "<!--[CDATA[").replaceAll("]]>", "]]-->");
    for (const formatted of [indented, commented])
      for (const size of [1, 7, 65_536]) expect(await readAll(openExport(formatted, size))).toEqual(expected);
  });

  it.each([1, 2, 7, 65_536])("is read with bare marks, and says their lines (%i)", async (size) => {
    const text = wxr([{ id: 1 }, { id: 2 }])
      .replace("<![CDATA[Titel 1]]>", "Brood & boter &c AT&T < 3")
      .replace("<![CDATA[Titel 2]]>", "Zout &amp; &#38; &lt;b&gt; <![CDATA[a & b <c]]>");
    const { outline } = await readAll(openExport(text, size));
    expect(outline.posts.map(({ title }) => title)).toEqual(["Brood & boter &c AT&T < 3", "Zout & & a & b"]);
    const line = text.slice(0, text.indexOf("Brood")).split("\n").length;
    expect(outline.notes).toEqual([{ key: "import.looseMarks", values: { line, count: 4 } }]);
  });

  it("leaves a post whose text is too long", async () => {
    const { posts, left } = await outlineOf([{ id: 1, content: "a".repeat(3_000_001) }, { id: 2 }]);
    expect(left).toMatchObject([{ key: "1", note: { key: "import.tooLong" } }]);
    expect(posts.map(({ key }) => key)).toEqual(["2"]);
  });

  it("takes the time of a post from where there is one", async () => {
    const text = wxr([{ id: 1, dateGmt: "0000-00-00 00:00:00" }]);
    const withoutFeedTime = text.replace(
      /<pubDate>.*<\/pubDate>/,
      "<pubDate>Wed, 30 Nov -0001 00:00:00 +0000</pubDate>",
    );
    expect((await readOutline(openExport(text))).posts[0]?.publishedAt).toBe("2024-03-01T09:30:00.000Z");
    expect((await readOutline(openExport(withoutFeedTime))).posts[0]?.publishedAt).toBe(
      "2024-03-01T10:30:00.000Z",
    );
  });

  it("has its texts in the second reading, as they are stored", async () => {
    const blocks =
      "<!-- wp:paragraph -->\n<p>Één &nbsp; alinea ]]> met [kort] &unknown;</p>\n<!-- /wp:paragraph -->";
    const classic = "Eerste alinea\n\nTweede & laatste";
    const items = [
      { id: 2, content: blocks, excerpt: "Kort &amp; <b>goed</b>" },
      { id: 1, content: classic },
    ];
    for (const size of [1, 7, 65_536]) {
      const { posts } = await readAll(openExport(wxr(items), size));
      expect(posts.map(({ key, content, excerpt }) => [key, content, excerpt])).toEqual([
        ["2", blocks, "Kort & goed"],
        ["1", classic, ""],
      ]);
    }
  });

  it("is read as well when a site is in a folder", async () => {
    const text = wxr([{ id: 1, link: "https://oud.example/blog/een/", slug: "een" }], {
      before: category(3, "x", "X"),
    });
    const { site, posts, tags } = await readOutline(
      openExport(text.replaceAll("oud.example<", "oud.example/blog/<")),
    );
    expect(site).toBe("https://oud.example/blog");
    expect(posts[0]?.addresses).toEqual(["/blog/een/", "/blog/?p=1"]);
    expect(tags[0]?.addresses).toEqual(["/blog/category/x/", "/blog/?cat=3"]);
  });
});

describe("the languages of an export of WordPress", () => {
  it("are those of Polylang, for posts and their tags", async () => {
    const pair = 'a:2:{s:2:"nl";i:3;s:2:"en";i:4;}';
    const before = `${category(3, "nieuws", "Nieuws")}${category(4, "news", "News")}${category(5, "solo", "Solo")}
<wp:term><wp:term_id>6</wp:term_id><wp:term_taxonomy>term_translations</wp:term_taxonomy>
<wp:term_slug>pll_t</wp:term_slug><wp:term_description>${cdata(pair)}</wp:term_description></wp:term>`;
    const { posts, tags, left } = await outlineOf(
      [
        {
          id: 1,
          categories: [
            ["language", "nl", "Nederlands"],
            ["post_translations", "pll_a"],
          ],
        },
        {
          id: 2,
          categories: [
            ["language", "en_gb"],
            ["post_translations", "pll_a"],
            ["category", "solo"],
          ],
        },
        { id: 3, categories: [["language", "de"]] },
      ],
      { before },
    );
    expect(posts.map(({ language, group }) => [language, group])).toEqual([
      ["nl", "pll_a"],
      ["en", "pll_a"],
    ]);
    expect(tags.map(({ slug, language, group }) => [slug, language, group])).toEqual([
      ["nieuws", "nl", "pll_t"],
      ["news", "en", "pll_t"],
      ["solo", "en", null],
    ]);
    expect(left).toMatchObject([
      { key: "3", note: { key: "import.thirdLanguage", values: { language: "de" } } },
    ]);
  });

  it("are those of WPML’s export", async () => {
    const before = category(3, "nachrichten", "Nachrichten").replace(
      "</wp:category>",
      `${metaXml("wp:termmeta", "_wpml_import_language_code", "de")}</wp:category>`,
    );
    const meta = (language: string) => ({
      _wpml_import_language_code: language,
      _wpml_import_translation_group: "post_12",
    });
    const { posts, tags, left } = await outlineOf(
      [
        { id: 1, meta: meta("nl"), categories: [["category", "nachrichten"]] },
        { id: 2, meta: meta("en") },
      ],
      { before },
    );
    expect(posts.map(({ language, group }) => [language, group])).toEqual([
      ["nl", "post_12"],
      ["en", "post_12"],
    ]);
    expect(tags).toEqual([]);
    expect(posts[0]?.tags).toEqual([]);
    expect(left).toMatchObject([
      { key: "category:3", type: "category", note: { key: "import.thirdLanguage" } },
    ]);
  });

  it("are those of addresses where nothing else says them", async () => {
    const links = [
      "https://oud.example/en/about/",
      "https://oud.example/about/?lang=en",
      "https://oud.example/enkel/",
      "https://oud.example/about/",
    ];
    const { posts } = await outlineOf(links.map((link, index) => ({ id: index + 1, link })));
    expect(posts.map(({ language }) => language)).toEqual(["en", "en", null, null]);
  });
});

it("footnotes follow the text that refers to them", async () => {
  const footnotes = JSON.stringify([{ id: "3fa85f64-5717", content: "Een <em>noot</em>." }]);
  const item = { id: 1, content: '<p>Tekst<sup data-fn="3fa85f64-5717">1</sup></p>' };
  const read = async (meta: string) =>
    (await readAll(openExport(wxr([{ ...item, meta: { footnotes: meta } }])))).posts[0]?.content;
  expect(await read(footnotes)).toBe(
    `${item.content}<ol><li id="3fa85f64-5717">Een <em>noot</em>.</li></ol>`,
  );
  expect(await read('[{"id":"\\"><script>","content":"x"}]')).toBe(item.content);
});

function tag(key: string, slug: string, name: string) {
  return { key, slug, name, language: null, group: null };
}

function outlineOf(items: readonly Item[], options?: Parameters<typeof wxr>[1]): Promise<Outline> {
  return readOutline(openExport(wxr(items, options)));
}

async function onlyPost(item: Item): Promise<PostOutline> {
  const { posts } = await outlineOf([item]);
  if (!posts[0]) throw new Error("There is no post");
  return posts[0];
}
