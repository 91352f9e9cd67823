import { useId } from "react";
import type { ArticleForm } from "../../../content/article.ts";
import { countCharacters } from "../../../content/problems.ts";
import { cutAtWord } from "../../../html/plain-text.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { TranslationNote } from "../../../panel/translations/translation-note.tsx";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { SearchPreview, shownLengths } from "./search-preview.tsx";

type MetaFieldsProps = { fields: BoundForm<ArticleForm>; marks: TranslationMarks };

/** The meta title and description in each language, with a preview. */
export function MetaFields({ fields: { form, bind }, marks }: MetaFieldsProps) {
  const id = useId();
  const { t } = useLanguage(editorTexts);
  const { metaTitle, metaDescription, title, excerpt } = form;
  const countOf = (text: string, max: number) => {
    const now = countCharacters(text.trim());
    return t(now > max ? "editor.metaCut" : "editor.metaCount", { now, max });
  };
  const fieldsIn = (language: Language) => (
    <div key={language} className="grid content-start gap-5">
      <PanelField
        {...bind({ field: "metaTitle", language })}
        placeholder={title[language]}
        hint={countOf(metaTitle[language], shownLengths.title)}
        note={<TranslationNote marks={marks} language={language} field="metaTitle" />}
      />
      <PanelField
        {...bind({ field: "metaDescription", language })}
        rows={4}
        placeholder={cutAtWord(excerpt[language], shownLengths.description)}
        hint={countOf(metaDescription[language], shownLengths.description)}
        note={<TranslationNote marks={marks} language={language} field="metaDescription" />}
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
      <div className="mt-4 grid gap-x-6 gap-y-8 lg:grid-cols-2">{languages.map(fieldsIn)}</div>
    </section>
  );
}
