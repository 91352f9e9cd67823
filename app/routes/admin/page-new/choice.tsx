type ChoiceProps<Value extends string> = {
  legend: string;
  name: string;
  chosen: Value;
  choices: readonly { value: NoInfer<Value>; text: string; about: string }[];
  onChoose(value: NoInfer<Value>): void;
};

/** One of a few, each with what it means. */
export function Choice<Value extends string>({
  legend,
  name,
  chosen,
  choices,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid gap-3 lg:grid-cols-3">
        {choices.map(({ value, text, about }) => (
          <label
            key={value}
            className="flex gap-3 rounded-small border border-line p-4 has-checked:border-ink has-checked:bg-paper"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-semibold">{text}</span>
              <span className="block text-ink-soft text-small">{about}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
