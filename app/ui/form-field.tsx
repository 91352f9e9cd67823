import type { ReactNode } from "react";
import type { FieldError } from "../data/form-data.ts";
import { formTexts } from "../i18n/forms.en.ts";
import { useLanguage } from "../i18n/language.tsx";

type FieldProps = {
  name: string;
  label: string;
  isRequired?: boolean;
  error?: FieldError | undefined;
  /** What was typed before, when the form comes back. */
  value?: string | undefined;
  /** What the browser may fill in by itself (the `autocomplete` names of the HTML standard). */
  autoComplete?: string;
};

/** A labelled field of one line, with its message when something is wrong with it. */
export function TextField({ type = "text", ...field }: FieldProps & { type?: "text" | "email" | "tel" }) {
  return (
    <Labelled {...field}>
      <input type={type} {...control(field)} />
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

function Labelled({
  name,
  label,
  isRequired = false,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  const { t } = useLanguage(formTexts);
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block font-semibold">
        {label}
        {isRequired && (
          <span className="text-accent-deep" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {children}
      {error && (
        <p id={`${name}-error`} className="mt-1.5 font-semibold text-error text-small">
          {t(error.key, { max: error.max ?? "", now: error.now ?? "" })}
        </p>
      )}
    </div>
  );
}

function control({ name, isRequired, error, value, autoComplete }: FieldProps) {
  return {
    id: name,
    name,
    required: isRequired,
    autoComplete,
    defaultValue: value,
    className: "field",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${name}-error` : undefined,
  };
}
