import { Check, X } from "lucide-react";
import { smallButton } from "../../../ui/panel/buttons.ts";

type DecideButtonProps = {
  verb: "accept" | "refuse";
  text: string;
  /** What it is about. */
  about: string;
  isBusy: boolean;
  onDecide(): void;
};

/** Accepts or refuses. */
export function DecideButton({ verb, text, about, isBusy, onDecide }: DecideButtonProps) {
  const Icon = verb === "accept" ? Check : X;
  return (
    <button
      type="button"
      aria-label={`${text}: ${about}`}
      aria-disabled={isBusy}
      onClick={() => isBusy || onDecide()}
      className={smallButton}
    >
      <Icon aria-hidden="true" className="size-4" />
      {text}
    </button>
  );
}
