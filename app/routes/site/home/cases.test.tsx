import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { HomepageCase } from "../../../data/homepage/cases.ts";
import { LanguageProvider } from "../../../i18n/language.tsx";
import { homeTexts } from "../../../i18n/texts/home.en.ts";
import { Cases } from "./cases.tsx";
import { HomeTextsProvider } from "./home-texts.tsx";
import { packTexts } from "./packed-texts.ts";

const bakery: HomepageCase = {
  id: "a",
  kind: "case",
  slug: "a-bakery",
  language: "nl",
  title: "Brood zonder briefjes",
  description: "Hoe een bakkerij van acht uur naar één ging.",
  imageUrl: "/images/insights/fallback.svg",
  badge: "Bakkerij, 9 mensen",
  sum: { what: "Samen, per week", before: "8 uur", after: "€ 1,50", source: "Urenlijsten" },
};

function render(...cases: HomepageCase[]): string {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <LanguageProvider language="nl">
          <HomeTextsProvider packed={packTexts(homeTexts.nl)}>
            <Cases cases={cases.map((one) => ({ ...one, picture: null }))} />
          </HomeTextsProvider>
        </LanguageProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

describe("the cases of the home page", () => {
  it("say what was measured, where that comes from, and lead to their page", () => {
    const html = render(bakery);
    for (const words of [
      "Bakkerij, 9 mensen",
      "Samen, per week",
      "Urenlijsten",
      bakery.title,
      bakery.description,
    ])
      expect(html).toContain(words);
    expect(html).toContain('href="/cases/a-bakery"');
    expect(html).toContain('href="/cases"');
  });

  it("say what changed in one sentence, and show its numbers large with their units beside them", () => {
    const html = render(bakery);
    expect(html).toContain(">Van 8 uur naar € 1,50</p>");
    expect(html).toContain('<span class="text-title-2">8</span><span> uur</span>');
    expect(html).toContain('<span class="text-title-2">€ 1,50</span>');
  });

  it("show words without a number as they are", () => {
    const sum = { what: "", before: "elke ochtend", after: "nooit", source: "" };
    expect(render({ ...bakery, sum })).toContain('<span class="text-title-3">elke ochtend</span>');
  });

  it("do without a picture, a badge, a sum and a description", () => {
    const html = render({ ...bakery, imageUrl: null, badge: "", sum: null, description: "" });
    expect(html).not.toMatch(/<img|<p class="[^"]*"><\/p>|Van /);
    expect(html).toContain(bakery.title);
  });

  it("name the language of their words when it is not the page's", () => {
    expect(render({ ...bakery, language: "en" })).toContain('<article lang="en"');
    expect(render(bakery)).toContain("<article class");
  });

  it("are not there without any", () => {
    expect(render()).toBe("");
  });
});
