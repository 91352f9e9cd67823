import { ChevronDown, ChevronUp } from "lucide-react";
import { type FocusEvent, useEffect, useRef } from "react";
import { iconButton } from "./buttons.ts";
import { isFocusLost } from "./hooks/use-focus-after.ts";

type Direction = "up" | "down";

type OrderButtonsProps = {
  labels: Record<Direction, string>;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove(direction: Direction): void;
};

/** The up and down buttons of an item. */
export function OrderButtons({ labels, isFirst, isLast, isBusy, onMove }: OrderButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef<Direction | null>(null);

  // A disabled button loses the focus: restore it, at an end of the list to the other button.
  useEffect(() => {
    if (isBusy || !moved.current || !isFocusLost()) return;
    const [first, second] = moved.current === "up" ? [up, down] : [down, up];
    (first.current?.disabled ? second : first).current?.focus();
  });

  function forget({ currentTarget }: FocusEvent<HTMLButtonElement>): void {
    if (!currentTarget.disabled) moved.current = null;
  }

  function move(direction: Direction): void {
    moved.current = direction;
    onMove(direction);
  }

  return (
    <>
      <button
        ref={up}
        type="button"
        aria-label={labels.up}
        disabled={isFirst || isBusy}
        onClick={() => move("up")}
        onBlur={forget}
        className={iconButton}
      >
        <ChevronUp aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      <button
        ref={down}
        type="button"
        aria-label={labels.down}
        disabled={isLast || isBusy}
        onClick={() => move("down")}
        onBlur={forget}
        className={iconButton}
      >
        <ChevronDown aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </>
  );
}
