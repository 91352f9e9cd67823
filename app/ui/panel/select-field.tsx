import { type ReactNode, useId } from "react";

type Choices<Value extends string | number> = {
  /** The label of no choice; without it there is always one. */
  every?: string;
  chosen: Value | null;
  choices: readonly { value: Value; text: string }[];
  onChoose(value: Value | null): void;
};

/** A labelled choice of one out of several. */
export function SelectField<Value extends string | number>({
  label,
  ...choices
}: Choices<Value> & { label: string }) {
  return <LabelledField label={label}>{(id) => <Select id={id} {...choices} />}</LabelledField>;
}

type SelectProps<Value extends string | number> = Choices<Value> & {
  id?: string;
  "aria-label"?: string;
  "aria-disabled"?: boolean;
  "aria-describedby"?: string;
  className?: string;
};

/** The same without a visible label. */
export function Select<Value extends string | number>({
  every,
  chosen,
  choices,
  onChoose,
  className = "",
  ...named
}: SelectProps<Value>) {
  return (
    <select
      {...named}
      value={chosen ?? ""}
      onChange={({ target }) =>
        onChoose(choices.find(({ value }) => String(value) === target.value)?.value ?? null)
      }
      className={`field ${className}`}
    >
      {every !== undefined && <option value="">{every}</option>}
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

type LabelledFieldProps = { label: string; className?: string; children: (id: string) => ReactNode };

/** A small label above a field; `children` gets its id. */
export function LabelledField({ label, className = "", children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
