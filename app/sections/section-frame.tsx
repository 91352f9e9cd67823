import type { ReactNode } from "react";
import type { Ground } from "./section.ts";

/** Two on one ground read as one: the space between them is that of the first alone. */
const looks: Record<Ground, string> = {
  paper: "ground-paper [.ground-paper+&]:pt-0",
  sand: "ground-sand bg-paper-deep [.ground-sand+&]:pt-0",
  ink: "ground-ink bg-ink text-paper",
  accent: "ground-accent on-accent bg-accent text-white [.ground-accent+&]:pt-0",
};

type SectionFrameProps = {
  id: string;
  /** Empty without: a section without a name is no landmark. */
  title: string;
  ground: Ground;
  /** The space above and below. */
  space?: string;
  children: ReactNode;
};

/** What every section has: its ground and the tones that stand on it, its space and its name. */
export function SectionFrame({ id, title, ground, space = "section-space", children }: SectionFrameProps) {
  const Frame = title ? "section" : "div";
  return (
    <Frame
      id={id}
      aria-labelledby={title ? titleId(id) : undefined}
      className={`overflow-x-clip ${looks[ground]} ${space}`}
    >
      <div className="page-width whitespace-pre-line [&>:first-child]:mt-0">{children}</div>
    </Frame>
  );
}

/** The id of a section's title. */
export function titleId(id: string): string {
  return `${id}-title`;
}

/** The headings of a section's title and of its items: the page has one h1, and no level is left out. */
export function headings(title: string, isFirst: boolean) {
  return {
    own: isFirst ? ("h1" as const) : ("h2" as const),
    item: title !== "" && !isFirst ? ("h3" as const) : ("h2" as const),
  };
}
