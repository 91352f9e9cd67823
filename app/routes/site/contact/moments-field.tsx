import { useId } from "react";
import type { FieldError } from "../../../data/form-data.ts";
import { type Moment, momentsField, momentValue } from "../../../data/submissions/moments.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { formTexts } from "../../../i18n/texts/forms.en.ts";
import { momentText } from "./moment-text.ts";

type MomentsFieldProps = {
  moments: readonly Moment[];
  /** The chosen ones as they were sent, with spaces between. */
  value?: string | undefined;
  error?: FieldError | undefined;
};

/** The moments for a call, of which none has to be chosen. */
export function MomentsField({ moments, value = "", error }: MomentsFieldProps) {
  const { language, t } = useLanguage(contactTexts);
  const { t: form } = useLanguage(formTexts);
  const id = useId();
  const chosen = value.split(" ");
  const notes = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <fieldset aria-describedby={notes} className="min-w-0">
      <legend className="font-semibold">{t("contact.moments")}</legend>
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        {t("contact.moments.hint")}
      </p>
      <div className="mt-3 grid gap-3 sm:flex sm:flex-wrap sm:gap-2">
        {moments.map((moment) => (
          <label
            key={momentValue(moment)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-small border border-ink-soft bg-white px-3 py-2 text-ink has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="checkbox"
              name={momentsField}
              value={momentValue(moment)}
              defaultChecked={chosen.includes(momentValue(moment))}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="first-letter:uppercase">{momentText(moment, language, t)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-error text-small">
          {form(error.key)}
        </p>
      )}
    </fieldset>
  );
}
