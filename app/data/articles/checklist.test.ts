import { describe, expect, it } from "vitest";
import { type ArticleForm, emptyArticle } from "../../content/article.ts";
import { findRemarks } from "./checklist.ts";
import { internalLinks, linkRemarks, targetOf } from "./checklist-links.ts";

const origin = "https://vlotwerk.example";
const fileId = "00000000-0000-4000-8000-000000000000";

/** An article without a remark. */
function article(part: Partial<ArticleForm> = {}): ArticleForm {
  return {
    ...emptyArticle(),
    title: { nl: "Titel", en: "Title" },
    excerpt: { nl: "Kort", en: "Short" },
    metaDescription: { nl: "Over", en: "About" },
    content: { nl: "<p>Tekst</p>", en: "<p>Text</p>" },
    ...part,
  };
}

const keys = (form: ArticleForm) => findRemarks(form, origin).map(({ key }) => key);

describe("the remarks about an article", () => {
  it("are none while nothing is written, or when nothing is missing", () => {
    expect(findRemarks(emptyArticle(), origin)).toEqual([]);
    expect(findRemarks(article(), origin)).toEqual([]);
  });

  it("name what a language lacks, and lead to its field", () => {
    const dutchOnly = article({ title: { nl: "Titel", en: "" }, content: { nl: "<p>Tekst</p>", en: "" } });
    expect(findRemarks(dutchOnly, origin)).toEqual([
      { key: "checklist.noEnglish", field: "title", language: "en" },
    ]);
    expect(keys(article({ content: { nl: "<p>Tekst</p>", en: "" } }))).toEqual(["checklist.noContent"]);
    expect(keys(article({ title: { nl: "", en: "Title" } }))).toEqual(["checklist.noTitle"]);
    expect(keys(article({ excerpt: { nl: "", en: "Short" } }))).toEqual(["checklist.noExcerpt"]);
    expect(findRemarks(article({ metaDescription: { nl: "Over", en: " " } }), origin)).toEqual([
      { key: "checklist.noDescription", field: "metaDescription", language: "en" },
    ]);
    const neither = article({ excerpt: { nl: "", en: "Short" }, metaDescription: { nl: "", en: "About" } });
    expect(keys(neither)).toEqual(["checklist.none"]);
  });

  it("leave out a language that is not shown", () => {
    const form = article({ excerpt: { nl: "Kort", en: "" }, shown: { nl: true, en: false } });
    expect(findRemarks(form, origin)).toEqual([]);
  });

  it("name the same text in both languages", () => {
    const both = (text: string) => ({ nl: text, en: `${text} ` });
    const form = article({ title: both("Titel"), excerpt: both("Kort"), content: both("<p>Tekst</p>") });
    expect(keys(form)).toEqual(["checklist.sameTitle", "checklist.sameExcerpt", "checklist.sameContent"]);
  });

  it("name headings that skip a level or begin below the second", () => {
    const content = (nl: string) => article({ content: { nl, en: "<p>Text</p>" } });
    expect(
      findRemarks(content("<h2>Een</h2><h4>Twee <b>drie</b></h4><h2>Vier</h2><h3>Vijf</h3>"), origin),
    ).toEqual([
      {
        key: "checklist.skipped",
        field: "content",
        language: "nl",
        values: { level: 4, heading: "Twee drie", before: 2 },
      },
    ]);
    expect(keys(content("<h3>Een</h3>"))).toEqual(["checklist.firstHeading"]);
    expect(keys(content("<h3></h3><h2>Een</h2><h3>Twee</h3><h2>Drie</h2>"))).toEqual([]);
  });

  it("name a table without a head", () => {
    const en = "<table><tr><th>A</th></tr></table><table><tbody><tr><td>A</td></tr></tbody></table>";
    expect(findRemarks(article({ content: { nl: "<p>Tekst</p>", en } }), origin)).toEqual([
      { key: "checklist.table", field: "content", language: "en", values: { number: 2 } },
    ]);
  });

  it.each(["<h3>x", "<table>", "<th>", '<a href="/insights/x">', "</table>", "<h2>"])(
    "are found in linear time in a megabyte of %s",
    (part) => {
      const form = article({ content: { nl: part.repeat(1_000_000 / part.length), en: "<p>Text</p>" } });
      expect(findRemarks(form, origin)).toEqual(expect.any(Array));
      expect(internalLinks(form, origin)).toBeDefined();
    },
  );
});

describe("a link in a text", () => {
  it.each([
    ["/insights/agentic-ai", { kind: "article", slug: "agentic-ai" }],
    ["/en/insights/agentic-ai?x=1#y", { kind: "article", slug: "agentic-ai" }],
    ["https://vlotwerk.example/blog/oud/", { kind: "article", slug: "oud" }],
    ["agentic-ai.md", { kind: "article", slug: "agentic-ai" }],
    ["/insights/tag/caf%C3%A9", { kind: "tag", slug: "café" }],
    ["/en/download/gids", { kind: "download", slug: "gids" }],
    [`/media/${fileId}/x/320.webp`, { kind: "file", slug: fileId }],
    ["/media/x", { kind: "nowhere", slug: "/media/x" }],
    ["/admin/blog", { kind: "nowhere", slug: "/admin/blog" }],
    ["/nergens", { kind: "page", slug: "/nergens" }],
  ])("leads from %s to %o", (address, target) => {
    expect(targetOf(address, origin)).toEqual(target);
  });

  it.each([
    "",
    "#kop",
    "/",
    "/en",
    "/en/contact",
    "/contact/",
    "/rss.xml",
    "https://example.org/x",
    "mailto:a@b.nl",
    "//x",
  ])("is not looked up at %s", (address) => {
    expect(targetOf(address, origin)).toBeNull();
  });

  it("is named when its page does not exist, but for the article's own", () => {
    const nl =
      '<p><a href="/insights/zelf">a</a><a href="/insights/weg">b</a><a href="/nergens">c</a><a href="/insights/er">d</a></p>';
    const links = internalLinks(article({ slug: "zelf", content: { nl, en: "<p>Text</p>" } }), origin);
    expect(links.map(({ slug }) => slug)).toEqual(["weg", "/nergens", "er"]);
    const missing = [
      { kind: "article" as const, slug: "weg" },
      { kind: "page" as const, slug: "/nergens" },
    ];
    expect(linkRemarks(links, missing)).toEqual([
      { key: "checklist.link", field: "content", language: "nl", values: { address: "/insights/weg" } },
      { key: "checklist.link", field: "content", language: "nl", values: { address: "/nergens" } },
    ]);
  });
});
