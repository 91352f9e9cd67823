import type { Translation } from "../language-texts.ts";
import { nl } from "./checklist.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "checklist.one": "Before publishing: 1 remark",
  "checklist.some": "Before publishing: {count} remarks",
  "checklist.about": "You can publish all the same.",

  "checklist.noDutch": "There is no Dutch text: visitors who read Dutch get the English one.",
  "checklist.noEnglish": "There is no English text: visitors who read English get the Dutch one.",
  "checklist.noTitle": "{language} has a text but no title.",
  "checklist.noContent": "{language} has a title but no text.",
  "checklist.noExcerpt": "{language} has no excerpt.",
  "checklist.noDescription": "{language} has no meta description: search engines show the excerpt.",
  "checklist.none": "{language} has no excerpt and no meta description: search engines choose a text.",

  "checklist.sameTitle": "Dutch and English have the same title.",
  "checklist.sameExcerpt": "Dutch and English have the same excerpt.",
  "checklist.sameContent": "Dutch and English have the same text.",
  "checklist.term": "English lacks “{en}” for “{nl}” (glossary).",

  "checklist.firstHeading":
    "{language} begins with a heading {level} (“{heading}”): the first ones are headings 2.",
  "checklist.skipped": "{language} has a heading {level} (“{heading}”) after a heading {before}.",
  "checklist.table": "Table {number} of the {language} text has no head row.",
  "checklist.link": "A link in the {language} text leads nowhere: {address}",
  "checklist.embed": "What the {language} text embeds from {value} is not shown: write a link to it.",
  "checklist.lost": "Visitors get nothing of {value} in the {language} text.",
  "checklist.picture":
    "A picture of the {language} text is nowhere that visitors can reach: {value}. Choose it from the library.",
  "checklist.elsewhere":
    "A picture of the {language} text comes from {value}, which may remove it and sees who reads along. Better from the library.",
  "checklist.anchor": "A link in the {language} text leads to a place that this text does not have: {value}",
  "checklist.writeLink": "Write the link",
  "checklist.bring": "Bring it into the library",
  "checklist.bringing": "Bringing it in…",
  "checklist.brought": "From the library",
  "checklist.broughtAbout": "What came from {host} is in the library now.",
  "checklist.notBrought": "Not brought into the library",
  "checklist.refused":
    "{host} does not let other sites fetch its pictures. Save the picture yourself and upload it; the text is unchanged.",
  "checklist.unreadable": "What {host} gives is no picture that the browser can read. The text is unchanged.",
  "checklist.more": "And {count} more.",
};

/** What a careful colleague would notice in an article. */
export const checklistTexts = withWords(nl, en);

export type ChecklistKey = keyof typeof nl;
