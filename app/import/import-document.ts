import { article as articleKind, emptyArticle } from "../content/article.ts";
import { documentOf } from "../content/document.ts";
import { emptyForm } from "../content/kind.ts";
import { page as pageKind } from "../content/page.ts";
import { countWords, minutesOf } from "../data/articles/reading-time.ts";
import type { Json } from "../data/schema.ts";
import type { PlannedPost } from "./plan.ts";
import type { Note, SourcePost } from "./source.ts";

type Parts = Pick<SourcePost, "excerpt"> & { html: string; imageUrl: string; tagIds: string[] };

/** A post in one language as the document of an article or page, and what was cut from it. */
export function importDocument(
  post: PlannedPost,
  parts: Parts,
): { document: Record<string, Json>; notes: Note[] } {
  const notes: Note[] = [];
  const cut = (text: string, max: number) => {
    const line = text.replace(/\s+/g, " ").trim();
    if (line.length <= max) return line;
    notes.push({ key: "import.cut", values: { text: line.slice(0, 60), max } });
    return line.slice(0, max).trimEnd().toWellFormed();
  };
  const { language } = post;
  const shared = {
    slug: post.newSlug,
    imageUrl: parts.imageUrl,
    published: post.status === "published",
    selectedTags: parts.tagIds.slice(0, 100),
  };
  const inLanguage = (text: string) => ({ nl: "", en: "", [language]: text });
  const excerpt = cut(
    post.type === "page" ? parts.excerpt || post.metaDescription : parts.excerpt,
    post.type === "page" ? 500 : 1_000,
  );
  if (post.type === "page") {
    const text = { key: "imported", type: "text", hidden: false, title: "", text: parts.html };
    const form = {
      ...emptyForm(pageKind),
      ...shared,
      title: inLanguage(cut(post.title, 200) || post.newSlug),
      description: inLanguage(excerpt),
      sections: { nl: [], en: [], [language]: parts.html === "" ? [] : [text] },
    };
    return { document: documentOf(pageKind, form), notes };
  }
  const form = {
    ...emptyArticle(),
    ...shared,
    author: cut(post.author, 200) || "Anonymous",
    readTime: String(Math.min(999, minutesOf(countWords(parts.html)))),
    title: inLanguage(cut(post.title, 300)),
    excerpt: inLanguage(excerpt),
    content: inLanguage(parts.html),
    metaTitle: inLanguage(cut(post.metaTitle, 300)),
    metaDescription: inLanguage(cut(post.metaDescription, 500)),
  };
  return { document: documentOf(articleKind, form), notes };
}
