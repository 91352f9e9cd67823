import { Clock, Coins, Gauge, Layers, Sparkles, Users } from "lucide-react";
import { SectionHead } from "../../../ui/sections/section-head.tsx";
import { TileGrid } from "../../../ui/sections/tile-grid.tsx";
import { useHomeTexts } from "./home-texts.tsx";

const tiles = [
  { name: "efficient", Icon: Gauge },
  { name: "capacity", Icon: Users },
  { name: "impossible", Icon: Sparkles },
  { name: "stack", Icon: Layers },
  { name: "save", Icon: Coins },
  { name: "always", Icon: Clock },
] as const;

export function WhatItDoes() {
  const { t } = useHomeTexts();
  return (
    <section aria-labelledby="what" className="page-width section-space">
      <SectionHead id="what" title={t("home.what.title")} text={t("home.what.text")} />
      <TileGrid
        swipedAs="what"
        tiles={tiles.map(({ name, Icon }) => ({
          key: name,
          Icon,
          title: t(`home.what.${name}.title`),
          text: t(`home.what.${name}.text`),
        }))}
      />
    </section>
  );
}
