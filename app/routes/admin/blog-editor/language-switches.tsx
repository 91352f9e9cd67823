import { useId } from "react";
import { type ArticleForm, isWritten } from "../../../content/article.ts";
import { partName } from "../../../content/kind.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import type { BoundForm } from "../editing/bind-part.ts";

const labels = { nl: "editor.inNl", en: "editor.inEn" } as const;

/** Which languages of a published article visitors see. */
export function LanguageSwitches({ fields }: { fields: BoundForm<ArticleForm> }) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
  const error = languages.map((language) => fields.errorOf({ field: "shown", language })).find(Boolean);
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5" aria-describedby={error && `${id}-error`}>
      <legend className="float-left mr-2 font-semibold">{t("editor.languages")}</legend>
      {languages.map((language) => (
        <LanguageSwitch key={language} language={language} fields={fields} isWrong={error !== undefined} />
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
  fields: BoundForm<ArticleForm>;
  isWrong: boolean;
};

function LanguageSwitch({ language, fields: { form, change }, isWrong }: LanguageSwitchProps) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
  const hasText = isWritten(form, language);
  function show(isShown: boolean): void {
    change((now) => ({ ...now, shown: { ...now.shown, [language]: isShown } }));
  }
  return (
    <label className="inline-flex min-h-11 items-center gap-2 has-disabled:text-ink-soft">
      <input
        type="checkbox"
        name={partName({ field: "shown", language })}
        checked={hasText && form.shown[language]}
        disabled={!hasText}
        aria-labelledby={`${id}-label`}
        aria-describedby={hasText ? undefined : `${id}-reason`}
        aria-invalid={isWrong || undefined}
        onChange={(event) => show(event.currentTarget.checked)}
        className="size-5 accent-accent"
      />
      <span id={`${id}-label`}>{t(labels[language])}</span>
      {!hasText && (
        <span id={`${id}-reason`} className="text-small">
          {t("editor.noText")}
        </span>
      )}
    </label>
  );
}
