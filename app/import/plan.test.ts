// @module-tag S50

import { describe, expect, it } from "vitest";
import type { Language } from "../i18n/language-texts.ts";
import { type Export, planImport } from "./plan.ts";
import { planRedirects } from "./plan-redirects.ts";
import { proposePairs } from "./propose-pairs.ts";
import type { Outline, PostOutline, SourceTag } from "./source.ts";

const open = () => new Blob([]).stream();

function post(key: string, values: Partial<PostOutline> = {}): PostOutline {
  return {
    ...{ key, type: "post", slug: `post-${key}`, title: `Post ${key}`, author: "Anna", status: "published" },
    ...{ createdAt: null, publishedAt: "2020-01-02T10:00:00.000Z", language: null, group: null, tags: [] },
    ...{
      picture: null,
      metaTitle: "",
      metaDescription: "",
      addresses: [`/2020/01/post-${key}/`, `/?p=${key}`],
    },
    ...{ length: 100, notes: [] },
    ...values,
  };
}

function exported(posts: PostOutline[], values: Partial<Outline> = {}): Export {
  const outline: Outline = {
    ...{
      system: "wordpress",
      site: "https://oud.example",
      language: "nl",
      tags: [],
      files: [],
      left: [],
      lists: ["/author/anna/"],
      notes: [],
      count: 0,
      patterns: new Map(),
    },
    posts,
    ...values,
  };
  return { open, outline };
}

const planOf = (posts: PostOutline[], values: Partial<Outline> = {}, pairs: [string, string][] = []) =>
  planImport([exported(posts, values)], { language: "nl", pairs });
const inLanguage = (key: string, language: Language, values: Partial<PostOutline> = {}) =>
  post(key, { language, ...values });

describe("a plan", () => {
  it("gives the languages of a group one slug, that of the English post", () => {
    const plan = planOf([
      inLanguage("1", "nl", { group: "a", slug: "naam" }),
      inLanguage("2", "en", { group: "a", slug: "name" }),
    ]);
    expect([...plan.posts.values()].map(({ newAddress }) => newAddress)).toEqual([
      "/insights/name",
      "/en/insights/name",
    ]);
  });

  it.each([
    ["a post and a page", [inLanguage("1", "nl"), inLanguage("2", "en", { type: "page" })]],
    ["two of one language", [inLanguage("1", "nl"), inLanguage("2", "nl")]],
    ["three", [inLanguage("1", "nl"), inLanguage("2", "en"), inLanguage("3", "en")]],
  ])("does not take %s for one in two languages", (_, posts) => {
    const plan = planOf(posts.map((one) => ({ ...one, group: "a" })));
    expect([...plan.posts.values()].map(({ group }) => group)).toEqual(posts.map(() => null));
  });

  it("pairs by hand before marks", () => {
    const posts = [
      inLanguage("1", "nl", { group: "a" }),
      inLanguage("2", "en", { group: "a" }),
      inLanguage("3", "en"),
    ];
    const groups = [...planOf(posts, {}, [["1", "3"]]).posts.values()].map(({ group }) => group);
    expect(groups).toEqual(["pair:1", null, "pair:1"]);
  });

  it("takes two exports for two languages, and one slug in both for one article", () => {
    const [nl, en] = [
      exported([post("1", { slug: "over" }), post("2")]),
      exported([post("1", { slug: "over" })]),
    ];
    const plan = planImport([nl, en], { language: "nl" });
    expect([...plan.posts.values()].map(({ key, language, group }) => [key, language, group])).toEqual([
      ["nl:1", "nl", "post:over"],
      ["nl:2", "nl", null],
      ["en:1", "en", "post:over"],
    ]);
  });

  it.each([
    ["Één-twee", "Titel", "een-twee"],
    ["%D0%BF", "Привет", "post-7"],
    ["caf%C3%A9", "", "cafe"],
    ["", "Een titel", "een-titel"],
    ["", "", "post-7"],
    ["../../etc/passwd", "", "etc-passwd"],
  ])("makes a slug of %j and the title %j", (slug, title, expected) => {
    const [made] = planOf([post("7", { slug, title })]).posts.values();
    expect(made?.newSlug).toBe(expected);
  });

  it("joins a category and a tag of one slug, and the same tag in two languages", () => {
    const tag = (key: string, slug: string, values: Partial<SourceTag> = {}): SourceTag => ({
      ...{ key, slug, name: slug, language: null, group: null, addresses: [`/tag/${slug}/`] },
      ...values,
    });
    const { tags } = planOf([], {
      tags: [
        tag("category:1", "nieuws", { language: "nl", group: "g" }),
        tag("category:2", "news", { language: "en", group: "g" }),
        tag("tag:3", "nieuws"),
      ],
    });
    expect(tags).toMatchObject([
      { keys: ["category:1", "category:2", "tag:3"], slug: "nieuws", names: { nl: "nieuws", en: "news" } },
    ]);
  });
});

describe("proposed pairs", () => {
  it("are of one picture, or of one day and length; each post once", () => {
    const picture = "https://oud.example/a.jpg";
    const plan = planOf([
      inLanguage("1", "nl", { picture }),
      inLanguage("2", "en", { publishedAt: "2020-01-02T18:00:00.000Z", length: 110 }),
      inLanguage("3", "en", { picture, publishedAt: "2021-01-01T00:00:00.000Z", length: 900 }),
      inLanguage("4", "en", { publishedAt: "2022-01-01T00:00:00.000Z" }),
      inLanguage("5", "nl", { publishedAt: "2020-01-02T01:00:00.000Z", length: 100 }),
    ]);
    const pairs = proposePairs(plan).map(({ nl, en }) => [nl.key, en.key]);
    expect(new Set(pairs.flat()).size).toBe(pairs.flat().length);
    expect(pairs).toContainEqual(["1", "3"]);
    expect(pairs).toContainEqual(["5", "2"]);
  });
});

