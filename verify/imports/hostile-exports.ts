import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ghostExport, ghostPost } from "../../app/import/testing/ghost.ts";
import { makeSmallPicture } from "./old-site.ts";
import { cdata, type WxrItem, wxrEnd, wxrHead, wxrItem } from "./wxr.ts";

/** An export with attacks, and the directory of its uploads. */
export type HostileExport = { name: string; file: string; words: readonly string[] };

/** Writes an export of each system, with each attack in every field of an item. */
export async function writeHostileExports(
  directory: string,
  attacks: readonly string[],
): Promise<HostileExport[]> {
  const uploads = join(directory, "uploads");
  const folder = join(uploads, "2024");
  await mkdir(folder, { recursive: true });
  // Names that a file can have.
  const named = attacks
    .filter((attack) => !/[/\\\0]|^\.+$/.test(attack) && Buffer.byteLength(attack) < 200)
    .slice(0, 40);
  for (const [number, attack] of named.entries()) {
    await writeFile(join(folder, `${attack}.jpg`), await makeSmallPicture(number));
  }
  const wordpress = join(directory, "hostile.xml");
  await writeFile(wordpress, wordPressExport(attacks, named));
  const ghost = join(directory, "hostile.json");
  await writeFile(ghost, ghostSite(attacks, named));
  return [
    { name: "WordPress", file: wordpress, words: ["--uploads", uploads] },
    { name: "Ghost", file: ghost, words: ["--uploads", uploads] },
  ];
}

function wordPressExport(attacks: readonly string[], named: readonly string[]): string {
  const site = "https://oud.example";
  const authors = attacks.map(
    (attack, number) =>
      `<wp:author><wp:author_login>a${number}</wp:author_login><wp:author_display_name>${cdata(asWords(attack))}</wp:author_display_name></wp:author>`,
  );
  const files = named.map(
    (attack, number): WxrItem => ({
      id: 100_000 + number,
      type: "attachment",
      title: asWords(attack),
      slug: attack,
      link: `${site}/${attack}`,
      file: `${site}/wp-content/uploads/2024/${encodeURIComponent(attack)}.jpg`,
      content: attack,
      excerpt: asWords(attack),
      meta: { _wp_attachment_image_alt: asWords(attack) },
    }),
  );
  const posts = attacks.map(
    (attack, number): WxrItem => ({
      id: number + 1,
      type: number % 10 === 9 ? "page" : "post",
      title: asWords(attack),
      slug: number % 3 === 0 ? `${attack}-${number}` : `aanval-${number}`,
      link: number % 5 === 0 ? attack : `${site}/${number}/${attack}`,
      author: number % 2 === 0 ? `a${number}` : asWords(attack),
      excerpt: asWords(attack),
      content: wordPressTexts(attack, number)[number % 5] ?? attack,
      comment: attack,
      categories: [
        { domain: "post_tag", slug: `t${number % 100}`, name: asWords(attack) },
        { domain: "category", slug: attack, name: asWords(attack) },
        {
          domain: number % 2 === 0 ? "language" : attack,
          slug: number % 4 === 0 ? "nl" : "en",
          name: asWords(attack),
        },
      ],
      meta: {
        _thumbnail_id: String(100_000 + (number % Math.max(1, named.length))),
        _yoast_wpseo_title: asWords(attack),
        _yoast_wpseo_metadesc: asWords(attack),
        _wp_old_slug: attack,
        [attack]: attack,
      },
    }),
  );
  return [wxrHead(site, authors.join("")), ...[...files, ...posts].map(wxrItem), wxrEnd].join("");
}

/** What reads documents takes a text that begins with a paragraph for HTML. */
function asWords(attack: string): string {
  return `.${attack}`;
}

/** The ways in which WordPress keeps a text. */
function wordPressTexts(attack: string, number: number): string[] {
  return [
    `<p>voor</p>\n${attack}\n<p>na</p>`,
    `<!-- wp:html -->\n${attack}\n<!-- /wp:html -->\n<p>na</p>`,
    `<!-- wp:paragraph {"x":${JSON.stringify(attack)}} -->\n<p>${attack}</p>\n<!-- /wp:paragraph -->`,
    `[caption id="attachment_1" align="left"]<img src="/x.jpg" alt="${attack}"> ${attack}[/caption]\n\n[embed]${attack}[/embed]\n\n[gallery ids="${100_000 + (number % 40)}"]\n\nna`,
    `voor\n\n<a href="${attack}">klik</a> <img src="${attack}"> [code]${attack}[/code] [audio src="${attack}"]\n\n${attack}\n\nna`,
  ];
}

