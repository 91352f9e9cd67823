import type { ReactNode } from "react";
import type { FieldError } from "../../data/form-data.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { formTexts } from "../../i18n/texts/forms.en.ts";
import { FieldLabel } from "./field-label.tsx";

export type FieldProps = {
  name: string;
  /** The id, where a page has two fields of one name. */
  id?: string;
  label: string;
  isRequired?: boolean;
  error?: FieldError | undefined;
  /** The submitted value. */
  value?: string | undefined;
  /** The `autocomplete` token. */
  autoComplete?: string;
};

type TextFieldProps = FieldProps & { type?: "text" | "email" | "tel"; inputMode?: "numeric" };

/** A labelled single-line field with its error. */
export function TextField({ type = "text", inputMode, ...field }: TextFieldProps) {
  return (
    <Labelled {...field}>
      <input type={type} inputMode={inputMode} {...control(field)} />
    </Labelled>
  );
}

/** A labelled multi-line field with its error. */
export function TextArea({ rows, ...field }: FieldProps & { rows: number }) {
  return (
    <Labelled {...field}>
      <textarea rows={rows} {...control(field)} />
    </Labelled>
  );
}

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
      <FieldLabel htmlFor={id} label={label} isRequired={isRequired} className="mb-1.5" />
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-error text-small">
          {t(error.key, { max: error.max ?? "", now: error.now ?? "" })}
        </p>
      )}
    </div>
  );
}

/** The props of every control. */
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
