import type { LucideIcon } from "lucide-react";

type TileGridProps = {
  tiles: readonly { key: string; Icon: LucideIcon; title: string; text: string }[];
  heading?: "h2" | "h3";
  /** The classes of its columns, and of its last tile, which fills the row. */
  columns?: string;
  last?: string;
};

/** Tiles of one table, each with an icon. */
export function TileGrid({
  tiles,
  heading: Heading = "h3",
  columns = "md:grid-cols-2 lg:grid-cols-3",
  last = "",
}: TileGridProps) {
  return (
    <ul className={`mt-12 grid gap-px overflow-hidden rounded-card border border-line bg-line ${columns}`}>
      {tiles.map(({ key, Icon, title, text }, position) => (
        <li key={key} className={`bg-paper p-7 lg:p-9${position === tiles.length - 1 ? last : ""}`}>
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 text-accent" />
          <Heading className="mt-5 text-title-3">{title}</Heading>
          <p className="mt-3 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
