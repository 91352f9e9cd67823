import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { ArticleCard } from "../../data/articles/articles.ts";
import { LanguageProvider } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { CardText } from "./card-text.tsx";

const card: ArticleCard = {
  id: "1",
  slug: "een",
  language: "nl",
  title: "Een",
  subtitle: null,
  excerpt: null,
  author: "Noor van der Laan",
  readTime: 6,
  imageUrl: null,
  publishedAt: "2026-11-12T08:00:00+00:00",
};

/** The first line of a card. */
function factsOf(article: ArticleCard, language: Language): string | undefined {
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <LanguageProvider language={language}>
          <CardText article={article} heading="h2" />
        </LanguageProvider>
      ),
    },
  ]);
  return /<p [^>]*>(.*?)<\/p>/.exec(renderToStaticMarkup(<Stub />))?.[1];
}

it.each<[string, Partial<ArticleCard>, Language, string]>([
  ["Dutch", {}, "nl", "12 november 2026</time> · <span>Noor van der Laan · 6 min</span>"],
  ["English", { language: "en" }, "en", "12 November 2026</time> · <span>Noor van der Laan · 6 min</span>"],
  [
    "the other language",
    {},
    "en",
    "12 November 2026</time> · <span>Noor van der Laan · 6 min</span><span> · in Dutch</span>",
  ],
  ["nobody's name", { author: "Anonymous" }, "nl", "12 november 2026</time> · <span>Anoniem · 6 min</span>"],
])("a card of %s has its date, author and reading time", (_, change, language, facts) => {
  expect(factsOf({ ...card, ...change }, language)).toBe(
    `<time dateTime="2026-11-12T08:00:00+00:00">${facts}`,
  );
});

it.each([null, "infinity"])("a card without a date in the calendar has none: %s", (publishedAt) => {
  expect(factsOf({ ...card, publishedAt }, "nl")).toBe("<span>Noor van der Laan · 6 min</span>");
});
