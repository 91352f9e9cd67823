import { Clock, Coins, Gauge, Layers, Sparkles, Users } from "lucide-react";
import { useHomeTexts } from "./home-texts.tsx";
import { SectionHead } from "./section-head.tsx";

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
      <ul className="mt-12 grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2 lg:grid-cols-3">
        {tiles.map(({ name, Icon }) => (
          <li key={name} className="bg-paper p-7 lg:p-9">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 text-accent" />
            <h3 className="mt-5 text-title-3">{t(`home.what.${name}.title`)}</h3>
            <p className="mt-3 text-ink-soft">{t(`home.what.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
