import { href } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import { Drawing } from "../../../ui/drawings/drawing.tsx";
import drawing from "../../../ui/drawings/hero.svg?raw";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { useHomeTexts } from "./home-texts.tsx";

export function Hero() {
  const { language, t } = useHomeTexts();
  return (
    <section className="overflow-hidden">
      <div className="page-width grid items-center gap-x-12 gap-y-10 pt-12 pb-16 lg:grid-cols-[7fr_6fr] lg:pt-16 lg:pb-24">
        <div>
          <p className="inline-flex items-center gap-2.5 font-semibold text-small">
            <span className="size-2.5 rounded-full bg-accent" />
            {t("home.hero.badge")}
          </p>
          <h1 className="mt-5 text-title-1">{t("home.hero.title")}</h1>
          <p className="mt-6 max-w-xl text-ink-soft text-lead">{t("home.hero.text")}</p>
          <p className="mt-9 flex flex-wrap gap-4">
            <PageLink to={address(language, href("/contact"))} className="button button-primary">
              {t("home.hero.discover")}
            </PageLink>
            <a href="#how-it-works" className="button button-quiet">
              {t("home.hero.more")}
            </a>
          </p>
        </div>
        <Drawing svg={drawing} className="overflow-visible mx-auto h-auto w-full max-w-xl lg:max-w-none" />
      </div>
    </section>
  );
}
