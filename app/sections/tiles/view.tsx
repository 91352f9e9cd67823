import {
  CalendarDays,
  Clock,
  Coins,
  FileText,
  Gauge,
  Layers,
  Mail,
  MessagesSquare,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  Users,
} from "lucide-react";
import { SectionHead } from "../../ui/sections/section-head.tsx";
import { TileGrid } from "../../ui/sections/tile-grid.tsx";
import type { ViewProps } from "../section.ts";
import { headings, SectionFrame, titleId } from "../section-frame.tsx";
import type { tilesSection } from "./section.ts";

const icons = {
  time: Clock,
  money: Coins,
  speed: Gauge,
  people: Users,
  systems: Layers,
  new: Sparkles,
  mail: Mail,
  document: FileText,
  conversation: MessagesSquare,
  calendar: CalendarDays,
  safety: ShieldCheck,
  shop: ShoppingBag,
};

export function TilesView({ values, id, ground, isFirst }: ViewProps<typeof tilesSection.fields>) {
  const { title, intro, tiles } = values;
  const { own, item } = headings(title, isFirst);
  return (
    <SectionFrame id={id} title={title} ground={ground}>
      <SectionHead id={titleId(id)} title={title} text={intro} heading={own} />
      <TileGrid
        tiles={tiles.map(({ icon, ...tile }) => ({ ...tile, Icon: icons[icon] }))}
        heading={item}
        {...shape(tiles.length)}
      />
    </SectionFrame>
  );
}

/** The columns for a number of tiles, which leave no place of the table empty. */
function shape(count: number) {
  const last = count % 2 === 1 ? " md:col-span-2" : "";
  if (count === 1) return { columns: "", last: "" };
  if (count === 3) return { columns: "md:grid-cols-2 lg:grid-cols-3", last: `${last} lg:col-span-1` };
  if (count === 5 || count === 6) return { columns: "md:grid-cols-2 lg:grid-cols-3", last };
  if (count > 6) return { columns: "md:grid-cols-2 xl:grid-cols-4", last };
  return { columns: "md:grid-cols-2", last };
}
