import { useRef } from "react";
import { article } from "../../../content/article.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { ArticleSearch } from "./article-search.tsx";
import { type EditList, MoveButtons, moved, removeButtonAt, useRemoval } from "./move-buttons.tsx";
import type { EditorOptions } from "./use-editor-options.ts";

const relatedLimit = article.fields.relatedArticles.max;

type RelatedFieldProps = {
  articleId: string | null;
  options: Pick<EditorOptions, "newest" | "known">;
  chosen: readonly string[];
  onEdit: EditList<string>;
};

/** Up to three related articles in order. */
export function RelatedField({ articleId, options, chosen, onEdit }: RelatedFieldProps) {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const focusAfter = useFocusAfter();
  const removeItem = useRemoval(onEdit);

  function titleOf(id: string): string {
    const choice = options.known.find((one) => one.id === id);
    return choice ? (choice.title ?? panel("blog.untitled")) : t("editor.relatedUnknown");
  }

  function choose(id: string): void {
    onEdit((now) => [...now, id]);
    // The third choice removes the search field.
    focusAfter(() => field.current ?? removeButtonAt(list.current, chosen.length));
  }

  function remove(id: string, index: number): void {
    removeItem(id, index, titleOf(id));
    focusAfter(() => removeButtonAt(list.current, index) ?? field.current);
  }

  return (
    <fieldset>
      <legend className="font-semibold">{t("editor.related")}</legend>
      <p className="mt-1 mb-3 text-ink-soft text-small">{t("editor.relatedHint")}</p>
      {chosen.length > 0 && (
        <ol ref={list} className="mb-3 grid gap-2">
          {chosen.map((id, index) => {
            const title = titleOf(id);
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
                  onMove={(direction) => onEdit((now) => moved(now, index, direction))}
                  onRemove={() => remove(id, index)}
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
