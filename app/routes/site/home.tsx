import { href } from "react-router";
import { publicDatabase } from "../../data/database.ts";
import { listFeaturedArticles } from "../../data/homepage.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { homeTexts } from "../../i18n/home.en.ts";
import { lookUp } from "../../i18n/language-texts.ts";
import { faqPage } from "../../ui/page-meta/faq-page.ts";
import { pageMeta } from "../../ui/page-meta.ts";
import type { Route } from "./+types/home";
import { Areas } from "./home/areas.tsx";
import { Benefits } from "./home/benefits.tsx";
import { Closing } from "./home/closing.tsx";
import { Featured } from "./home/featured.tsx";
import { Hero } from "./home/hero.tsx";
import { homeQuestions } from "./home/home-questions.ts";
import { HowItWorks } from "./home/how-it-works.tsx";
import { Questions } from "./home/questions.tsx";
import { ScaleUp } from "./home/scale-up.tsx";
import { Services } from "./home/services.tsx";
import { WhatItDoes } from "./home/what-it-does.tsx";
import { Workers } from "./home/workers.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  return { featured: await listFeaturedArticles(db, languageOf(url.pathname)) };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({
    language,
    matches,
    path: href("/"),
    title: lookUp(homeTexts, language, "home.meta.title"),
    description: lookUp(homeTexts, language, "home.meta.description"),
    things: (page) =>
      faqPage(
        page,
        homeQuestions((key) => lookUp(homeTexts, language, key)),
      ),
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Benefits />
      <HowItWorks />
      <WhatItDoes />
      <Workers />
      <Services />
      <Areas />
      <Featured articles={loaderData.featured} />
      <Questions />
      <ScaleUp />
      <Closing />
    </>
  );
}
