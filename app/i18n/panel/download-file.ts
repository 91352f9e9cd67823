const en = {
  "file.title": "File",
  "file.text":
    "Visitors get this PDF by a personal link that works for seven days: on the confirmation screen, and in the email.",
  "file.none":
    "There is no file in this language. Visitors get the one of the other language, if there is one.",
  "file.facts": "{size} MB, added on {date}",
  "file.choose": "Choose a PDF",
  "file.replace": "Replace it by another PDF",
  "file.hint": "25 MB at most. It is kept as soon as you choose it.",
  "file.working": "Keeping the file...",
  "file.large": "This file is larger than 25 MB. Choose a smaller one.",
  "file.kind": "This file is not a PDF. Choose a PDF.",
  "file.kept": "The file has been kept.",
  "file.keepFailed": "Failed to keep the file. Please try again.",
  "file.remove": "Remove File",
  "file.removeTitle": "Remove this file?",
  "file.removeText": "Links that visitors already have stop working in this language.",
  "file.removed": "The file has been removed.",
  "file.removeFailed": "Failed to remove the file. Please try again.",
  "file.cancel": "Cancel",
};

/** The file of a download page in the panel; English, see `panel.ts`. */
export const downloadFileTexts = { nl: en, en };
