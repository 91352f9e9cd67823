import type { VersionedKind } from "../../app/content/kinds.ts";
import { articleDocument } from "./article-document.ts";
import {
  activePage,
  draft,
  draftPage,
  publicTag,
  published,
  shownPage,
  unfeatured,
  unshownPage,
} from "./content.ts";

/** A document that is none, and a part of the sentence that says why. */
type Bad = [document: unknown, said: string];

/** A kind of content with its subjects in `content.ts`, and documents of it. */
export type KindCase = {
  kind: VersionedKind;
  noun: string;
  /** One that visitors see. */
  live: string;
  /** One that they don't; null when there is none. */
  draft: string | null;
  /** A document of the live one. */
  whole: { [field: string]: unknown };
  bad: readonly Bad[];
  /** A whole document with this Dutch title, for visitors or not. */
  titled(title: string, isShown?: boolean, slug?: string): { [field: string]: unknown };
  /** The Dutch title in the tables of a subject ($1), and the plain statement that changes it (to $2). */
  title: string;
  retitle: string;
  /** Whether nobody may write its tables but the functions that save documents. */
  isSavedAlone?: true;
  /** How a plain statement deletes it ($1). */
  remove: string;
};

const text = { language: "nl", title: "Titel", content: "<p>Tekst.</p>" };
const article = {
  ...articleDocument(),
  slug: "een-slug",
  author: "Noor",
  published: true,
  related_articles: [unfeatured],
  content: [
    { ...text, subtitle: "", meta_title: null, published: false },
    { ...text, language: "en" },
  ],
  tags: [publicTag, "00000000-0000-0000-ffff-ffffffffffff"],
  faqs: [{ question_nl: "Wat?", answer_nl: "Dit.", question_en: "", answer_en: "" }],
};
/** What is no list of texts, and of questions, with a part of the sentence that says why. */
const badContents: Bad[] = [
  ["x", '"content" must be a list'],
  [7, '"content" must be a list'],
  [{}, '"content" must be a list'],
  [["x"], '"content" must hold objects'],
  [[null], '"content" must hold objects'],
  [[[text]], '"content" must hold objects'],
  [[{ ...text, title: 5 }], '"title" of "content" must be a text'],
  [[{ ...text, content: { html: "x" } }], '"content" of "content" must be a text'],
  [[{ ...text, published: "yes" }], '"published" of "content" must be true or false'],
  [[{ ...text, unknown: 1 }], '"content" has no field "unknown"'],
  [[{ ...text, article_id: draft }], '"content" has no field "article_id"'],
  [[{ title: "Titel", content: "x" }], '"content" lacks "language"'],
  [[{ ...text, language: null }], '"content" lacks "language"'],
  [[text, { ...text, title: "Nog een" }], '"content" has a language twice'],
];
const badFaqs: Bad[] = [
  ["x", '"faqs" must be a list'],
  [{ question_nl: "Wat?" }, '"faqs" must be a list'],
  [[7], '"faqs" must hold objects'],
  [[{ question_nl: ["Wat?"] }], '"question_nl" of "faqs" must be a text'],
  [[{ question_nl: "Wat?", display_order: 1 }], '"faqs" has no field "display_order"'],
];

const badArticles: Bad[] = [
  [{}, '"document" lacks "author"'],
  ["x", "The document must be an object"],
  [null, "The document must be an object"],
  [[article], "The document must be an object"],
  [{ ...article, slug: null }, '"document" lacks "slug"'],
  [{ ...article, slug: 5 }, '"slug" of "document" must be a text'],
  [{ ...article, slug: "Geen Slug" }, '"slug_shape"'],
  [{ ...article, slug: "x".repeat(301) }, '"slug_length"'],
  [{ ...article, author: "x".repeat(201) }, '"author_length"'],
  [{ ...article, author: "een\ntwee" }, '"author_is_a_line"'],
  [{ ...article, read_time: "5" }, '"read_time" of "document" must be a whole number'],
  [{ ...article, read_time: 5.5 }, '"read_time" of "document" must be a whole number'],
  [{ ...article, read_time: 1e12 }, '"read_time" of "document" must be a whole number'],
  [{ ...article, read_time: 0 }, '"read_time_is_a_minute_or_more"'],
  [{ ...article, image_url: ["x"] }, '"image_url" of "document" must be a text'],
  [{ ...article, image_url: `/${"x".repeat(2_048)}` }, '"image_url_length"'],
  [{ ...article, image_url: "javascript:alert(1)" }, '"image_url_is_a_picture_address"'],
  [{ ...article, published: "x" }, '"published" of "document" must be true or false'],
  [{ ...article, related_articles: ["x"] }, '"related_articles" of "document" must be a list of ids'],
  [
    { ...article, related_articles: [[unfeatured]] },
    '"related_articles" of "document" must be a list of ids',
  ],
  [{ ...article, related_articles: Array(4).fill(unfeatured) }, '"related_articles_are_three_at_most"'],
  [{ ...article, tags: "x" }, '"tags" of "document" must be a list of ids'],
  [{ ...article, tags: ["x"] }, '"tags" of "document" must be a list of ids'],
  [{ ...article, tags: [5] }, '"tags" of "document" must be a list of ids'],
  [{ ...article, tags: undefined }, '"tags" of "document" must be a list of ids'],
  [{ ...article, created_at: "2026-01-01" }, '"document" has no field "created_at"'],
  [{ ...article, tags: Array(101).fill(publicTag) }, "An article has 100 tags at most"],
  [{ ...article, content: [{ ...text, language: "de" }] }, '"language_is_nl_or_en"'],
  [{ ...article, content: [{ ...text, title: "x".repeat(301) }] }, '"title_length"'],
  [{ ...article, content: [{ ...text, content: "x".repeat(1_048_577) }] }, '"content_within_1_mb"'],
  [{ ...article, content: [{ ...text, meta_description: "x".repeat(501) }] }, '"meta_description_length"'],
  [{ ...article, faqs: [{ question_nl: "x".repeat(501) }] }, '"question_nl_length"'],
  [{ ...article, faqs: Array(101).fill(article.faqs[0]) }, "An article has 100 questions at most"],
  [{ ...article, content: undefined }, '"content" must be a list'],
  ...badContents.map(([content, said]): Bad => [{ ...article, content }, said]),
  ...badFaqs.map(([faqs, said]): Bad => [{ ...article, faqs }, said]),
];

