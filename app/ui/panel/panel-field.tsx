import { type KeyboardEvent, type ReactNode, type Ref, useId } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { FieldLabel } from "../forms/field-label.tsx";
import { characters, isTooLong } from "./too-long.ts";
import { BesideLabel, useWordMarks } from "./word-marks.tsx";

type PanelFieldProps = {
  label: string;
  /** The name of the input. */
  name?: string;
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  isRequired?: boolean;
  /** The length limit, checked while typing. */
  max?: number;
  /** Another error. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands beside the label. */
  note?: ReactNode;
  /** The language of the value. */
  language?: Language;
  type?: "text" | "number" | "date" | "url" | "email" | "password";
  /** The smallest number. */
  min?: number;
  /** The rows of a textarea; undefined for an input. */
  rows?: number;
  placeholder?: string;
  /** Offered while typing in an input. */
  suggestions?: readonly string[];
  /** The classes of its text on the public page: the field stands there as the text does, and grows with it. */
  onPage?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled field with its hint and error. */
export function PanelField({
  label,
  hint,
  note,
  isRequired = false,
  type = "text",
  onPage,
  ...field
}: PanelFieldProps) {
  const id = useId();
  const isOnPage = onPage !== undefined;
  const problem = useProblem(field);
  const isOfPair = useWordMarks(field.name).some(({ number }) => number === undefined);
  const control = {
    id,
    name: field.name,
    value: field.value,
    lang: field.language,
    placeholder: field.placeholder ?? (isOnPage ? label : undefined),
    onBlur: field.onBlur,
    className: `${isOnPage ? `${textOnPage} ${onPage}` : "field"} ${isOfPair ? "bg-info-soft" : ""}`,
    "aria-required": isRequired || undefined,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem || hint ? `${id}-problem ${id}-hint` : undefined,
  };
  return (
    <div>
      <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isOnPage ? "" : "mb-1.5"}`}>
        <FieldLabel
          htmlFor={id}
          label={label}
          isRequired={isRequired}
          className={isOnPage ? "sr-only" : ""}
        />
        <BesideLabel name={field.name} note={note} />
      </div>
      {isOnPage && !field.rows ? (
        <textarea
          {...control}
          rows={2}
          onKeyDown={keepOneLine}
          onChange={(event) => field.onChange(event.target.value.replace(/\s*\n\s*/g, " "))}
        />
      ) : field.rows ? (
        <textarea {...control} rows={field.rows} onChange={(event) => field.onChange(event.target.value)} />
      ) : (
        <input
          {...control}
          ref={field.ref}
          autoComplete={type === "password" ? "current-password" : "off"}
          list={field.suggestions && `${id}-list`}
          // The native URL validation rejects relative addresses.
          type={type === "url" ? "text" : type}
          inputMode={type === "url" ? "url" : undefined}
          min={type === "number" ? (field.min ?? 1) : undefined}
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
      {field.suggestions && (
        <datalist id={`${id}-list`}>
          {field.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {/* Live while typing; the errors of a save have a toast. */}
      <div id={`${id}-problem`} role={field.max === undefined ? undefined : "status"} className="text-small">
        {problem && <p className="mt-1.5 font-semibold text-error">{problem}</p>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-small [overflow-wrap:anywhere]">
          {hint}
        </p>
      )}
    </div>
  );
}

const textOnPage =
  "-mx-3 block [text-rendering:inherit] w-[calc(100%+1.5rem)] contain-inline-size resize-none rounded-small bg-transparent px-3 py-1 field-sizing-content placeholder:text-ink-soft placeholder:italic hover:bg-white focus:bg-white aria-invalid:bg-error-soft pointer-coarse:bg-white";

/** A line is longer than the page is wide, and remains one. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

function useProblem({ value, max, error }: Pick<PanelFieldProps, "value" | "max" | "error">): string | null {
  const { t } = useLanguage(fieldPanelTexts);
  if (error) return error;
  return max !== undefined && isTooLong(value, max)
    ? t("fields.tooLong", { max, now: characters(value) })
    : null;
}
