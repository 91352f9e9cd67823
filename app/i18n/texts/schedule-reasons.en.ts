import type { Translation } from "../language-texts.ts";
import { nl } from "./schedule-reasons.nl.ts";

/** Word for word what the functions in the database raise. */
const en: Translation<typeof nl> = {
  "reason.emptyDutch": "The Dutch text has no title or no content",
  "reason.emptyEnglish": "The English text has no title or no content",
  "reason.unwrittenDutch": "The Dutch text has places that are still to be written",
  "reason.unwrittenEnglish": "The English text has places that are still to be written",
  "reason.noTitle": "At least one title (NL or EN) is required",
  "reason.noContent": "At least one content (NL or EN) is required",
  "reason.noLanguage": "At least one language must be published",
  "reason.noArticle": "The article does not exist (any more)",
  "reason.noPage": "The download page does not exist (any more)",
  "reason.changed": "It was changed by somebody else in the meantime",
  "reason.unread": "It was changed after it was planned: read the changes, then plan it again",
  "reason.tooFar": "The time must be within five years",
};

export const reasonTexts = { nl, en };
