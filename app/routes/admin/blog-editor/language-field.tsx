import { type ArticleForm, withTitle } from "../../../data/articles/article-form.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ContentField } from "./content-field.tsx";
import { CopyStructure } from "./translations/copy-structure.tsx";
import { TranslationNote } from "./translations/translation-note.tsx";
import type { TranslationMarks } from "./translations/use-translation-marks.ts";
import type { FormChange } from "./use-article-editor.ts";

const keys = {
  nl: {
    title: "editor.titleNl",
    subtitle: "editor.subtitleNl",
    excerpt: "editor.excerptNl",
    content: "editor.contentNl",
  },
  en: {
    title: "editor.titleEn",
    subtitle: "editor.subtitleEn",
    excerpt: "editor.excerptEn",
    content: "editor.contentEn",
  },
} as const;

/** The fields of a language, in order. */
export const languageFields = ["title", "subtitle", "excerpt", "content"] as const;

/** What the fields of both languages share. */
export type LanguageFieldsProps = {
  form: ArticleForm;
  isNew: boolean;
  errorOf(field: EditorKey): string | undefined;
  marks: TranslationMarks;
  onChange(next: FormChange): void;
};

type LanguageFieldProps = LanguageFieldsProps & {
  field: (typeof languageFields)[number];
  language: Language;
  /** Whether the screen shows elsewhere that it is outdated. */
  isMarkedElsewhere?: boolean;
};

/** A field of an article in one language. */
export function LanguageField({
  field,
  language,
  form,
  isNew,
  errorOf,
  marks,
  isMarkedElsewhere = false,
  onChange,
}: LanguageFieldProps) {
  const { t } = useLanguage(editorTexts);
  const key = keys[language][field];
  const missing = field === "title" && missingHalf(form, language);
  const control = {
    label: t(key),
    name: key,
    language,
    error: errorOf(key),
    note: !isMarkedElsewhere && <TranslationNote marks={marks} language={language} field={field} />,
    onChange: (text: string) => onChange((now) => withText(now, field, language, text, isNew)),
  };
  if (field !== "content") {
    return (
      <PanelField
        {...control}
        value={form[field][language]}
        hint={missing && t(missing)}
        {...(field === "excerpt" && { rows: 3 })}
      />
    );
  }
  return (
    <ContentField {...control} html={form.content[language]}>
      <CopyStructure language={language} content={form.content} onCopy={control.onChange} />
    </ContentField>
  );
}

function withText(
  form: ArticleForm,
  field: LanguageFieldProps["field"],
  language: Language,
  text: string,
  isNew: boolean,
): ArticleForm {
  return field === "title"
    ? withTitle(form, language, text, isNew)
    : { ...form, [field]: { ...form[field], [language]: text } };
}

/** A warning about a title without content, or content without a title. */
function missingHalf(form: ArticleForm, language: Language): EditorKey | false {
  const [hasTitle, hasContent] = [form.title[language].trim() !== "", form.content[language].trim() !== ""];
  if (hasContent && !hasTitle) return "editor.withoutTitle";
  const isWrittenElsewhere = form.content[otherLanguage(language)].trim() !== "";
  return hasTitle && !hasContent && isWrittenElsewhere && "editor.withoutContent";
}