describe("redirects", () => {
  const redirected = (posts: PostOutline[], values: Partial<Outline> = {}) => {
    const plan = planOf(posts, values);
    const moved = new Map([...plan.posts.values()].map((one) => [one.key, one.newAddress]));
    const tags = new Set(plan.tags.map(({ slug }) => slug));
    const { redirects, unled } = planRedirects(plan, { moved, files: new Map(), tags });
    const targets = Object.fromEntries(redirects.map(({ path, target }) => [path, target]));
    return { targets, unled: unled.map(({ path, note }) => `${note.key} ${path}`) };
  };

  it.each(["/blog", "/nieuws"])("lead each post of a site at %s by its number, and its home page", (base) => {
    const addresses = (number: number) => [`${base}/?p=${number}`];
    const { targets } = redirected(
      [inLanguage("11", "nl", { addresses: addresses(11) }), post("12", { addresses: addresses(12) })],
      { site: `https://oud.example${base}`, lists: [] },
    );
    expect(targets).toMatchObject({
      [`${base}?p=11`]: "/insights/post-11",
      [`${base}?p=12`]: "/insights/post-12",
      [`${base}?m=202001`]: "/insights",
      [base]: "/insights",
      [`${base}/page/*`]: "/insights",
    });
  });

  it("lead an address to what has it, before what had it formerly; what two had is named", () => {
    const { targets, unled } = redirected([
      post("1", { addresses: ["/brood-nu/", "/brood/"] }),
      post("2", { addresses: ["/brood/"] }),
      post("3", { addresses: ["/Brood/", "/?p=3"] }),
      post("4", { type: "page", addresses: ["/"] }),
      post("5", { addresses: ["/weg%00/"] }),
    ]);
    expect(targets).toMatchObject({
      "/brood-nu": "/insights/post-1",
      "/brood": "/insights/post-2",
      "/?p=3": "/insights/post-3",
    });
    expect(unled).toEqual(["import.addressShared /Brood/", "import.addressRejected /weg%00/"]);
  });

  it("lead to no tag without a live article, and say so", () => {
    const tag = (key: string) => ({
      ...{ key, slug: key, name: key, language: null, group: null },
      addresses: [`/tag/${key}/`, `/?tag=${key}`],
    });
    const { targets, unled } = redirected(
      [
        post("1", { tags: ["live"] }),
        post("2", { tags: ["geheim"], status: "draft" }),
        post("3", { tags: ["pagina"], type: "page" }),
      ],
      { tags: ["live", "geheim", "pagina", "ongebruikt"].map(tag) },
    );
    const led = Object.keys(targets).filter((path) => path.includes("tag"));
    expect(led).toEqual(["/tag/live", "/tag/live/feed", "/?tag=live"]);
    expect(unled).toEqual(
      ["geheim", "pagina", "ongebruikt"].flatMap((name) => [
        `import.tagWithoutArticles /tag/${name}`,
        `import.tagWithoutArticles /?tag=${name}`,
      ]),
    );
  });

  it("lead every old address to its new one", () => {
    const plan = planOf(
      [inLanguage("1", "nl", { tags: ["c"] }), inLanguage("2", "en"), post("3", { status: "draft" })],
      {
        tags: [
          {
            key: "c",
            slug: "nieuws",
            name: "Nieuws",
            language: "nl",
            group: null,
            addresses: ["/category/nieuws/", "/?cat=3"],
          },
        ],
        files: [
          {
            key: "9",
            address: "https://oud.example/wp-content/uploads/A.jpg",
            name: "A",
            alt: "",
            addresses: ["/a/"],
          },
        ],
        left: [
          {
            key: "l",
            type: "product",
            title: "",
            note: { key: "import.unknownFile" },
            addresses: ["/product/x/"],
          },
        ],
      },
    );
    const moved = new Map([...plan.posts.values()].map((one) => [one.key, one.newAddress]));
    const files = new Map([["file:/wp-content/uploads/A.jpg", "/media/1"]]);
    const { redirects, unled } = planRedirects(plan, { moved, files, tags: new Set(["nieuws"]) });
    expect(unled).toEqual([]);
    expect(Object.fromEntries(redirects.map(({ path, target }) => [path, target]))).toEqual({
      "/2020/01/post-1": "/insights/post-1",
      "/?p=1": "/insights/post-1",
      "/2020/01/post-2": "/en/insights/post-2",
      "/?p=2": "/en/insights/post-2",
      "/2020": "/insights",
      "/2020/01": "/insights",
      "/category/nieuws": "/insights/tag/nieuws",
      "/category/nieuws/feed": "/insights/tag/nieuws/rss.xml",
      "/?cat=3": "/insights/tag/nieuws",
      "/wp-content/uploads/a.jpg": "/media/1",
      "/a": "/media/1",
      "/page/*": "/insights",
      "/en/page/*": "/en/insights",
      "/feed": "/rss.xml",
      "/rss": "/rss.xml",
      "/?feed=rss2": "/rss.xml",
      "/en/feed": "/en/rss.xml",
      "/comments/feed": null,
      "/author/anna": "/insights",
      "/product/x": null,
    });
    expect(redirects.every(({ kind, target }) => (kind === 410) === (target === null))).toBe(true);
  });
});
