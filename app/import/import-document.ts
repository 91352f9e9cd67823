import { article as articleKind, emptyArticle } from "../content/article.ts";
import { documentOf } from "../content/document.ts";
import { emptyForm } from "../content/kind.ts";
import { page as pageKind } from "../content/page.ts";
import { countWords, minutesOf } from "../data/articles/reading-time.ts";
import type { Json } from "../data/schema.ts";
import { mapElements, readTree, writeTree } from "../html/pasted/tree.ts";
import { plainText } from "../html/plain-text.ts";
import { plainLine } from "./plain-line.ts";
import type { PlannedPost } from "./plan.ts";
import type { Note, SourcePost } from "./source.ts";

type Parts = Pick<SourcePost, "excerpt"> & {
  html: string;
  /** What stands above the mark for more; "" without one. */
  aboveMore: string;
  imageUrl: string;
  tagIds: string[];
};

/** As many as WordPress shows of a text without an excerpt. */
const wordsOfExcerpt = 55;
/** Of languages that have no spaces between words. */
const longestExcerpt = 400;

/** A post in one language as the document of an article or page, and what was cut from it. */
export function importDocument(
  post: PlannedPost,
  parts: Parts,
): { document: Record<string, Json>; notes: Note[] } {
  const notes: Note[] = [];
  const cut = (text: string, { max = Number.POSITIVE_INFINITY }: { max?: number }) => {
    const line = plainLine(text, max);
    if (line !== plainLine(text)) notes.push({ key: "import.cut", values: { text: line.slice(0, 60), max } });
    return line;
  };
  const { language } = post;
  const shared = {
    slug: post.newSlug,
    imageUrl: parts.imageUrl,
    published: post.status === "published",
    selectedTags: parts.tagIds.slice(0, 100),
  };
  const inLanguage = (text: string) => ({ nl: "", en: "", [language]: text });
  if (post.type === "page") {
    const lost = [post.metaTitle, parts.excerpt === "" ? "" : post.metaDescription].filter(Boolean);
    for (const text of lost) notes.push({ key: "import.searchTextLeft", values: { text } });
    const { title, description } = pageKind.fields;
    const text = { key: "imported", type: "text", hidden: false, title: "", text: parts.html };
    const form = {
      ...emptyForm(pageKind),
      ...shared,
      title: inLanguage(cut(post.title, title) || post.newSlug),
      description: inLanguage(cut(parts.excerpt || post.metaDescription, description)),
      sections: { nl: [], en: [], [language]: parts.html === "" ? [] : [text] },
    };
    return { document: documentOf(pageKind, form), notes };
  }
  const { author, title, excerpt, metaTitle, metaDescription } = articleKind.fields;
  const form = {
    ...emptyArticle(),
    ...shared,
    author: cut(post.author, author),
    readTime: String(minutesOf(countWords(parts.html))),
    title: inLanguage(cut(post.title, title)),
    excerpt: inLanguage(cut(parts.excerpt, excerpt) || firstWords(parts)),
    content: inLanguage(parts.html),
    metaTitle: inLanguage(cut(post.metaTitle, metaTitle)),
    metaDescription: inLanguage(cut(post.metaDescription, metaDescription)),
  };
  return { document: documentOf(articleKind, form), notes };
}

/** What says little in a list: code, videos, and pictures with what is below them. */
const unread = new Set(["pre", "figure", "table"]);

/** What lists of the old site showed of a text without an excerpt. */
function firstWords({ html, aboveMore }: Parts): string {
  const above = wordsOf(aboveMore);
  const text = above || wordsOf(html);
  const words = text.split(" ");
  const first = above === "" ? words.slice(0, wordsOfExcerpt).join(" ") : text;
  const shown = plainLine(first, longestExcerpt);
  return shown === text ? text : `${shown}…`;
}

function wordsOf(html: string): string {
  const read = mapElements(readTree(html), (element) =>
    unread.has(element.name) || element.attributes.class === "video" ? [] : [element],
  );
  return plainLine(plainText(writeTree(read)));
}
