import { useMemo } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { compareArticles } from "./compare/compare-articles.ts";
import { FieldChanges } from "./field-changes.tsx";
import type { ReadComparison } from "./read-comparison.ts";

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
  const parts = [
    { name: t("history.article"), fields: changes.article, language: undefined },
    { name: t("history.nl"), fields: changes.nl, language: "nl" },
    { name: t("history.en"), fields: changes.en, language: "en" },
  ].filter(({ fields }) => fields.length > 0);
  if (parts.length === 0) return <p className="text-ink-soft">{t("history.same")}</p>;
  return (
    <div className="grid gap-8">
      <p className="text-ink-soft text-small">{t("history.legend")}</p>
      {parts.map(({ name, fields, language }) => (
        <section key={name} aria-label={name} className="min-w-0">
          <h3 className="border-line border-b pb-2 text-title-4">{name}</h3>
          <FieldChanges fields={fields} language={language} nameOf={(field) => editor(field)} />
        </section>
      ))}
    </div>
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
