import type { LucideIcon } from "lucide-react";
import { joined } from "../joined.ts";
import { swipeRow } from "./swipe-row.ts";

type TileGridProps = {
  tiles: readonly { key: string; Icon: LucideIcon; title: string; text: string }[];
  heading?: "h2" | "h3";
  /** The classes of its columns, and of its last tile, which fills the row. */
  columns?: string;
  last?: string;
  /** The id of what names it where it is swiped on a phone: it scrolls from the keyboard too. */
  swipedAs?: string;
};

const swiped = "max-md:rounded-none max-md:border-0 max-md:bg-transparent";
const swipedTile = "max-md:rounded-card max-md:border max-md:border-line max-md:p-5";

/** Tiles of one table, each with an icon. */
export function TileGrid({
  tiles,
  heading: Heading = "h3",
  columns = "md:grid-cols-2 lg:grid-cols-3",
  last = "",
  swipedAs,
}: TileGridProps) {
  return (
    <ul
      aria-labelledby={swipedAs}
      tabIndex={swipedAs ? 0 : undefined}
      className={`mt-6 grid gap-px overflow-hidden rounded-card border border-line bg-line md:mt-12 ${columns} ${swipedAs ? `${swiped} ${swipeRow}` : ""}`}
    >
      {tiles.map(({ key, Icon, title, text }, position) => (
        <li
          key={key}
          className={`bg-paper p-7 lg:p-9${position === tiles.length - 1 ? last : ""} ${swipedAs ? swipedTile : ""}`}
        >
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 text-accent" />
          <Heading className="mt-5 text-title-3">{joined(title)}</Heading>
          <p className={`mt-3 max-w-text text-ink-soft ${swipedAs ? "max-md:text-small" : ""}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
