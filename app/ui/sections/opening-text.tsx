import type { ReactNode } from "react";
import { sentences, titleSize } from "../joined.ts";

type OpeningTextProps = {
  id?: string;
  heading?: "h1" | "h2";
  badge: ReactNode;
  title: string;
  /** What it came to, below the title. */
  result?: ReactNode;
  text: string;
  /** What it comes to, before the buttons. */
  proof?: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** What a page begins with. */
export function OpeningText({
  id,
  heading: Heading = "h1",
  badge,
  title,
  result,
  text,
  proof,
  children,
}: OpeningTextProps) {
  return (
    <div>
      {badge && (
        <p className="inline-flex items-center gap-2.5 font-semibold text-small">
          <span className="size-2.5 rounded-full bg-accent" />
          {badge}
        </p>
      )}
      <Heading id={id} className={`mt-4 md:mt-5 ${titleSize(title, "text-opening")}`}>
        {sentences(title)}
      </Heading>
      {result}
      {text && <p className="mt-5 max-w-xl md:mt-6 text-ink-soft md:text-lead">{text}</p>}
      {proof}
      {children && <p className="mt-7 flex flex-wrap gap-3 md:mt-9 md:gap-4">{children}</p>}
    </div>
  );
}
