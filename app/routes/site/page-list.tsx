import { ArrowRight } from "lucide-react";
import { publicDatabase } from "../../data/database.ts";
import { type WithPicture, withPictures } from "../../data/media/shown-picture.ts";
import { kindAt, listPath, pagePath } from "../../data/pages/page-address.ts";
import { type PageCard as Card, listPublishedPages } from "../../data/pages/pages.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { address, languageOf, plainPath } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { madePageTexts } from "../../i18n/texts/pages.en.ts";
import { joined } from "../../ui/joined.ts";
import { ContactClosing } from "../../ui/layout/contact-closing.tsx";
import { CardLink } from "../../ui/links/card-link.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { ServiceList } from "../../ui/sections/service-list.tsx";
import type { Route } from "./+types/page-list";
import { MissingBoundary } from "./not-found/missing-boundary.tsx";
import { missingPage } from "./not-found/missing-page.server.ts";
import { otherServices } from "./page-list/other-services.server.ts";

/** The cases, or the services with those that have no page of their own; not there without any. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const kind = kindAt(plainPath(url.pathname));
  const language = languageOf(url.pathname);
  const cards = await listPublishedPages(db, kind, language);
  if (cards.length === 0) throw await missingPage(context, url);
  const changed = await context.get(siteTexts)(language);
  const [shown, others] = await Promise.all([
    withPictures(db, cards),
    kind === "service" ? otherServices(db, { changed, language, cards }) : null,
  ]);
  return { kind, cards: shown, others };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, madePageTexts);
  const words = wordsOf(loaderData.kind);
  return pageMeta({
    language,
    matches,
    path: listPath(loaderData.kind) ?? "/",
    title: t(words.title),
    description: t(words.text),
    kind: "CollectionPage",
  });
}

export default function PageListPage({ loaderData: { kind, cards, others } }: Route.ComponentProps) {
  const { t } = useLanguage(madePageTexts);
  const words = wordsOf(kind);
  return (
    <>
      <section className="page-width pt-14 pb-12 lg:pt-20 lg:pb-16">
        <h1 className="text-title-1">{t(words.title)}</h1>
        <p className="mt-6 max-w-text text-ink-soft text-lead">{t(words.text)}</p>
      </section>
      <ul className="page-width grid gap-x-8 gap-y-14 pb-14 md:grid-cols-2 lg:grid-cols-3 lg:pb-24">
        {cards.map((card, index) => (
          <li key={card.id} className="md:only:col-span-full">
            <PageCard card={card} isFirst={index === 0} isInSight={index < 3} />
          </li>
        ))}
      </ul>
      {others && others.services.length > 0 && (
        <section aria-labelledby="others" className="page-width pb-14 lg:pb-24">
          <h2 id="others" className="text-title-2">
            {t("pages.otherServices")}
          </h2>
          <ServiceList services={others.services} links={others.links} />
        </section>
      )}
      <ContactClosing />
    </>
  );
}

function wordsOf(kind: string) {
  return kind === "case"
    ? ({ title: "pages.cases", text: "pages.casesText" } as const)
    : ({ title: "pages.services", text: "pages.servicesText" } as const);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingBoundary error={error} />;
}

type PageCardProps = { card: WithPicture<Card>; isFirst: boolean; isInSight: boolean };

/** A case or service in its list; the whole card is a link. */
function PageCard({ card, isFirst, isInSight }: PageCardProps) {
  const { language, t } = useLanguage(madePageTexts);
  const textLanguage = card.language === language ? undefined : card.language;
  return (
    <article className="group relative flex h-full flex-col">
      {card.imageUrl && (
        <Picture
          src={card.imageUrl}
          picture={card.picture}
          lang={textLanguage}
          sizes="(width >= 64rem) 24rem, (width >= 48rem) 45vw, 92vw"
          isInSight={isInSight}
          isFirst={isFirst}
        />
      )}
      <h2
        lang={textLanguage}
        className={`text-title-3 ${card.imageUrl ? "mt-5" : "border-ink border-t pt-5"}`}
      >
        <CardLink to={address(language, pagePath(card.kind, card.slug))}>{joined(card.title)}</CardLink>
      </h2>
      {card.description && (
        <p lang={textLanguage} className="mt-3 text-ink-soft">
          {card.description}
        </p>
      )}
      <p aria-hidden="true" className="mt-auto flex items-center gap-2 pt-4 font-semibold text-accent-deep">
        <span>{t("pages.read")}</span>
        <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
      </p>
    </article>
  );
}
