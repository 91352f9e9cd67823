import type { Translation } from "../language-texts.ts";
import { nl } from "./database-reasons.nl.ts";

/** Word for word what the functions in the database raise; a name in braces is what they insert. */
const en: Translation<typeof nl> = {
  "reason.emptyDutch": "The Dutch text has no title or no content",
  "reason.emptyEnglish": "The English text has no title or no content",
  "reason.unwrittenDutch": "The Dutch text has places that are still to be written",
  "reason.unwrittenEnglish": "The English text has places that are still to be written",
  "reason.unwrittenPage": "The {language} page has no title, or places that are still to be written",
  "reason.noTitle": "At least one title (NL or EN) is required",
  "reason.noContent": "At least one content (NL or EN) is required",
  "reason.noLanguage": "At least one language must be published",
  "reason.noArticle": "The article does not exist (any more)",
  "reason.noPage": "The download page does not exist (any more)",
  "reason.noVersion": "The version does not exist (any more)",
  "reason.gone": "The {kind} does not exist (any more)",
  "reason.changed": "It was changed by somebody else in the meantime",
  "reason.changedThis": "This was changed by somebody else in the meantime",
  "reason.changedOther": "The {kind} was changed by somebody else in the meantime",
  "reason.unread": "It was changed after it was planned: read the changes, then plan it again",
  "reason.tooFar": "The time must be within five years",
  "reason.editorsChange": "Only editors change {kind} that is live or planned to be",
  "reason.editorsChangePlanned": "Only editors change {kind} whose publication is planned",
  "reason.editorsDelete": "Only editors delete an article that is live or planned to be",
  "reason.editorsPublish": "Only editors publish",
  "reason.peoplePublish": "Only people publish",
  "reason.noRole": "You have no role that allows this (any more)",
  "reason.noSuchRole": "You have no role that allows this",
  "reason.slugTaken": 'Another {kind} already has the slug "{slug}"',
  "reason.slugTakenNow": 'Another {kind} has the slug "{slug}" by now',
  "reason.isThere": "The {kind} is there already",
  "reason.notInTrash": "This is not in the trash (any more)",
  "reason.isLive": "The {kind} is live",
  "reason.isDraft": "The {kind} is a draft: what is saved in it is not shown",
  "reason.nothingWaits": "Nothing waits to be published",
  "reason.casesAlone": "The home page shows cases alone",
  "reason.faqs": "An article has 100 questions at most",
  "reason.tooLarge": '"{field}" violates check constraint "{constraint}"',
  "reason.unapproved": "This goes live only with an approval of these words",
  "reason.busy": "deadlock detected",
};

export const reasonTexts = { nl, en };
