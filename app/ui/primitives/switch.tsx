type SwitchProps = { isOn: boolean; label: string; isDisabled?: boolean; onChange(isOn: boolean): void };

/** A WAI-ARIA `switch`, labelled by the text beside it. */
export function Switch({ isOn, label, isDisabled = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      className="group inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold md:gap-3 disabled:opacity-60"
    >
      <span
        aria-hidden="true"
        className="flex h-6 w-11 shrink-0 items-center rounded-full border border-ink bg-paper-deep p-0.5 transition-colors group-aria-checked:border-success group-aria-checked:bg-success"
      >
        <span className="size-4.5 rounded-full bg-ink transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-white" />
      </span>
      <span>{label}</span>
    </button>
  );
}
