import type { ReactNode } from "react";
import { sentences } from "../ui/joined.ts";
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
      <div className="section-text page-width whitespace-pre-line">{children}</div>
    </Frame>
  );
}

type ColumnsProps = { beside: ReactNode; children: ReactNode };

/** What a section says beside its title, in the same place without one. */
export function Columns({ beside, children }: ColumnsProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
      {beside && <div className="min-w-0">{beside}</div>}
      <div className="min-w-0 lg:col-start-2">{children}</div>
    </div>
  );
}

type TitleProps = { id: string; title: string; text?: string; isFirst: boolean };

/** The title of a section and what introduces it, one under the other; null without either. */
export function columnTitle({ id, title, text = "", isFirst }: TitleProps): ReactNode {
  const { own: Title } = headings(title, isFirst);
  if (!title && !text) return null;
  return (
    <>
      {title && (
        <Title id={titleId(id)} className="text-title-2">
          {sentences(title)}
        </Title>
      )}
      {text && <p className="mt-6 max-w-text text-ink-soft text-lead first:mt-0">{text}</p>}
    </>
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
