import { useId } from "react";
import { partName, withValue } from "../../content/kind.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { editingTexts } from "../../i18n/panel/editing.en.ts";
import { isShownIn } from "./publication-state.ts";
import type { FormChange } from "./use-document.ts";

const labels = { nl: "word.nl", en: "word.en" } as const;

type LanguageSwitchesProps<Form> = {
  form: Form;
  change(next: FormChange<Form>): void;
  /** Of what is wrong with them. */
  errorId: string | undefined;
  isWritten(language: Language): boolean;
};

/** Which languages of a published document visitors see. */
export function LanguageSwitches<Form extends object>({
  form,
  change,
  errorId,
  isWritten,
}: LanguageSwitchesProps<Form>) {
  const { t } = useLanguage(editingTexts);
  const id = useId();
  return (
    <fieldset aria-describedby={errorId} className="flex items-center gap-x-3">
      <legend className="sr-only">{t("editing.languages")}</legend>
      {languages.map((language) => {
        const hasText = isWritten(language);
        return (
          <label
            key={language}
            title={hasText ? t(labels[language]) : `${t(labels[language])}: ${t("editing.noText")}`}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold has-disabled:text-ink-soft"
          >
            <input
              type="checkbox"
              name={partName({ field: "shown", language })}
              checked={hasText && isShownIn(form, language)}
              disabled={!hasText}
              aria-label={t(labels[language])}
              aria-describedby={hasText ? undefined : `${id}-${language}`}
              aria-invalid={errorId !== undefined || undefined}
              onChange={({ currentTarget: { checked } }) =>
                change((now) => withValue(now, { field: "shown", language }, checked))
              }
              className="size-5 accent-accent aria-invalid:outline-2 aria-invalid:outline-error"
            />
            <span aria-hidden="true">{language.toUpperCase()}</span>
            {!hasText && (
              <span id={`${id}-${language}`} className="sr-only">
                {t("editing.noText")}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
