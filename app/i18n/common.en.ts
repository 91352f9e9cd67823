import { nl } from "./common.nl.ts";
import type { Translation } from "./language-texts.ts";

const en: Translation<typeof nl> = {
  "common.skip": "Skip to content",
  "common.loading": "Loading...",
  "common.close": "Close",
  "header.home": "Vlotwerk, to the home page",
  "header.menu": "Menu",
  "header.navigation": "Main menu",
  "header.language": "NL, deze pagina in het Nederlands",
  "navigation.home": "Home",
  "navigation.insights": "Insights",
  "navigation.about": "About Us",
  "navigation.contact": "Contact",
  "navigation.terms": "Algemene voorwaarden",
  "navigation.privacy": "Privacy",
  "footer.navigation": "Footer",
  "footer.claim": "Work that flows.",
  "footer.contact": "Talk to us",
  "footer.copyright": "© {year} {name}. All rights reserved.",
  "notFound.title": "Oops! Page not found",
  "notFound.text": "This page does not exist, no longer exists, or its address has a typo.",
  "notFound.home": "Return to Home",
  "unavailable.title": "One moment, we will be right back",
  "unavailable.text": "The page exists, but we cannot fetch it right now. Please try again in half a minute.",
  "unavailable.again": "Try again",
  "failure.title": "Something went wrong",
  "failure.text": "The fault is ours, not yours. Try again, or go back to the home page.",
  "content.onlyIn.nl": "This text is only available in Dutch.",
  "content.onlyIn.en": "This text is only available in English.",
  "content.table": "Table",
  "article.untitled": "Untitled",
};

export const commonTexts = { nl, en };
