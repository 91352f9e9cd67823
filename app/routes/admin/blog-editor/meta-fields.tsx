import { useId } from "react";
import type { ArticleForm } from "../../../data/articles/article-form.ts";
import { cutAtWord } from "../../../html/plain-text.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { characters } from "../../../ui/panel/too-long.ts";
import { SearchPreview, shownLengths } from "./search-preview.tsx";
import { TranslationNote } from "./translations/translation-note.tsx";
import type { TranslationMarks } from "./translations/use-translation-marks.ts";

const keys = {
  nl: { title: "editor.metaTitleNl", description: "editor.metaDescriptionNl" },
  en: { title: "editor.metaTitleEn", description: "editor.metaDescriptionEn" },
} as const;

type MetaFieldsProps = {
  form: ArticleForm;
  errorOf(field: EditorKey): string | undefined;
  marks: TranslationMarks;
  onChange(form: ArticleForm): void;
};

/** The meta title and description in each language, with a preview. */
export function MetaFields({ form, errorOf, marks, onChange }: MetaFieldsProps) {
  const id = useId();
  const { t } = useLanguage(editorTexts);
  const { metaTitle, metaDescription, title, excerpt } = form;
  const countOf = (text: string, max: number) => {
    const now = characters(text.trim());
    return t(now > max ? "editor.metaCut" : "editor.metaCount", { now, max });
  };
  const fields = (language: Language) => (
    <div key={language} className="grid content-start gap-5">
      <PanelField
        label={t(keys[language].title)}
        name={keys[language].title}
        language={language}
        value={metaTitle[language]}
        placeholder={title[language]}
        hint={countOf(metaTitle[language], shownLengths.title)}
        error={errorOf(keys[language].title)}
        note={<TranslationNote marks={marks} language={language} field="meta_title" />}
        onChange={(text) => onChange({ ...form, metaTitle: { ...metaTitle, [language]: text } })}
      />
      <PanelField
        label={t(keys[language].description)}
        name={keys[language].description}
        language={language}
        rows={4}
        value={metaDescription[language]}
        placeholder={cutAtWord(excerpt[language], shownLengths.description)}
        hint={countOf(metaDescription[language], shownLengths.description)}
        error={errorOf(keys[language].description)}
        note={<TranslationNote marks={marks} language={language} field="meta_description" />}
        onChange={(text) => onChange({ ...form, metaDescription: { ...metaDescription, [language]: text } })}
      />
      <SearchPreview form={form} language={language} />
    </div>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-4">
        {t("editor.meta")}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{t("editor.metaHint")}</p>
      <div className="mt-4 grid gap-x-6 gap-y-8 lg:grid-cols-2">{languages.map(fields)}</div>
    </section>
  );
}
