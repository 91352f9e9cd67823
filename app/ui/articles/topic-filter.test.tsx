import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { ShownTag } from "../../data/tags/shown-tag.ts";
import { LanguageProvider } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { TopicFilter } from "./topic-filter.tsx";

const topics: ShownTag[] = [
  { name: "Groei", slug: "growth", language: "nl" },
  { name: "Tools", slug: "tools", language: "en" },
];

/** The names and addresses of the links, the current one starred. */
function linksOf(language: Language, current?: ShownTag, offered = topics) {
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <LanguageProvider language={language}>
          <TopicFilter topics={offered} current={current} />
        </LanguageProvider>
      ),
    },
  ]);
  const html = renderToStaticMarkup(<Stub />);
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = "", text = ""]) => {
    const address = /href="([^"]*)"/.exec(attributes)?.[1];
    const star = attributes.includes('aria-current="true"') ? "*" : "";
    return `${star}${text.replaceAll(/<\/?span>/g, "")} ${address}`;
  });
}

describe("the topics above a list", () => {
  it("follow the link to all articles, the current one", () => {
    expect(linksOf("nl")).toEqual([
      "*Alles /insights",
      "Groei /insights/tag/growth",
      '<span lang="en">Tools /insights/tag/tools',
    ]);
  });

  it("are marked on the page of a tag, in each language", () => {
    expect(linksOf("en", topics[1])).toEqual([
      "All /en/insights",
      '<span lang="nl">Groei /en/insights/tag/growth',
      "*Tools /en/insights/tag/tools",
    ]);
  });

  it("have the current one in any case", () => {
    const rare: ShownTag = { name: "Zelden", slug: "rare", language: "nl" };
    expect(linksOf("nl", rare).at(-1)).toBe("*Zelden /insights/tag/rare");
  });

  it("are absent when there are none", () => {
    expect(linksOf("nl", undefined, [])).toEqual([]);
  });
});
