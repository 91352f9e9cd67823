import type { Translation } from "../language-texts.ts";
import { nl } from "./pages-list.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "pages.title": "Pages, cases and services",
  "pages.new": "New page",
  "pages.searchLabel": "Search by title or address",
  "pages.search": "Title or address",
  "pages.every": "Every kind",
  "pages.page": "Page",
  "pages.case": "Case study",
  "pages.service": "Service",
  "pages.approved": "Version {number} approved by {name}, {time}",
  "pages.changed": "Changed on {date}",
  "pages.empty": "No pages found",
  "pages.sure": "Delete this page?",
  "pages.sureText": "It disappears from the site, and its shared links end.",
  "pages.back": "Back to the pages",
  "pages.createAbout": "The page begins as a draft: visitors see nothing of it until it is published.",
  "pages.whatKind": "What kind of page is it?",
  "pages.page.about": "At an address of its own, such as /jobs.",
  "pages.case.about": "What was built at a client. It is in the list at /cases.",
  "pages.service.about": "What the firm does. It is in the list at /services.",
  "pages.titles": "Title",
  "pages.titlesHint": "In at least one language. The address follows from the title.",
  "pages.titleIn": "Title in {language}",
  "pages.titleRequired": "A title in Dutch or in English is needed.",
  "pages.start": "What does the page begin with?",
  "pages.start.example": "An example",
  "pages.start.example.about": "Filled sections in both languages, to be replaced.",
  "pages.start.empty": "Nothing",
  "pages.start.empty.about": "No sections yet.",
  "pages.start.copy": "A copy",
  "pages.start.copy.about": "The sections of another page, in both languages.",
  "pages.copyOf": "Copy of",
  "pages.create": "Create page",
  "pages.created": "Page created as a draft",
  "pages.serviceAt": "You make and edit services as pages.",
  "pages.caseAt": "You make and edit case studies as pages.",
  "pages.serviceAll": "Go to the services",
  "pages.caseAll": "Go to the cases",
  "pages.serviceNew": "New service",
  "pages.caseNew": "New case",
};

/** The list of pages, and the screen that makes one. */
export const pageListTexts = withWords(nl, en);
