import { useId } from "react";
import { partName } from "../../../content/kind.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import type { BoundForm } from "./bind-part.ts";
import type { PublishedForm } from "./publication-state.ts";

const labels = { nl: "editor.inNl", en: "editor.inEn" } as const;

type LanguageSwitchesProps<Form> = { fields: BoundForm<Form>; isWritten(language: Language): boolean };

/** Which languages of a published document visitors see. */
export function LanguageSwitches<Form extends PublishedForm>({
  fields,
  isWritten,
}: LanguageSwitchesProps<Form>) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
  const error = languages.map((language) => fields.errorOf({ field: "shown", language })).find(Boolean);
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5" aria-describedby={error && `${id}-error`}>
      <legend className="float-left mr-2 font-semibold">{t("editor.languages")}</legend>
      {languages.map((language) => (
        <LanguageSwitch
          key={language}
          language={language}
          fields={fields}
          hasText={isWritten(language)}
          isWrong={error !== undefined}
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

type LanguageSwitchProps<Form> = {
  language: Language;
  fields: BoundForm<Form>;
  hasText: boolean;
  isWrong: boolean;
};

function LanguageSwitch<Form extends PublishedForm>({
  language,
  fields: { form, change },
  hasText,
  isWrong,
}: LanguageSwitchProps<Form>) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
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
