import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { type Language, languages } from "../../app/i18n/language-texts.ts";
import { cdata, type Item, wxr } from "../../app/import/testing/wxr.ts";

const oldSite = "https://oud.example";

/** An old WordPress site with Polylang: every second post is the English one of the Dutch one before it. */
export type OldSite = {
  posts: number;
  pictures: number;
  /** Of a text; each has some 90 characters. */
  sentences: number;
};

/** What is asked of the new site, and how it is answered; without a language it is no page. */
export type OldAddress = { path: string; status: 301 | 410; language: Language | null };

const topics = [
  "nieuws/news",
  "planning/scheduling",
  "facturen/invoices",
  "klanten/customers",
  "techniek/technology",
];
const tags = Array.from({ length: 40 }, (_, number) => `onderwerp-${number}/subject-${number}`);
const termsOfCategories = 100;
const termsOfTags = 200;
const firstPicture = 1_000_000;
/** Every so many pairs, one is a draft. */
const draftEach = 100;

/** Writes the export, and the directory of uploads beside it. */
export async function writeOldSite(
  directory: string,
  site: OldSite,
): Promise<{ file: string; uploads: string }> {
  const [file, uploads] = [join(directory, "export.xml"), join(directory, "uploads")];
  const pictures = Array.from({ length: site.pictures }, (_, number) => pictureItem(number));
  const posts = Array.from({ length: site.posts }, (_, number) => postItem(number, site));
  await writeFile(file, wxr([...pictures, ...posts], { before: [...terms()].join(""), site: oldSite }));
  await mkdir(uploads, { recursive: true });
  for (let number = 0; number < site.pictures; number += 1) {
    const path = join(uploads, uploadOf(number));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await makeSmallPicture(number));
  }
  return { file, uploads };
}

