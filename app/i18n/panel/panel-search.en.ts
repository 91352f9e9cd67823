import type { Translation } from "../language-texts.ts";
import { nl } from "./panel-search.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "search.title": "Search the panel",
  "search.hint": "Search for an article, page, lead, text, picture or screen",
  "search.results": "Results",
  "search.screens": "Screens",
  "search.articles": "Articles",
  "search.pages": "Pages",
  "search.leads": "Leads",
  "search.media": "Media",
  "search.texts": "Texts and facts",
  "search.people": "People",
  "search.searching": "Searching...",
  "search.one": "1 result",
  "search.many": "{count} results",
  "search.none": "Nothing found for “{query}”. Try a part of a title, name, email address or company.",
  "search.failed": "Not searched because of a failure: {groups}",
  "search.articleAbout": "Published, by {author}",
  "search.draftAbout": "Draft, by {author}",
  "search.page": "Page, published",
  "search.pageDraft": "Page, draft",
  "search.case": "Case study, published",
  "search.caseDraft": "Case study, draft",
  "search.service": "Service, published",
  "search.serviceDraft": "Service, draft",
  "search.undescribed": "Without a description",
  "search.shortcuts": "Shortcuts",
  "search.searchKey": "Search; in a text: insert a link",
  "search.sidebar": "Sidebar; in a text: bold",
};

/** The search across the panel. */
export const panelSearchTexts = withWords(nl, en);

export type PanelSearchKey = keyof typeof panelSearchTexts.nl;
