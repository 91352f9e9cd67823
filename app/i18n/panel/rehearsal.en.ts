import type { Translation } from "../language-texts.ts";
import { nl } from "./rehearsal.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "rehearsal.ask": "What will change?",
  "rehearsal.title": "What will change on the site?",
  "rehearsal.text": "Nothing has been changed yet. This is what visitors see if you do it.",
  "rehearsal.running": "Comparing the pages…",
  "rehearsal.nothing": "Visitors see no difference.",
  "rehearsal.one": "Visitors see a difference on one page.",
  "rehearsal.some": "Visitors see a difference on {count} pages.",
  "rehearsal.unseen":
    "On {count} pages only what readers don’t see changes, such as data for search engines.",
  "rehearsal.unseenOne": "On one page only what readers don’t see changes, such as data for search engines.",
  "rehearsal.leftOut": "The site is large: {count} addresses were not compared.",
  "rehearsal.problems": "Please note",
  "rehearsal.dead-link": "A link to {about} no longer works then.",
  "rehearsal.undescribed": "A picture has no description: {about}.",
  "rehearsal.skipped-heading": "The heading “{about}” skips a level.",
  "rehearsal.without-language": "In no language is there a page at {about} any more then.",
  "rehearsal.moved": "Visitors go on to {about} then.",
  "rehearsal.on": "On: {pages}",
  "rehearsal.pages": "Pages",
  "rehearsal.becomes.new": "New",
  "rehearsal.becomes.changed": "Different",
  "rehearsal.becomes.gone": "Gone",
  "rehearsal.becomes.moved": "Moved",
  "rehearsal.others": "and {count} more",
  "rehearsal.moreSentences": "And {count} more sentences.",
  "rehearsal.picture": "A picture, a link or the format changes.",
  "rehearsal.cards": "On social networks",
  "rehearsal.morePages": "And {count} more pages.",
  "rehearsal.refused": "This can’t be done as it is: {reason}",
  "rehearsal.failed": "The pages could not be compared. Try again later.",
};

/** The texts of rehearsals: what a change does to public pages. */
export const rehearsalTexts = withWords(nl, en);