/** A JPEG of some kilobytes, another one for each number. */
function makeSmallPicture(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number >> 8) % 256, b: 120 };
  const noise = { type: "gaussian", mean: 100 + (number % 90), sigma: 20 } as const;
  return sharp({ create: { width: 320, height: 240, channels: 3, background, noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** What is to be answered at the addresses that the old site had. */
export function* oldAddresses({ posts, pictures }: OldSite): Generator<OldAddress> {
  for (let number = 0; number < posts; number += 1) {
    if (isDraft(number)) continue;
    const { language } = partOf(number);
    const link = linkOf(number);
    for (const path of [
      link,
      link.replace(/\/$/, ""),
      `/?p=${idOf(number)}`,
      `${link}feed/`,
      `${link}amp/`,
    ]) {
      yield { path, status: 301, language };
    }
  }
  for (const [index, language] of languages.entries()) {
    for (const topic of topics) {
      const path = `/category/${topic.split("/")[index]}`;
      yield { path: `${path}/`, status: 301, language };
      yield { path, status: 301, language };
      yield { path: `${path}/page/2/`, status: 301, language };
      yield { path: `${path}/feed/`, status: 301, language: null };
    }
    for (const tag of tags) {
      const slug = tag.split("/")[index];
      for (const path of [`/tag/${slug}/`, `/?tag=${slug}`]) yield { path, status: 301, language };
    }
  }
  for (let number = 0; number < pictures; number += 1) {
    const path = `/wp-content/uploads/${uploadOf(number)}`;
    for (const size of ["", "-300x225", "-scaled"]) {
      yield { path: path.replace(".jpg", `${size}.jpg`), status: 301, language: null };
    }
    yield { path: `/foto-${number}/`, status: 301, language: null };
    yield { path: `/?attachment_id=${firstPicture + number}`, status: 301, language: null };
  }
  for (const path of ["/feed/", "/feed", "/rss", "/?feed=rss2", "/en/feed/"])
    yield { path, status: 301, language: null };
  for (const path of ["/2019/", "/2019/03/", "/2019/03", "/2020/12/"])
    yield { path, status: 301, language: "nl" };
  yield { path: "/comments/feed/", status: 410, language: null };
}

function* terms(): Generator<string> {
  for (const [taxonomy, first, names] of [
    ["category", termsOfCategories, topics],
    ["post_tag", termsOfTags, tags],
  ] as const) {
    for (const [number, both] of names.entries()) {
      const [nl = "", en = ""] = both.split("/");
      const id = first + 2 * number;
      yield wxrTerm(id, taxonomy, nl, `${nl} nl`) + wxrTerm(id + 1, taxonomy, en, `${en} en`);
      const pair = `a:2:{s:2:"nl";i:${id};s:2:"en";i:${id + 1};}`;
      yield wxrTerm(10_000 + id, "term_translations", `pll_term_${id}`, `pll_term_${id}`, pair);
    }
  }
}

/** A term of WordPress; those of `category` and `post_tag` have an address. */
function wxrTerm(id: number, taxonomy: string, slug: string, name: string, description = ""): string {
  return `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${taxonomy}</wp:term_taxonomy><wp:term_slug>${cdata(slug)}</wp:term_slug><wp:term_name>${cdata(name)}</wp:term_name><wp:term_description>${cdata(description)}</wp:term_description></wp:term>\n`;
}

function pictureItem(number: number): Item {
  return {
    id: firstPicture + number,
    type: "attachment",
    title: `Foto ${number}`,
    link: `${oldSite}/foto-${number}/`,
    slug: `foto-${number}`,
    dateGmt: timeOf(number),
    status: "inherit",
    attachment: `${oldSite}/wp-content/uploads/${uploadOf(number)}`,
    meta: { _wp_attachment_image_alt: `Een foto van nummer ${number}` },
  };
}

function postItem(number: number, site: OldSite): Item {
  const { pair, language, index } = partOf(number);
  const named = (both: string | undefined) => both?.split("/")[index] ?? "";
  const topic = named(topics[pair % topics.length]);
  const own = [tags[pair % tags.length], tags[(pair * 7 + 3) % tags.length]].map(named);
  return {
    id: idOf(number),
    title: titleOf(number),
    link: oldSite + linkOf(number),
    slug: slugOf(number),
    status: isDraft(number) ? "draft" : "publish",
    dateGmt: timeOf(number),
    excerpt: number % 3 === 0 ? `Wat er in nummer ${number} staat.` : "",
    content: textOf(number, site),
    categories: [
      ["category", topic],
      ...[...new Set(own)].map((slug) => ["post_tag", slug] as const),
      ["language", language],
      ["post_translations", `pll_${pair}`],
    ],
    meta:
      pair % 3 === 0 && site.pictures > 0
        ? { _thumbnail_id: String(firstPicture + (pair % site.pictures)) }
        : {},
  };
}

const words =
  "planning rooster factuur klant monteur bestelling week kantoor werk overzicht voorraad vraag antwoord team lijst afspraak".split(
    " ",
  );

/** Blocks, or the classic editor's text with blank lines; with pictures, links within the site and a shortcode. */
function textOf(number: number, { posts, pictures, sentences }: OldSite): string {
  const isClassic = number % 3 === 1;
  const parts: string[] = [];
  const block = (name: string, html: string, attributes = "") =>
    isClassic ? html : `<!-- wp:${name}${attributes && ` ${attributes}`} -->\n${html}\n<!-- /wp:${name} -->`;
  const paragraph = (text: string) => (isClassic ? text : block("paragraph", `<p>${text}</p>`));
  const other = (number * 13 + 2) % posts;
  const links = [linkOf(other), `/?p=${idOf((other + 2) % posts)}`].map(
    (path) => `<a href="${oldSite}${path}">verder</a>`,
  );
  for (let sentence = 0; sentence < sentences; sentence += 4) {
    if (sentence % 16 === 0) parts.push(block("heading", `<h2>Deel ${sentence} van ${number}</h2>`));
    const lines = Array.from({ length: 4 }, (_, index) => sentenceOf(number, sentence + index));
    parts.push(paragraph(`${lines.join(" ")} <strong>${words[sentence % words.length]}</strong>`));
  }
  parts.splice(2, 0, paragraph(`Lees ${links.join(" of ")}.`));
  if (pictures > 0 && number % 2 === 0) {
    const picture = Math.floor(number / 2) % pictures;
    const src = `${oldSite}/wp-content/uploads/${uploadOf(picture).replace(".jpg", "-300x225.jpg")}`;
    const image = `<img src="${src}" alt="Een foto" class="wp-image-${firstPicture + picture}"/>`;
    parts.push(
      block(
        "image",
        isClassic ? image : `<figure class="wp-block-image">${image}</figure>`,
        `{"id":${firstPicture + picture}}`,
      ),
    );
  }
  if (number % 7 === 0)
    parts.push(isClassic ? '[contact-form-7 id="12"]' : block("shortcode", '[contact-form-7 id="12"]'));
  parts.push(block("list", `<ul><li>${words[number % words.length]}</li><li>nummer ${number}</li></ul>`));
  return parts.join("\n\n");
}

function sentenceOf(number: number, sentence: number): string {
  const word = (step: number) => words[(number * (step + 3) + sentence * (step * 2 + 1)) % words.length];
  return `De ${word(1)} van de ${word(2)} en het ${word(3)} gaan over ${word(4)} ${(number + sentence) % 500} in deze ${word(5)}.`;
}

function partOf(number: number): { pair: number; index: number; language: Language } {
  const index = number % 2;
  return { pair: Math.floor(number / 2), index, language: languages[index] ?? "nl" };
}

function isDraft(number: number): boolean {
  return partOf(number).pair % draftEach === draftEach - 1;
}

function idOf(number: number): number {
  return number + 1;
}

function titleOf(number: number): string {
  const { pair, language } = partOf(number);
  return language === "nl" ? `Artikel ${pair} over ${words[pair % words.length]}` : `Article ${pair} on work`;
}

function slugOf(number: number): string {
  const { pair, language } = partOf(number);
  return language === "nl" ? `artikel-${pair}` : `article-${pair}`;
}

function linkOf(number: number): string {
  const { language } = partOf(number);
  const day = timeOf(number).slice(0, 10).replaceAll("-", "/");
  return `${language === "en" ? "/en" : ""}/${day}/${slugOf(number)}/`;
}

/** Over ten years; both of a pair are of the same day. */
function timeOf(number: number): string {
  const days = (Math.floor(number / 2) * 37) % 3_650;
  return new Date(Date.UTC(2014, 0, 1 + days, 9, number % 60)).toISOString().slice(0, 19).replace("T", " ");
}

function uploadOf(number: number): string {
  return `${timeOf(number).slice(0, 7).replace("-", "/")}/foto-${number}.jpg`;
}
