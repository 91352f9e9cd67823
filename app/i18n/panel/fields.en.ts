import type { Translation } from "../language-texts.ts";
import { nl } from "./fields.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "fields.tooLong": "Use at most {max} characters; there are {now}.",
  "fields.missing": "Please fill in this field.",
  "fields.refused": "A field can’t be saved as it is. The message is below it.",
  "fields.tooLarge": "This is more than 1 MB of text. Shorten it and save again; nothing you typed is lost.",
  "fields.languages": "Language of the content",
  "fields.nl": "Content NL",
  "fields.en": "Content EN",
  "fields.leave": "Leave without saving?",
  "fields.leaveText": "This browser keeps your changes and offers them when you come back.",
  "fields.leaveLost":
    "This browser could not keep your changes: its storage is full or switched off. Who leaves now loses them.",
  "fields.leaveUploads": "Leave while files are being uploaded?",
  "fields.leaveUploadsText": "Uploads that are not done yet stop. What is done stays in the library.",
  "fields.changeEnd": "(end)",
  "fields.restored": "Your unsaved changes of {time} are back.",
  "fields.restoredText": "They were kept in this browser, and are not saved yet.",
  "fields.discard": "Discard them",
  "fields.discardSure": "Discard your changes?",
  "fields.discardText": "What is saved takes their place. Your changes can’t be brought back then.",
  "fields.stale": "Somebody else changed this too",
  "fields.staleText":
    "Nothing was overwritten. Below is what both of you changed; choose which version to keep. What only one of you changed stays either way.",
  "fields.mine": "Your version",
  "fields.theirs": "Their version",
  "fields.keepMine": "Keep my version",
  "fields.keepTheirs": "Keep their version",
  "fields.later": "Decide later",
  "fields.comment": "Comment",
  "fields.empty": "(empty)",
};

/** The shared texts of the panel's forms. */
export const fieldPanelTexts = withWords(nl, en);
