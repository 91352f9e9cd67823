import { href } from "react-router";
import { findContactPerson } from "../../data/about/contact-person.ts";
import { optional, publicDatabase } from "../../data/database.ts";
import { listHomepageCases } from "../../data/homepage/cases.ts";
import { listFeaturedArticles } from "../../data/homepage/homepage.ts";
import { listLiveAddresses } from "../../data/live-addresses.ts";
import { withPictures } from "../../data/media/shown-picture.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { lookUp } from "../../i18n/language-texts.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { homeTexts } from "../../i18n/texts/home.en.ts";
import { faqPage } from "../../ui/page-meta/faq-page.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import type { Route } from "./+types/home";
import { Areas } from "./home/areas.tsx";
import { Benefits } from "./home/benefits.tsx";
import { Cases } from "./home/cases.tsx";
import { Closing } from "./home/closing.tsx";
import { Featured } from "./home/featured.tsx";
import { Hero } from "./home/hero.tsx";
import { homeQuestions } from "./home/home-questions.ts";
import { HomeTextsProvider } from "./home/home-texts.tsx";
import { HowItWorks } from "./home/how-it-works.tsx";
import { type HomeTexts, packTexts, unpackTexts } from "./home/packed-texts.ts";
import { Questions } from "./home/questions.tsx";
import { ScaleUp } from "./home/scale-up.tsx";
import { Services } from "./home/services.tsx";
import { WhatItDoes } from "./home/what-it-does.tsx";
import { Workers } from "./home/workers.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const db = context.get(publicDatabase);
  const changed = await context.get(siteTexts)(language);
  const texts = packTexts(homeTexts[language], changed);
  const scan = changed["scan.address"] ?? lookUp(commonTexts, language, "scan.address");
  const addresses = [...addressesIn(unpackTexts(texts)), scan];
  const [featured, cases, links, person] = await Promise.all([
    listFeaturedArticles(db, language).then((articles) => withPictures(db, articles)),
    optional(listHomepageCases(db, language), []).then((found) => withPictures(db, found)),
    optional(listLiveAddresses(db, addresses), []),
    findContactPerson(db, changed, language),
  ]);
  return { featured, cases, texts, links, person };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  // The error boundary sets its own title.
  if (!loaderData) return [];
  const texts = unpackTexts(loaderData.texts);
  return pageMeta({
    language: languageOf(location.pathname),
    matches,
    path: href("/"),
    title: texts["home.meta.title"],
    description: texts["home.meta.description"],
    things: (page) =>
      faqPage(
        page,
        homeQuestions((key) => texts[key]),
      ),
  });
}

export default function HomePage({
  loaderData: { texts, featured, cases, links, person },
}: Route.ComponentProps) {
  return (
    <HomeTextsProvider packed={texts}>
      <Hero cases={cases} person={person} />
      <Benefits links={links} />
      <Cases cases={cases} />
      <HowItWorks />
      <WhatItDoes />
      <Workers links={links} />
      <Services links={links} />
      <Areas links={links} />
      <Featured articles={featured} />
      <Questions />
      <ScaleUp />
      <Closing />
    </HomeTextsProvider>
  );
}

/** The addresses that lead from a tile or a quote to more. */
function addressesIn(texts: HomeTexts): string[] {
  return Object.entries(texts).flatMap(([key, text]) => (/address$/i.test(key) && text ? [text] : []));
}
