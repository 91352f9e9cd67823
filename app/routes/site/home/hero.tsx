import { href } from "react-router";
import type { ContactPerson } from "../../../data/about/contact-person.ts";
import type { HomepageCase } from "../../../data/homepage/cases.ts";
import { mainFile } from "../../../data/media/picture-files.ts";
import { address } from "../../../i18n/addresses.ts";
import { Drawing } from "../../../ui/drawings/drawing.tsx";
import drawing from "../../../ui/drawings/hero.svg?raw";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { focalPoint } from "../../../ui/pictures/focal-point.ts";
import { PictureSources } from "../../../ui/pictures/picture-sources.tsx";
import { useImageFailure } from "../../../ui/pictures/use-image-failure.ts";
import { Change } from "../../../ui/sections/change.tsx";
import { OpeningText } from "../../../ui/sections/opening-text.tsx";
import { useHomeTexts } from "./home-texts.tsx";

type HeroProps = { cases: readonly HomepageCase[]; person: ContactPerson | null };

/** It shows what the first case in the page's language came to, and who answers, in the first sight of a phone. */
export function Hero({ cases, person }: HeroProps) {
  const { language, t } = useHomeTexts();
  const proof = cases.find((one) => one.language === language && one.badge && one.sum);
  return (
    <section className="overflow-hidden">
      <div className="page-width grid items-center gap-x-12 gap-y-8 pt-6 pb-6 md:gap-y-10 md:pt-10 md:pb-16 lg:grid-cols-[7fr_6fr] lg:pb-24">
        <div>
          <OpeningText
            badge={<span>{t("home.hero.badge")}</span>}
            title={t("home.hero.title")}
            text={t("home.hero.text")}
            proof={proof && <Proof of={proof} />}
          >
            <PageLink to={address(language, href("/contact"))} className="button button-primary max-sm:px-4">
              {t("home.hero.discover")}
            </PageLink>
            {person && <Person who={person} />}
            <a href="#how-it-works" className="button button-quiet">
              {t("home.hero.more")}
            </a>
          </OpeningText>
        </div>
        <Drawing
          svg={drawing}
          className="overflow-visible mx-auto h-auto w-full max-w-48 md:max-w-xl lg:max-w-none"
        />
      </div>
    </section>
  );
}

/** What a case came to, as its card shows it, and what firm that was. */
function Proof({ of: { slug, badge, sum } }: { of: HomepageCase }) {
  const { language, t } = useHomeTexts();
  if (!sum) return null;
  return (
    <div className="mt-5 border-accent border-l-4 pl-4 md:mt-7">
      <Change sum={sum} sentence={t("home.cases.change", sum)} language={language} />
      <p className="text-small">
        <PageLink to={address(language, href("/cases/:slug", { slug }))} className="text-link">
          {badge}
        </PageLink>
        {sum.what && <span className="block text-ink-soft">{sum.what}</span>}
      </p>
    </div>
  );
}

/**
 * Who answers those that follow the call: on phones right below it, in the first screen. The portrait is drawn here: an
 * avatar would load its code with that of teams.
 */
function Person({ who: { name, role, imageUrl, picture } }: { who: ContactPerson }) {
  const { language, t } = useHomeTexts();
  const { hasFailed, image } = useImageFailure(imageUrl);
  return (
    <span className="flex basis-full items-center gap-3 md:order-last">
      {imageUrl && !hasFailed && (
        <PictureSources src={imageUrl} picture={picture} sizes="80px">
          <img
            {...image}
            src={picture ? mainFile(picture).path : imageUrl}
            alt={picture?.alt ?? ""}
            width={44}
            height={44}
            loading="lazy"
            className={`size-11 shrink-0 rounded-full border border-line object-cover ${focalPoint(picture)}`}
          />
        </PictureSources>
      )}
      <span className="min-w-0 text-small [overflow-wrap:anywhere]">
        <span className="block font-semibold">{t("home.hero.person", { name })}</span>
        {role && (
          <span lang={role.language === language ? undefined : role.language} className="block text-ink-soft">
            {role.text}
          </span>
        )}
      </span>
    </span>
  );
}
