import { useDeferredValue, useMemo, useRef } from "react";
import { type ArticleForm, article } from "../../../content/article.ts";
import { storedText } from "../../../content/form.ts";
import { readingTime } from "../../../data/articles/reading-time.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { ImageField } from "../../../panel/media/image-field.tsx";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ArticleSearch } from "./article-search.tsx";
import { FaqList } from "./faq-list.tsx";
import { MetaFields } from "./meta-fields.tsx";
import { type EditList, MoveButtons, moved, removeButtonAt, useRemoval } from "./move-buttons.tsx";
import { SlugField } from "./slug-field.tsx";
import { TagField } from "./tag-field.tsx";
import type { EditorOptions } from "./use-editor-options.ts";

type BasicTabProps = {
  fields: BoundForm<ArticleForm>;
  articleId: string | null;
  /** What it shares with the tabs of languages is on the one in sight. */
  isShown: boolean;
  options: EditorOptions;
  marks: TranslationMarks;
};

/** The fields without a language. */
export function BasicTab({ fields, articleId, isShown, options, marks }: BasicTabProps) {
  const { form, bind, change } = fields;
  const { tags, areTagsLoaded, addTag } = options;
  const minutes = storedText(article.fields.readTime, form.readTime);
  // Typing must not wait for it.
  const written = useDeferredValue(form.content);
  const proposed = useMemo(() => readingTime(written), [written]);
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {isShown && <SlugField fields={fields} />}
        <PanelField {...bind({ field: "author" })} isRequired />
        <PanelField
          {...bind({ field: "readTime" })}
          type="number"
          hint={
            proposed !== null &&
            String(proposed) !== minutes && (
              <ReadTimeProposal
                minutes={proposed}
                onTake={() => change((now) => ({ ...now, readTime: String(proposed) }))}
              />
            )
          }
          onBlur={() => change((now) => ({ ...now, readTime: minutes }))}
        />
        <ImageField {...bind({ field: "imageUrl" })} />
      </div>
      <MetaFields fields={fields} marks={marks} />
      <TagField
        tags={tags}
        areTagsLoaded={areTagsLoaded}
        selected={form.selectedTags}
        onSelect={(selectedTags) => change((now) => ({ ...now, selectedTags }))}
        onCreate={(tag) => {
          addTag(tag);
          change((now) => ({ ...now, selectedTags: [...now.selectedTags, tag.id] }));
        }}
        onFind={addTag}
      />
      <RelatedField
        articleId={articleId}
        options={options}
        chosen={form.relatedArticles}
        onEdit={(edit) => change((now) => ({ ...now, relatedArticles: edit(now.relatedArticles) }))}
      />
      {isShown && <FaqList fields={fields} marks={marks} shown={languages} />}
    </div>
  );
}

/** What the text takes to read, to be taken over: the field is the editor's. */
function ReadTimeProposal({ minutes, onTake }: { minutes: number; onTake(): void }) {
  const { t } = useLanguage(editorTexts);
  return (
    <>
      {t("editor.readTimeProposal", { minutes })}{" "}
      <button
        type="button"
        onClick={onTake}
        className="min-h-11 font-semibold text-ink underline underline-offset-4"
      >
        {t("editor.takeReadTime")}
      </button>
    </>
  );
}

const relatedLimit = article.fields.relatedArticles.max;

type RelatedFieldProps = {
  articleId: string | null;
  options: Pick<EditorOptions, "newest" | "known">;
  chosen: readonly string[];
  onEdit: EditList<string>;
};

/** Up to three related articles in order. */
function RelatedField({ articleId, options, chosen, onEdit }: RelatedFieldProps) {
  const { t } = useLanguage(editorTexts);
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const focusAfter = useFocusAfter();
  const removeItem = useRemoval(onEdit);

  function titleOf(id: string): string {
    const choice = options.known.find((one) => one.id === id);
    return choice ? (choice.title ?? t("word.untitled")) : t("editor.relatedUnknown");
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
