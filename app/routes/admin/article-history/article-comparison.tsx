import { useMemo } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { compareArticles } from "./compare/compare-articles.ts";
import { ComparisonParts } from "./comparison-parts.tsx";
import type { ReadComparison } from "./read-comparison.ts";
import { UnreadableNote } from "./unreadable-note.tsx";

/** What changed in an article, and in each of its languages. */
export function ArticleComparison({ read }: { read: ReadComparison }) {
  const { t } = useLanguage(historyTexts);
  const { t: editor } = useLanguage(editorTexts);
  const names = useNames(read);
  const { before, after } = read;
  const changes = useMemo(
    () => before && after && compareArticles(before.form, after.form, names),
    [before, after, names],
  );
  if (!changes) return null;
  const { article, nl, en } = changes;
  const whole = t("history.article");
  const named = (version: ReadComparison["after"]) =>
    version && { ...version, unreadable: version.unreadable.map((field) => editor(field)) };
  return (
    <>
      <UnreadableNote version={named(before)} />
      <UnreadableNote version={named(after)} />
      <ComparisonParts whole={whole} general={article} nl={nl} en={en} nameOf={(field) => editor(field)} />
    </>
  );
}

function useNames({ tags, articles }: ReadComparison) {
  const { t } = useLanguage(historyTexts);
  const { t: panel } = useLanguage(panelTexts);
  return useMemo(
    () => ({
      tag: (id: string) => tags.find((tag) => tag.id === id)?.name ?? t("history.goneTag"),
      article: (id: string) => {
        const article = articles.find((one) => one.id === id);
        return article ? (article.title ?? article.slug) : t("history.unknownArticle");
      },
      published: (isPublished: boolean) => panel(isPublished ? "panel.published" : "panel.draft"),
      shown: (isShown: boolean) => t(isShown ? "history.shown" : "history.hidden"),
    }),
    [tags, articles, t, panel],
  );
}
