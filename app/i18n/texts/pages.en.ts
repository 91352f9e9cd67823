import type { Translation } from "../language-texts.ts";
import { nl } from "./pages.nl.ts";

const en: Translation<typeof nl> = {
  "pages.cases": "Cases",
  "pages.casesText": "Work that we automated for clients: how it went, how it goes now, and what that saves.",
  "pages.services": "Services",
  "pages.servicesText": "What we do for you, what you get and what it takes.",
  "pages.otherServices": "What else we do for you",
  "pages.case": "Case",
  "pages.service": "Service",
  "pages.allCases": "All cases",
  "pages.allServices": "All services",
  "pages.read": "Read more",
};

/** What stands around pages that are made of sections. */
export const madePageTexts = { nl, en };
