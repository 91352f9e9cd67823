import type { ReactNode } from "react";
import type { FieldError } from "../../data/form-data.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { formTexts } from "../../i18n/texts/forms.en.ts";

export type FieldProps = {
  name: string;
  /** Told apart from the name when a page has two fields of one name. */
  id?: string;
  label: string;
  isRequired?: boolean;
  error?: FieldError | undefined;
  /** What was typed before, when the form comes back. */
  value?: string | undefined;
  /** What the browser may fill in by itself (the `autocomplete` names of the HTML standard). */
  autoComplete?: string;
};

type TextFieldProps = FieldProps & { type?: "text" | "email" | "tel"; inputMode?: "numeric" };

/** A labelled field of one line, with its message when something is wrong with it. */
export function TextField({ type = "text", inputMode, ...field }: TextFieldProps) {
  return (
    <Labelled {...field}>
      <input type={type} inputMode={inputMode} {...control(field)} />
    </Labelled>
  );
}

/** A labelled field of several lines, with its message when something is wrong with it. */
export function TextArea({ rows, ...field }: FieldProps & { rows: number }) {
  return (
    <Labelled {...field}>
      <textarea rows={rows} {...control(field)} />
    </Labelled>
  );
}

/** A label above a control, and the message below it. */
export function Labelled({
  name,
  id = name,
  label,
  isRequired = false,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  const { t } = useLanguage(formTexts);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {isRequired && (
          <span className="text-accent-deep" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-error text-small">
          {t(error.key, { max: error.max ?? "", now: error.now ?? "" })}
        </p>
      )}
    </div>
  );
}

/** What every control of a field has in common. */
export function control({ name, id = name, isRequired, error, value, autoComplete }: FieldProps) {
  return {
    id,
    name,
    required: isRequired,
    autoComplete,
    defaultValue: value,
    className: "field",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
}
