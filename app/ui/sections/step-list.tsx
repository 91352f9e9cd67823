import { joined } from "../joined.ts";

type StepListProps = {
  steps: readonly { key: string; title: string; text: string }[];
  heading?: "h2" | "h3";
  isOnInk?: boolean;
  /** The classes of the list. */
  className?: string;
};

/** Numbered steps, each under a line. */
export function StepList({
  steps,
  heading: Heading = "h3",
  isOnInk = false,
  className = "sm:grid-cols-2 lg:grid-cols-4",
}: StepListProps) {
  return (
    <ol className={`mt-6 grid gap-x-8 gap-y-5 md:mt-12 md:gap-y-10 ${className}`}>
      {steps.map(({ key, title, text }, position) => (
        <li
          key={key}
          className={`${isOnInk ? "border-ink-soft" : "border-line"} grid grid-cols-[1.5rem_1fr] content-start border-t pt-4 md:grid-cols-1 md:row-span-3 md:grid-rows-subgrid md:gap-y-0 md:pt-5`}
        >
          <p
            aria-hidden="true"
            className={`font-display max-md:text-title-4 font-semibold ${isOnInk ? "text-accent-soft" : "text-accent-deep"}`}
          >
            {position + 1}
          </p>
          <Heading className="text-title-4 md:mt-1 md:text-title-3">{joined(title)}</Heading>
          <p
            className={`mt-1 max-md:col-start-2 max-md:text-small md:mt-2 ${isOnInk ? "text-paper-soft" : "text-ink-soft"}`}
          >
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