function ghostSite(attacks: readonly string[], named: readonly string[]): string {
  const posts = attacks.map((attack, number) => {
    const picture = encodeURIComponent(named[number % Math.max(1, named.length)] ?? "x");
    const documents = [
      { html: `<p>voor</p>${attack}<p>na</p>` },
      { html: null, lexical: lexicalWith(attack) },
      { html: null, mobiledoc: mobiledocWith(attack) },
      {
        html: `<p>voor</p><!--kg-card-begin: html-->${attack}<!--kg-card-end: html--><a href="${attack}">klik</a>`,
      },
    ];
    return ghostPost(`g${number}`, {
      ...{
        title: asWords(attack),
        slug: number % 3 === 0 ? `${attack}-${number}` : `ghost-${number}`,
        custom_excerpt: asWords(attack),
      },
      ...{
        meta_title: asWords(attack),
        meta_description: asWords(attack),
        codeinjection_head: attack,
        codeinjection_foot: attack,
      },
      ...{
        feature_image: `__GHOST_URL__/content/images/2024/${picture}.jpg`,
        canonical_url: attack,
        locale: attack,
      },
      ...{ type: number % 10 === 9 ? "page" : "post", plaintext: attack, author_id: `u${number}` },
      ...documents[number % documents.length],
    });
  });
  const each = <Row>(row: (attack: string, number: number) => Row) => attacks.map(row);
  return ghostExport({
    posts,
    users: each((attack, number) => ({
      id: `u${number}`,
      name: asWords(attack),
      slug: attack,
      website: attack,
      bio: attack,
    })),
    tags: each((attack, number) => ({
      id: `t${number}`,
      name: asWords(attack),
      slug: attack,
      description: attack,
    })),
    posts_tags: each((_, number) => ({ post_id: `g${number}`, tag_id: `t${number}`, sort_order: 0 })),
    posts_authors: each((_, number) => ({ post_id: `g${number}`, author_id: `u${number}`, sort_order: 0 })),
    posts_meta: each((attack, number) => ({
      ...{
        post_id: `g${number}`,
        meta_title: asWords(attack),
        meta_description: asWords(attack),
        feature_image_alt: attack,
      },
      ...{ feature_image_caption: attack, og_title: attack, twitter_title: attack },
    })),
    settings: [
      { key: "url", value: "https://spook.example" },
      { key: "codeinjection_head", value: attacks[0] ?? "" },
    ],
  });
}

function lexicalWith(attack: string): string {
  const text = { type: "text", format: 1, text: attack };
  const children = [
    { type: "paragraph", children: [text, { type: "link", url: attack, children: [text] }] },
    { type: "heading", tag: attack, children: [text] },
    { type: "html", html: attack },
    { type: "markdown", markdown: attack },
    { type: "image", src: attack, alt: attack, title: asWords(attack), caption: attack, href: attack },
    { type: "codeblock", language: attack, code: attack, caption: attack },
    {
      type: "bookmark",
      url: attack,
      metadata: { title: asWords(attack), description: attack, thumbnail: attack },
    },
    { type: "embed", url: attack, html: attack },
    { type: "button", buttonText: attack, buttonUrl: attack },
    { type: "file", src: attack, fileTitle: attack, fileCaption: attack },
    { type: "callout", calloutEmoji: attack, calloutText: attack },
    { type: attack, html: attack },
  ];
  return JSON.stringify({ root: { type: "root", children } });
}

function mobiledocWith(attack: string): string {
  return JSON.stringify({
    version: "0.3.1",
    markups: [["a", ["href", attack]], [attack]],
    atoms: [[attack, attack, {}]],
    cards: [
      ["html", { html: attack }],
      ["image", { src: attack, alt: attack, caption: attack }],
      ["card-markdown", { markdown: attack }],
      [attack, { html: attack }],
    ],
    sections: [
      [
        1,
        "p",
        [
          [0, [0], 1, attack],
          [0, [1], 1, attack],
          [1, [], 0, 0],
        ],
      ],
      [1, attack, [[0, [], 0, attack]]],
      [10, 0],
      [10, 1],
      [10, 2],
      [10, 3],
    ],
  });
}
