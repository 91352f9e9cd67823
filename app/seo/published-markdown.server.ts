import type { Article } from "../data/articles/articles.ts";
import { withMainFiles } from "../data/media/html-pictures.ts";
import type { LibraryPictures } from "../data/media/pictures.ts";
import { withAbsoluteAddresses } from "../html/absolute-addresses.ts";
import { articleHtml } from "../html/article-html.server.ts";
import { authorName } from "../i18n/author-name.ts";
import { formatDate } from "../i18n/format.ts";
import { type Language, lookUp, translator } from "../i18n/language-texts.ts";
import type { ChangedTexts } from "../i18n/site-texts.ts";
import { commonTexts } from "../i18n/texts/common.en.ts";
import { insightsTexts } from "../i18n/texts/insights.en.ts";
import { articleMarkdown } from "./article-markdown.server.ts";

type Place = {
  canonical: string;
  language: Language;
  pictures: LibraryPictures;
  /** The changed texts of the language. */
  changed: ChangedTexts;
};

/** A published article as Markdown, for readers in `language`; `canonical` is the whole address of its page. */
export function publishedMarkdown(
  article: Article,
  { canonical, language, pictures, changed }: Place,
): string {
  const t = translator(insightsTexts, language, changed);
  const name = authorName(article.author, t);
  const author = t("article.author", { author: name });
  const readTime = t("insights.readTime", { minutes: article.readTime });
  const isForeign = article.language !== language;
  const html = withMainFiles(articleHtml(article.content), pictures, article.language);
  return articleMarkdown({
    title: article.title ?? article.slug,
    subtitle: article.subtitle,
    excerpt: article.excerpt,
    notes: [
      [author, formatDate(article.createdAt, language), readTime, canonical].filter(Boolean).join(" · "),
      ...(isForeign
        ? [translator(commonTexts, language, changed)(`content.onlyIn.${article.language}`)]
        : []),
    ],
    html: withAbsoluteAddresses(html, canonical),
    questionsTitle: isForeign ? lookUp(insightsTexts, article.language, "article.faq") : t("article.faq"),
    questions: article.faqs,
  });
}