const page = {
  slug: "another_page",
  active: true,
  content: [{ language: "nl", title: "Gids die nieuw is" }],
};
const badPages: Bad[] = [
  ["x", "The document must be an object"],
  [null, "The document must be an object"],
  [{}, '"document" lacks "active"'],
  [{ ...page, slug: null }, '"document" lacks "slug"'],
  [{ ...page, active: "x" }, '"active" of "document" must be true or false'],
  [{ ...page, slug: "Geen Slug" }, '"slug_shape"'],
  [{ ...page, updated_at: "2026-01-01" }, '"document" has no field "updated_at"'],
  ...(
    [
      ["x", '"content" must be a list'],
      [{ language: "nl" }, '"content" must be a list'],
      [["x"], '"content" must hold objects'],
      [[{ title: "Gids" }], '"content" lacks "language"'],
      [[{ language: "de", title: "Anleitung" }], '"language_is_nl_or_en"'],
      [[{ language: "nl" }, { language: "nl" }], '"content" has a language twice'],
      [[{ language: "nl", title: 5 }], '"title" of "content" must be a text'],
      [[{ language: "nl", title: { a: 1 } }], '"title" of "content" must be a text'],
      [[{ language: "nl", page_id: draftPage }], '"content" has no field "page_id"'],
      [[{ language: "nl", unknown: "x" }], '"content" has no field "unknown"'],
      [[{ language: "nl", title: "x".repeat(301) }], '"title_length"'],
      [[{ language: "nl", email_subject: "een\ntwee" }], '"email_subject_is_a_line"'],
      [[{ language: "nl", content: "x".repeat(1_048_577) }], '"content_within_1_mb"'],
    ] satisfies Bad[]
  ).map(([content, said]): Bad => [{ ...page, content }, said]),
];

const section = { id: "s1", type: "text", hidden: false, title: "Kop", text: "<p>Tekst.</p>" };
const variant = { language: "nl", title: "Pagina", description: "", published: true, sections: [section] };
const made = {
  kind: "page",
  slug: "een-pagina",
  image_url: null,
  in_footer: true,
  published: true,
  content: [variant, { ...variant, language: "en", published: false, sections: [] }],
  tags: [publicTag],
};
const badMade: Bad[] = [
  ["x", "The document must be an object"],
  [{}, '"document" lacks "in_footer"'],
  [{ ...made, kind: "post" }, '"kind_is_known"'],
  [{ ...made, slug: "Geen Slug" }, '"slug_shape"'],
  [{ ...made, slug: "contact" }, "The site uses the address /contact itself"],
  [{ ...made, tags: ["x"] }, '"tags" of "document" must be a list of ids'],
  [{ ...made, tags: Array(101).fill(publicTag) }, "A page has 100 tags at most"],
  [{ ...made, updated_at: "2026-01-01" }, '"document" has no field "updated_at"'],
  ...(
    [
      ["x", '"content" must be a list'],
      [[{ ...variant, sections: null }], '"content" lacks "sections"'],
      [[{ ...variant, sections: "x" }], '"sections" of "content" must be a list'],
      [[{ ...variant, sections: {} }], '"sections" of "content" must be a list'],
      [[{ ...variant, sections: ["x"] }], '"sections_are_at_most_40_with_ids"'],
      [[{ ...variant, sections: [{ id: "s1" }] }], '"sections_are_at_most_40_with_ids"'],
      [[{ ...variant, sections: [{ type: "text" }] }], '"sections_are_at_most_40_with_ids"'],
      [[{ ...variant, sections: [{ ...section, id: "een id" }] }], '"sections_are_at_most_40_with_ids"'],
      [[{ ...variant, sections: [section, section] }], '"sections_are_at_most_40_with_ids"'],
      [
        [{ ...variant, sections: Array.from({ length: 41 }, (_, id) => ({ ...section, id: `${id}` })) }],
        '"sections_are_at_most_40_with_ids"',
      ],
      [[{ ...variant, sections: [{ ...section, text: "x".repeat(204_800) }] }], '"sections_within_200_kb"'],
      [[{ ...variant, language: "de" }], '"language_is_nl_or_en"'],
      [[variant, variant], '"content" has a language twice'],
      [[{ ...variant, title: 5 }], '"title" of "content" must be a text'],
      [[{ ...variant, title: "x".repeat(201) }], '"title_length"'],
      [[{ ...variant, description: "x".repeat(501) }], '"description_length"'],
      [[{ ...variant, unknown: "x" }], '"content" has no field "unknown"'],
    ] satisfies Bad[]
  ).map(([content, said]): Bad => [{ ...made, content }, said]),
];

