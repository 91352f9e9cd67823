import { useId } from "react";
import { FieldLabel } from "../../../../ui/forms/field-label.tsx";
import { Select } from "../../../../ui/panel/select-field.tsx";

type ChoiceFieldProps<Value extends string> = {
  label: string;
  chosen: Value;
  choices: readonly { value: Value; text: string }[];
  onChoose(value: Value): void;
};

/** One of a few, with a label like that of a text. */
export function ChoiceField<Value extends string>({ label, onChoose, ...choice }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div>
      <div className="mb-1.5">
        <FieldLabel htmlFor={id} label={label} isRequired={false} />
      </div>
      <Select id={id} {...choice} onChoose={(value) => value !== null && onChoose(value)} />
    </div>
  );
}
