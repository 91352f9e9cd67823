import type { ComponentProps, RefObject } from "react";
import { LabelledField } from "../../../ui/panel/select-field.tsx";

type CheckedFieldProps = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoCapitalize" | "spellCheck" | "value"
> & {
  label: string;
  field: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  onType(text: string): void;
};

/** A required line, with what is wrong with it. */
export function CheckedField({ label, field, error, onType, ...input }: CheckedFieldProps) {
  return (
    <LabelledField label={label}>
      {(id) => (
        <>
          <input
            ref={field}
            id={id}
            autoComplete="off"
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            onChange={({ target }) => onType(target.value)}
            className="field"
            {...input}
          />
          {error && (
            <p id={`${id}-error`} className="mt-1.5 font-semibold text-error text-small">
              {error}
            </p>
          )}
        </>
      )}
    </LabelledField>
  );
}
