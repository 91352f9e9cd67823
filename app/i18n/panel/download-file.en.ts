import type { Translation } from "../language-texts.ts";
import { nl } from "./download-file.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "file.title": "File",
  "file.text":
    "Visitors get this PDF by a personal link that works for seven days: on the confirmation screen, and in the email. The file itself is in the library.",
  "file.none":
    "There is no file in this language. Visitors get the one of the other language, if there is one.",
  "file.facts": "{size} MB, added on {date}",
  "file.choose": "Choose a PDF",
  "file.replace": "Give another PDF instead",
  "file.library": "Choose from library",
  "file.hint": "25 MB at most; or drop or paste one here. Visitors get it as soon as it is uploaded.",
  "file.kept": "Visitors get this file now.",
  "file.keepFailed": "Failed to set the file. It is in the library; please choose it there.",
  "file.remove": "Remove file",
  "file.removeTitle": "Remove this file?",
  "file.removeText":
    "Links that visitors already have stop working in this language. The file itself stays in the library.",
  "file.removed": "The file has been removed from this page.",
};

/** The file of a download page in the panel. */
export const downloadFileTexts = withWords(nl, en);
