import type { Translation } from "../language-texts.ts";
import { nl } from "./homepage.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "homepage.title": "Homepage",
  "homepage.about": "The home page shows the first three published articles of this list, in this order.",
  "homepage.articles.pick": "Article",
  "homepage.articles.placeholder": "Select an article to add...",
  "homepage.articles.search": "Search published articles...",
  "homepage.articles.searchLabel": "Search articles",
  "homepage.articles.drafts": "Drafts",
  "homepage.articles.withDrafts": "Drafts too, which appear once they are published",
  "homepage.articles.addButton": "Add",
  "homepage.adding": "Adding...",
  "homepage.articles.title": "Featured Articles ({count}/{most})",
  "homepage.position": "Position {position}",
  "homepage.rehearse": "What will change if {title} moves up?",
  "homepage.articles.empty": "No articles selected for homepage",
  "homepage.articles.emptyText": "Select one above and add it.",
  "homepage.articles.loadFailed": "Failed to load articles",
  "homepage.articles.added": "Article added to homepage",
  "homepage.articles.addFailed": "Failed to add article",
  "homepage.articles.removed": "Article removed from homepage",
  "homepage.articles.removeFailed": "Failed to remove article",
  "homepage.articles.moved": "Article order updated",
  "homepage.articles.moveFailed": "Failed to update order",

  "homepage.cases.about":
    "As proof, the home page shows the first three published cases of this list, in this order.",
  "homepage.cases.title": "Cases on the home page ({count}/{most})",
  "homepage.cases.pick": "Case",
  "homepage.cases.placeholder": "Select a case to add...",
  "homepage.cases.search": "Search published cases...",
  "homepage.cases.searchLabel": "Search cases",
  "homepage.cases.drafts": "Drafts",
  "homepage.cases.withDrafts": "Draft cases too, which appear once they are published",
  "homepage.cases.addButton": "Add case",
  "homepage.cases.empty": "No cases chosen for the home page",
  "homepage.cases.emptyText": "Without cases the home page leaves this block out.",
  "homepage.cases.added": "Case added to the home page",
  "homepage.cases.addFailed": "Failed to add the case",
  "homepage.cases.removed": "Case removed from the home page",
  "homepage.cases.removeFailed": "Failed to remove the case",
  "homepage.cases.moved": "Order of the cases updated",
  "homepage.cases.moveFailed": "Failed to update the order of the cases",
};

/** The panel’s homepage screen. */
export const homepagePanelTexts = withWords(nl, en);
