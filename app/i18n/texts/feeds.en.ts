import type { Translation } from "../language-texts.ts";
import { nl } from "./feeds.nl.ts";

const en: Translation<typeof nl> = {
  "tag.title": "Insights on {tag}",
  "tag.meta.description": "All articles by Vlotwerk on {tag}: practical insights on working with agentic AI.",
  "tag.back": "All insights",
  "search.title": "Search",
  "search.meta.title": "Search the insights",
  "search.meta.titleFor": "“{query}” in insights",
  "search.meta.description": "Search Vlotwerk’s articles on working with agentic AI.",
  "search.hint":
    "Searches titles, texts and questions. Put words in quotes if they must follow each other exactly.",
  "search.none": "Nothing found for “{query}”.",
  "search.noneHelp": "Try another word, or fewer words. Punctuation and words such as “the” do not count.",
  "search.topics": "Or choose a topic",
  "search.one": "1 article found for “{query}”",
  "search.many": "{count} articles found for “{query}”",
  "search.madeAlone": "No articles, but pages found for “{query}”",
  "search.made": "Pages",
  "search.pages": "Browse search results",
  "search.better": "Previous",
  "search.further": "Next",
  "llms.about":
    "Vlotwerk is a Dutch consultancy in Haarlem that automates work with agentic AI. Each article is available as Markdown at its address followed by .md; a search goes to {search}.",
  "llms.articles": "Insights in English",
  "llms.pages": "About Vlotwerk, in English",
  "llms.made": "Pages, cases and services in English",
  "llms.contact": "Contact",
  "llms.aboutUs": "About us",
  "llms.feeds": "Feed with full texts (Atom)",
};

export const feedTexts = { nl, en };
