import { joined } from "../joined.ts";
import { swipeRow } from "./swipe-row.ts";

type StepListProps = {
  steps: readonly { key: string; title: string; text: string }[];
  heading?: "h2" | "h3";
  isOnInk?: boolean;
  /** The classes of the list. */
  className?: string;
  /** The id of what names it where it is swiped on a phone: it scrolls from the keyboard too. */
  swipedAs?: string;
};

/** Numbered steps, each under a line. */
export function StepList({
  steps,
  heading: Heading = "h3",
  isOnInk = false,
  className = "sm:grid-cols-2 lg:grid-cols-4",
  swipedAs,
}: StepListProps) {
  return (
    <ol
      aria-labelledby={swipedAs}
      tabIndex={swipedAs ? 0 : undefined}
      className={`mt-6 grid gap-x-8 gap-y-10 md:mt-12 ${className} ${swipedAs ? swipeRow : ""}`}
    >
      {steps.map(({ key, title, text }, position) => (
        <li key={key} className={`${isOnInk ? "border-ink-soft" : "border-line"} border-t pt-5`}>
          <p
            aria-hidden="true"
            className={`font-display font-semibold ${isOnInk ? "text-accent-soft" : "text-accent-deep"}`}
          >
            {position + 1}
          </p>
          <Heading className="mt-1 text-title-3">{joined(title)}</Heading>
          <p className={`mt-2 ${isOnInk ? "text-paper-soft" : "text-ink-soft"}`}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
