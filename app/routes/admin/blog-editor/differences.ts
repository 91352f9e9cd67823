import { type ArticleForm, readTimeOf } from "../../../data/article-form.ts";
import type { EditorKey } from "../../../i18n/panel-editor.ts";

/** A part in which two versions of an article differ, as texts. */
export type Difference = { part: EditorKey; mine: string; theirs: string };

/** What differs between two versions; `nameOf` gives the names of tags and articles. */
export function differencesOf(
  mine: ArticleForm,
  theirs: ArticleForm,
  nameOf: (id: string) => string,
): Difference[] {
  const others = describe(theirs, nameOf);
  return describe(mine, nameOf).flatMap(([part, text], place) => {
    const other = others[place]?.[1] ?? "";
    return text === other ? [] : [{ part, mine: text, theirs: other }];
  });
}

function describe(form: ArticleForm, nameOf: (id: string) => string): [EditorKey, string][] {
  const { title, subtitle, excerpt, content, metaTitle, metaDescription } = form;
  return [
    ["editor.titleNl", title.nl.trim()],
    ["editor.titleEn", title.en.trim()],
    ["editor.subtitleNl", subtitle.nl.trim()],
    ["editor.subtitleEn", subtitle.en.trim()],
    ["editor.excerptNl", excerpt.nl.trim()],
    ["editor.excerptEn", excerpt.en.trim()],
    ["editor.contentNl", content.nl],
    ["editor.contentEn", content.en],
    ["editor.metaTitleNl", metaTitle.nl.trim()],
    ["editor.metaTitleEn", metaTitle.en.trim()],
    ["editor.metaDescriptionNl", metaDescription.nl.trim()],
    ["editor.metaDescriptionEn", metaDescription.en.trim()],
    ["editor.slug", form.slug.trim()],
    ["editor.author", form.author.trim()],
    ["editor.readTime", String(readTimeOf(form.readTime))],
    ["editor.image", form.imageUrl.trim()],
    ["editor.publication", form.published ? "Published" : "Draft"],
    ["editor.tags", form.selectedTags.map(nameOf).toSorted().join("\n")],
    ["editor.related", form.relatedArticles.map(nameOf).join("\n")],
    ["editor.faqs", form.faqs.map(describeFaq).join("\n\n")],
  ];
}

function describeFaq({ question, answer }: ArticleForm["faqs"][number]): string {
  return [question.nl, answer.nl, question.en, answer.en].filter((text) => text.trim() !== "").join("\n");
}
