import { type ReactNode, useEffect, useId, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";

type ShownOnceProps = {
  label: string;
  value: string;
  /** That it is not shown again. */
  note: string;
  /** The label of the button that copies it; for an address there is one. */
  copy?: string;
  /** Shown in the type of code. */
  isCode?: boolean;
  /** Below it. */
  children?: ReactNode;
};

/** A new secret, selected: the server can't show it again. */
export function ShownOnce({ label, value, note, copy, isCode = false, children }: ShownOnceProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="rounded-card bg-success-soft p-4">
      <label htmlFor={id} className="font-semibold [overflow-wrap:anywhere]">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-note`}
        className={`field mt-2 ${isCode ? "font-mono text-small" : ""}`}
      />
      <p id={`${id}-note`} className="mt-2 text-small">
        {note}
      </p>
      <CopyButton text={value} {...(copy !== undefined && { label: copy })} />
      {children}
    </div>
  );
}
