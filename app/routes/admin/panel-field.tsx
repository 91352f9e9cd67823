import { type ReactNode, type Ref, useId } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { fieldPanelTexts } from "../../i18n/panel-fields.ts";

type PanelFieldProps = {
  label: string;
  value: string;
  onChange(value: string): void;
  /** How many characters it may have. */
  max: number;
  isRequired?: boolean;
  /** The language of what is written in it. */
  language?: Language;
  /** How many lines it shows; a field of one line without it. */
  rows?: number;
  /** What stands in for an empty one. */
  placeholder?: string;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  onBlur?(): void;
};

/** A labelled field of the panel, with its message while it can't be saved as it is. */
export function PanelField({ label, hint, isRequired = false, ...field }: PanelFieldProps) {
  const id = useId();
  const problem = useFieldProblem(field.value, field.max, isRequired);
  const shared = {
    id,
    value: field.value,
    lang: field.language,
    placeholder: field.placeholder,
    required: isRequired,
    onBlur: field.onBlur,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem || hint ? `${id}-note` : undefined,
    className: "field",
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {field.rows ? (
        <textarea {...shared} rows={field.rows} onChange={(event) => field.onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          ref={field.ref}
          autoComplete="off"
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
      <div id={`${id}-note`} role="status" className="text-small">
        {problem && <p className="mt-1.5 font-semibold text-error">{problem}</p>}
        {hint && <p className="mt-1.5 text-ink-soft">{hint}</p>}
      </div>
    </div>
  );
}

function useFieldProblem(value: string, max: number, isRequired: boolean): string | null {
  const { t } = useLanguage(fieldPanelTexts);
  if (isRequired && value.trim() === "") return t("fields.missing");
  return isTooLong(value, max) ? t("fields.tooLong", { max, now: characters(value) }) : null;
}

/** Whether a text has more characters than its column takes, counted as the database does. */
export function isTooLong(value: string, max: number): boolean {
  return value.length > max && characters(value) > max;
}

function characters(value: string): number {
  return [...value].length;
}
