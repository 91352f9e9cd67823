type ViewSwitchProps<Name extends string> = {
  /** The accessible name of the group. */
  legend: string;
  views: readonly { name: Name; text: string }[];
  chosen: Name;
  isDisabled?: boolean;
  onChoose(name: Name): void;
};

/** Two or three views of the same, as one pill of buttons. */
export function ViewSwitch<Name extends string>(props: ViewSwitchProps<Name>) {
  const { legend, views, chosen, isDisabled = false, onChoose } = props;
  return (
    <fieldset className="inline-flex rounded-full border border-ink p-1">
      <legend className="sr-only">{legend}</legend>
      {views.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          aria-disabled={isDisabled}
          onClick={() => isDisabled || onChoose(name)}
          className="min-h-9 rounded-full px-4 font-semibold text-small aria-disabled:opacity-60 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
