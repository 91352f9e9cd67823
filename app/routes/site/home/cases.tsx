import { href } from "react-router";
import type { HomepageCase } from "../../../data/homepage/cases.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { address } from "../../../i18n/addresses.ts";
import { joined } from "../../../ui/joined.ts";
import { CardLink } from "../../../ui/links/card-link.tsx";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { CardRow, CardSlide } from "../../../ui/sections/card-row.tsx";
import { Change } from "../../../ui/sections/change.tsx";
import { SectionHead } from "../../../ui/sections/section-head.tsx";
import { useHomeTexts } from "./home-texts.tsx";

/** What was measured at other firms: a carousel on phones, else a grid. */
export function Cases({ cases }: { cases: readonly WithPicture<HomepageCase>[] }) {
  const { language, t } = useHomeTexts();
  if (cases.length === 0) return null;

  return (
    <section aria-labelledby="cases" className="overflow-hidden bg-paper-deep">
      <div className="page-width section-space">
        <SectionHead id="cases" title={t("home.cases.title")} text={t("home.cases.text")} />
        <CardRow columns={cases.length === 2 ? "" : undefined}>
          {cases.map((one) => (
            <CardSlide key={one.id} className="@container md:max-lg:odd:last:col-span-full">
              <CaseCard card={one} />
            </CardSlide>
          ))}
        </CardRow>
        <p className="mt-6 md:mt-10">
          <PageLink to={address(language, href("/cases"))} className="button button-quiet">
            {t("home.cases.all")}
          </PageLink>
        </p>
      </div>
    </section>
  );
}

/** A case with what it came to; the whole card is a link. */
function CaseCard({ card }: { card: WithPicture<HomepageCase> }) {
  const { language, t } = useHomeTexts();
  const { badge, sum, title, description } = card;
  return (
    <article
      lang={card.language === language ? undefined : card.language}
      className="group relative flex h-full flex-col rounded-card bg-white p-3 @2xl:flex-row"
    >
      {card.imageUrl && (
        <div className="max-md:hidden @2xl:mr-4 @2xl:w-1/2 @2xl:shrink-0 @2xl:**:h-full">
          <Picture
            src={card.imageUrl}
            picture={card.picture}
            sizes="(width >= 64rem) 24rem, (width >= 48rem) 45vw, 80vw"
          />
        </div>
      )}
      <div className="flex grow flex-col p-2 md:p-4 md:pt-6">
        {badge && <p className="font-semibold text-small">{badge}</p>}
        {sum && (
          <Change
            sum={sum}
            sentence={t("home.cases.change", sum)}
            language={language}
            className="mt-2 md:mt-4"
          />
        )}
        {sum?.what && <p className="mt-1 text-ink-soft text-small">{sum.what}</p>}
        <h3 className="mt-3 text-title-4 md:mt-5 md:text-title-3">
          <CardLink to={address(language, href("/cases/:slug", { slug: card.slug }))}>
            {joined(title)}
          </CardLink>
        </h3>
        {description && (
          <p className="mt-2 max-w-text text-ink-soft text-small md:mt-3 md:text-base">{description}</p>
        )}
        {sum?.source && (
          <div className="mt-auto pt-4 md:pt-6">
            <p className="border-line border-t pt-3 md:pt-4 text-ink-soft text-small">{sum.source}</p>
          </div>
        )}
      </div>
    </article>
  );
}
