import type { ReactNode } from "react";
import { joined } from "../joined.ts";

type OpeningTextProps = {
  id?: string;
  heading?: "h1" | "h2";
  badge: ReactNode;
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
};

/** What a page begins with. */
export function OpeningText({ id, heading: Heading = "h1", badge, title, text, children }: OpeningTextProps) {
  return (
    <div>
      {badge && (
        <p className="inline-flex items-center gap-2.5 font-semibold text-small">
          <span className="size-2.5 rounded-full bg-accent" />
          {badge}
        </p>
      )}
      <Heading id={id} className="mt-4 text-title-1 md:mt-5">
        {joined(title)}
      </Heading>
      {text && <p className="mt-5 max-w-xl md:mt-6 text-ink-soft text-lead">{text}</p>}
      {children && <p className="mt-7 flex flex-wrap gap-3 md:mt-9 md:gap-4">{children}</p>}
    </div>
  );
}
