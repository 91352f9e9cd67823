import { href, Link } from "react-router";
import type { Media } from "../../data/media/admin-media.ts";
import { Badges } from "./badges.tsx";
import { Facts } from "./facts.tsx";
import { Thumbnail } from "./thumbnail.tsx";

type MediaGridProps = {
  rows: readonly Media[];
  /** The query of the list, for the way back. */
  from: string;
  isLoading: boolean;
};

/** A page of the library. */
export function MediaGrid({ rows, from, isLoading }: MediaGridProps) {
  return (
    <ul
      aria-busy={isLoading}
      className={`grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 transition-opacity empty:hidden ${isLoading ? "opacity-60" : ""}`}
    >
      {rows.map((media) => (
        <Card key={media.id} media={media} from={from} />
      ))}
    </ul>
  );
}

function Card({ media, from }: { media: Media; from: string }) {
  return (
    <li className="relative grid content-start gap-1.5 rounded-card border border-line bg-white p-2 hover:border-ink">
      <Thumbnail media={media} />
      <h3 className="line-clamp-2 px-1 font-text text-small tracking-normal [overflow-wrap:anywhere]">
        <Link
          to={href("/admin/media/:id", { id: media.id })}
          state={{ from }}
          // The whole card is the target.
          className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {media.name}
        </Link>
      </h3>
      <Facts media={media} className="px-1" />
      <Badges media={media} className="px-1 pb-1" />
    </li>
  );
}
