import { useRef } from "react";
import { article } from "../../../content/article.ts";
import type { Titled } from "../../../data/articles/article-titles.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { ArticleSearch } from "./article-search.tsx";
import { MoveButtons, moved, removeButtonAt } from "./move-buttons.tsx";
import type { EditorOptions } from "./use-editor-options.ts";

const relatedLimit = article.fields.relatedArticles.max;

type RelatedFieldProps = {
  articleId: string | null;
  options: Pick<EditorOptions, "newest" | "known">;
  chosen: readonly string[];
  onChoose(ids: string[]): void;
};

/** Up to three related articles in order. */
export function RelatedField({ articleId, options, chosen, onChoose }: RelatedFieldProps) {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const focusAfter = useFocusAfter();
  const nameOf = (choice: Titled) => choice.title ?? panel("blog.untitled");

  function choose(id: string): void {
    onChoose([...chosen, id]);
    // The third choice removes the search field.
    focusAfter(() => field.current ?? removeButtonAt(list.current, chosen.length));
  }

  function remove(index: number): void {
    onChoose(chosen.toSpliced(index, 1));
    focusAfter(() => removeButtonAt(list.current, index) ?? field.current);
  }

  return (
    <fieldset>
      <legend className="font-semibold">{t("editor.related")}</legend>
      <p className="mt-1 mb-3 text-ink-soft text-small">{t("editor.relatedHint")}</p>
      {chosen.length > 0 && (
        <ol ref={list} className="mb-3 grid gap-2">
          {chosen.map((id, index) => {
            const choice = options.known.find((one) => one.id === id);
            const title = choice ? nameOf(choice) : t("editor.relatedUnknown");
            return (
              <li
                key={id}
                className="flex items-center justify-between gap-3 rounded-small border border-line py-1 pr-1 pl-4"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
                <MoveButtons
                  title={title}
                  isFirst={index === 0}
                  isLast={index === chosen.length - 1}
                  onMove={(direction) => onChoose(moved(chosen, index, direction))}
                  onRemove={() => remove(index)}
                />
              </li>
            );
          })}
        </ol>
      )}
      {chosen.length < relatedLimit && (
        <ArticleSearch
          label={t("editor.relatedSearchLabel")}
          field={field}
          newest={options.newest}
          without={[articleId, ...chosen]}
          onChoose={choose}
        />
      )}
    </fieldset>
  );
}
