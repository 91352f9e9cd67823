import type { Translation } from "../language-texts.ts";
import { nl } from "./homepage.nl.ts";

const en: Translation<typeof nl> = {
  "homepage.title": "Homepage",
  "homepage.about": "The home page shows the first three published articles of this list, in this order.",
  "homepage.pick": "Article",
  "homepage.placeholder": "Select an article to add...",
  "homepage.search": "Search published articles...",
  "homepage.searchLabel": "Search articles",
  "homepage.drafts": "Drafts",
  "homepage.withDrafts": "Drafts too, which appear once they are published",
  "homepage.addButton": "Add",
  "homepage.adding": "Adding...",
  "homepage.featured": "Featured Articles ({count}/{most})",
  "homepage.position": "Position {position}",
  "homepage.notShown": "Not shown",
  "homepage.untitled": "Untitled",
  "homepage.up": "Move {title} up",
  "homepage.down": "Move {title} down",
  "homepage.remove": "Remove {title}",
  "homepage.empty": "No articles selected for homepage",
  "homepage.emptyText": "Select one above and add it.",
  "homepage.loadFailed": "Failed to load articles",
  "homepage.added": "Article added to homepage",
  "homepage.addFailed": "Failed to add article",
  "homepage.removed": "Article removed from homepage",
  "homepage.removeFailed": "Failed to remove article",
  "homepage.moved": "Article order updated",
  "homepage.moveFailed": "Failed to update order",
};

/** The panel’s homepage screen. */
export const homepagePanelTexts = { nl, en };
