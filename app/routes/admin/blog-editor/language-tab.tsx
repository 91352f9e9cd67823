import { type ArticleForm, withTitle } from "../../../data/articles/article-form.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.ts";
import { PanelField } from "../controls/panel-field.tsx";
import { ContentField } from "./content-field.tsx";

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

type LanguageTabProps = {
  language: Language;
  form: ArticleForm;
  isNew: boolean;
  errorOf(field: EditorKey): string | undefined;
  onChange(form: ArticleForm): void;
};

/** The texts in one language. */
export function LanguageTab({ language, form, isNew, errorOf, onChange }: LanguageTabProps) {
  const { t } = useLanguage(editorTexts);
  const key = keys[language];
  const hint = missingHalf(form, language);
  return (
    <div className="grid gap-6">
      <PanelField
        label={t(key.title)}
        name={key.title}
        language={language}
        value={form.title[language]}
        error={errorOf(key.title)}
        hint={hint && t(hint)}
        onChange={(title) => onChange(withTitle(form, language, title, isNew))}
      />
      <PanelField
        label={t(key.subtitle)}
        name={key.subtitle}
        language={language}
        value={form.subtitle[language]}
        error={errorOf(key.subtitle)}
        onChange={(text) => onChange({ ...form, subtitle: { ...form.subtitle, [language]: text } })}
      />
      <PanelField
        label={t(key.excerpt)}
        name={key.excerpt}
        language={language}
        rows={3}
        value={form.excerpt[language]}
        error={errorOf(key.excerpt)}
        onChange={(text) => onChange({ ...form, excerpt: { ...form.excerpt, [language]: text } })}
      />
      <ContentField
        label={t(key.content)}
        name={key.content}
        language={language}
        html={form.content[language]}
        error={errorOf(key.content)}
        onChange={(html) => onChange({ ...form, content: { ...form.content, [language]: html } })}
      />
    </div>
  );
}

/** A warning about a title without content, or content without a title. */
function missingHalf(form: ArticleForm, language: Language): EditorKey | false {
  const [hasTitle, hasContent] = [form.title[language].trim() !== "", form.content[language].trim() !== ""];
  if (hasContent && !hasTitle) return "editor.withoutTitle";
  const isWrittenElsewhere = form.content[otherLanguage(language)].trim() !== "";
  return hasTitle && !hasContent && isWrittenElsewhere && "editor.withoutContent";
}
