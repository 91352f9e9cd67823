import { useId } from "react";
import type { Language } from "../../../i18n/language-texts.ts";

type TextFieldProps = {
  label: string;
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  isRequired?: boolean;
  hint?: string;
  error?: string | undefined;
  /** The language of what is typed. */
  language?: Language;
  type?: "text" | "number" | "url";
  /** Several lines instead of one. */
  rows?: number;
};

/** A labelled field of the editor, with a hint and its message when something is wrong with it. */
export function TextField({ label, isRequired = false, hint, error, rows, ...field }: TextFieldProps) {
  const id = useId();
  const { value, onChange, onBlur, language, type = "text" } = field;
  const control = {
    id,
    value,
    lang: language,
    onBlur,
    className: "field",
    "aria-required": isRequired || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error || hint ? `${id}-more` : undefined,
  };
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
      {rows ? (
        <textarea {...control} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...control}
          // A browser's own check of addresses would refuse those of this site.
          type={type === "url" ? "text" : type}
          inputMode={type === "url" ? "url" : undefined}
          min={type === "number" ? 1 : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {(error || hint) && (
        <p
          id={`${id}-more`}
          className={`mt-1.5 text-small [overflow-wrap:anywhere] ${error ? "font-semibold text-error" : "text-ink-soft"}`}
        >
          {error || hint}
        </p>
      )}
    </div>
  );
}
