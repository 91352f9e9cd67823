import { type ArticleForm, readTimeOf } from "../../../data/articles/article-form.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { FaqList } from "./faq-list.tsx";
import { ImageField } from "./image-field.tsx";
import { MetaFields } from "./meta-fields.tsx";
import { RelatedField } from "./related-field.tsx";
import { TagField } from "./tag-field.tsx";
import type { TranslationMarks } from "./translations/use-translation-marks.ts";
import type { FormChange } from "./use-article-editor.ts";
import type { EditorOptions } from "./use-editor-options.ts";

type BasicTabProps = {
  form: ArticleForm;
  articleId: string | null;
  options: EditorOptions;
  errorOf(field: EditorKey): string | undefined;
  marks: TranslationMarks;
  onChange(next: FormChange): void;
};

/** The fields without a language. */
export function BasicTab({ form, articleId, options, errorOf, marks, onChange }: BasicTabProps) {
  const { t } = useLanguage(editorTexts);
  const { tags, areTagsLoaded, addTag } = options;
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <PanelField
          label={t("editor.slug")}
          name="editor.slug"
          isRequired
          value={form.slug}
          hint={t("editor.slugHint", { slug: form.slug || "..." })}
          error={errorOf("editor.slug")}
          onChange={(slug) => onChange({ ...form, slug })}
        />
        <PanelField
          label={t("editor.author")}
          name="editor.author"
          isRequired
          value={form.author}
          error={errorOf("editor.author")}
          onChange={(author) => onChange({ ...form, author })}
        />
        <PanelField
          label={t("editor.readTime")}
          type="number"
          value={form.readTime}
          onChange={(readTime) => onChange({ ...form, readTime })}
          onBlur={() => onChange({ ...form, readTime: String(readTimeOf(form.readTime)) })}
        />
        <ImageField
          value={form.imageUrl}
          error={errorOf("editor.image")}
          onChange={(imageUrl) => onChange((now) => ({ ...now, imageUrl }))}
        />
      </div>
      <MetaFields form={form} errorOf={errorOf} marks={marks} onChange={onChange} />
      <TagField
        tags={tags}
        areTagsLoaded={areTagsLoaded}
        selected={form.selectedTags}
        onSelect={(selectedTags) => onChange({ ...form, selectedTags })}
        onCreate={(tag) => {
          addTag(tag);
          onChange((now) => ({ ...now, selectedTags: [...now.selectedTags, tag.id] }));
        }}
        onFind={addTag}
      />
      <RelatedField
        articleId={articleId}
        options={options}
        chosen={form.relatedArticles}
        onChoose={(relatedArticles) => onChange({ ...form, relatedArticles })}
      />
      <FaqList faqs={form.faqs} marks={marks} onChange={(faqs) => onChange({ ...form, faqs })} />
    </div>
  );
}
