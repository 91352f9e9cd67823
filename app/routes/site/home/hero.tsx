import { href } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import { Drawing } from "../../../ui/drawings/drawing.tsx";
import drawing from "../../../ui/drawings/hero.svg?raw";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { OpeningText } from "../../../ui/sections/opening-text.tsx";
import { useHomeTexts } from "./home-texts.tsx";

export function Hero() {
  const { language, t } = useHomeTexts();
  return (
    <section className="overflow-hidden">
      <div className="page-width grid items-center gap-x-12 gap-y-8 pt-7 pb-8 md:gap-y-10 md:pt-12 md:pb-16 lg:grid-cols-[7fr_6fr] lg:pt-16 lg:pb-24">
        <OpeningText badge={t("home.hero.badge")} title={t("home.hero.title")} text={t("home.hero.text")}>
          <PageLink to={address(language, href("/contact"))} className="button button-primary">
            {t("home.hero.discover")}
          </PageLink>
          <a href="#how-it-works" className="button button-quiet">
            {t("home.hero.more")}
          </a>
        </OpeningText>
        <Drawing
          svg={drawing}
          className="overflow-visible mx-auto h-auto w-full max-w-68 md:max-w-xl lg:max-w-none"
        />
      </div>
    </section>
  );
}
