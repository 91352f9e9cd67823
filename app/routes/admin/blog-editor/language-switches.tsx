import { useId } from "react";
import { type ArticleForm, isWritten } from "../../../data/articles/article-form.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { fieldName } from "./describe-problem.ts";
import type { FormChange } from "./use-article-editor.ts";

const keys = {
  nl: { name: "editor.shownNl", label: "editor.inNl" },
  en: { name: "editor.shownEn", label: "editor.inEn" },
} as const;

type LanguageSwitchesProps = {
  form: ArticleForm;
  error: string | undefined;
  onChange(next: FormChange): void;
};

/** Which languages of a published article visitors see. */
export function LanguageSwitches({ form, error, onChange }: LanguageSwitchesProps) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5" aria-describedby={error && `${id}-error`}>
      <legend className="float-left mr-2 font-semibold">{t("editor.languages")}</legend>
      {languages.map((language) => (
        <LanguageSwitch
          key={language}
          language={language}
          form={form}
          isWrong={error !== undefined}
          onChange={onChange}
        />
      ))}
      {error && (
        <p id={`${id}-error`} className="basis-full text-error text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type LanguageSwitchProps = {
  language: Language;
  form: ArticleForm;
  isWrong: boolean;
  onChange(next: FormChange): void;
};

function LanguageSwitch({ language, form, isWrong, onChange }: LanguageSwitchProps) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
  const { name, label } = keys[language];
  const hasText = isWritten(form, language);
  function show(isShown: boolean): void {
    onChange((now) => ({ ...now, shown: { ...now.shown, [language]: isShown } }));
  }
  return (
    <label className="inline-flex min-h-11 items-center gap-2 has-disabled:text-ink-soft">
      <input
        type="checkbox"
        name={fieldName(name)}
        checked={hasText && form.shown[language]}
        disabled={!hasText}
        aria-labelledby={`${id}-label`}
        aria-describedby={hasText ? undefined : `${id}-reason`}
        aria-invalid={isWrong || undefined}
        onChange={(event) => show(event.currentTarget.checked)}
        className="size-5 accent-accent"
      />
      <span id={`${id}-label`}>{t(label)}</span>
      {!hasText && (
        <span id={`${id}-reason`} className="text-small">
          {t("editor.noText")}
        </span>
      )}
    </label>
  );
}