const about = {
  active: true,
  texts: [{ content_key: "about_title", value_nl: "Wie we zijn", value_en: "" }],
  members: [],
};
const badAbouts: Bad[] = [
  ["x", "The document must be an object"],
  [{}, '"active" of "document" must be true'],
  [{ ...about, slug: "about" }, '"active" of "document" must be true'],
  [{ ...about, texts: "x" }, '"texts" must be a list'],
  [{ ...about, texts: [{ content_key: "other" }] }, '"content_key_is_known"'],
  [{ ...about, texts: [{ content_key: "statement", value_nl: 5 }] }, '"value_nl" of "texts" must be a text'],
  [{ ...about, members: {} }, '"members" must be a list'],
  [{ ...about, members: [{ id: "x", name: "Noor", display_order: 1 }] }, '"id" of "members" must be an id'],
];

export const aboutId = "0ab00000-0000-4000-8000-000000000000";

export const articleCase: KindCase = {
  kind: "article",
  noun: "article",
  live: published,
  draft,
  whole: article,
  bad: badArticles,
  titled: (title, isShown = true, slug = "een-titel") =>
    articleDocument({
      slug,
      published: isShown,
      content: [{ ...text, title }],
    }),
  title: "select title from public.otm_blog_article_content where article_id = $1 and language = 'nl'",
  retitle: "update public.otm_blog_article_content set title = $2 where article_id = $1",
  remove: "delete from public.otm_blog_articles where id = $1",
};

export const casesOfKinds: Readonly<Record<VersionedKind, KindCase>> = {
  article: articleCase,
  "download-page": {
    kind: "download-page",
    noun: "download page",
    live: activePage,
    draft: draftPage,
    whole: page,
    bad: badPages,
    titled: (title, isShown = true, slug = "een-titel") => ({
      slug,
      active: isShown,
      content: [{ language: "nl", title }],
    }),
    title: "select title from public.otm_download_page_content where page_id = $1 and language = 'nl'",
    retitle: "update public.otm_download_page_content set title = $2 where page_id = $1",
    remove: "delete from public.otm_download_pages where id = $1",
  },
  page: {
    kind: "page",
    noun: "page",
    live: shownPage,
    draft: unshownPage,
    whole: made,
    bad: badMade,
    titled: (title, isShown = true, slug = "een-titel") => ({
      ...made,
      slug,
      published: isShown,
      content: [{ ...variant, title }],
    }),
    title: "select title from public.otm_page_content where page_id = $1 and language = 'nl'",
    retitle: "update public.otm_page_content set title = $2 where page_id = $1",
    isSavedAlone: true,
    remove: "delete from public.otm_pages where id = $1",
  },
  "about-page": {
    kind: "about-page",
    noun: "about page",
    live: aboutId,
    draft: null,
    whole: about,
    bad: badAbouts,
    titled: (title) => ({
      active: true,
      texts: [{ content_key: "about_title", value_nl: title, value_en: "" }],
      members: [],
    }),
    title: "select value_nl as title from public.otm_about_us_content where $1::uuid is not null",
    retitle: "update public.otm_about_us_content set value_nl = $2 where $1::uuid is not null",
    remove: "delete from public.otm_about_us_content where $1::uuid is not null",
  },
};

export const kindCases = Object.values(casesOfKinds);

/** Those whose changes can wait to be published. */
export const waitingCases = kindCases.flatMap((one) =>
  one.draft === null ? [] : [{ ...one, draft: one.draft }],
);
