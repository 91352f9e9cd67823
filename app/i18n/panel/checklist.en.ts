import type { Translation } from "../language-texts.ts";
import { nl } from "./checklist.nl.ts";

const en: Translation<typeof nl> = {
  "checklist.one": "Before publishing: 1 remark",
  "checklist.some": "Before publishing: {count} remarks",
  "checklist.about": "You can publish all the same.",

  "checklist.noDutch": "There is no Dutch text: visitors who read Dutch get the English one.",
  "checklist.noEnglish": "There is no English text: visitors who read English get the Dutch one.",
  "checklist.noTitleNl": "Dutch has a text but no title.",
  "checklist.noTitleEn": "English has a text but no title.",
  "checklist.noContentNl": "Dutch has a title but no text.",
  "checklist.noContentEn": "English has a title but no text.",
  "checklist.noExcerptNl": "Dutch has no excerpt.",
  "checklist.noExcerptEn": "English has no excerpt.",
  "checklist.noDescriptionNl": "Dutch has no meta description: search engines show the excerpt.",
  "checklist.noDescriptionEn": "English has no meta description: search engines show the excerpt.",
  "checklist.noneNl": "Dutch has no excerpt and no meta description: search engines choose a text.",
  "checklist.noneEn": "English has no excerpt and no meta description: search engines choose a text.",

  "checklist.sameTitle": "Dutch and English have the same title.",
  "checklist.sameExcerpt": "Dutch and English have the same excerpt.",
  "checklist.sameContent": "Dutch and English have the same text.",
  "checklist.term": "English lacks “{en}” for “{nl}” (glossary).",

  "checklist.firstHeadingNl":
    "Dutch begins with a heading {level} (“{heading}”): the first ones are headings 2.",
  "checklist.firstHeadingEn":
    "English begins with a heading {level} (“{heading}”): the first ones are headings 2.",
  "checklist.skippedNl": "Dutch has a heading {level} (“{heading}”) after a heading {before}.",
  "checklist.skippedEn": "English has a heading {level} (“{heading}”) after a heading {before}.",
  "checklist.tableNl": "Table {number} of the Dutch text has no head row.",
  "checklist.tableEn": "Table {number} of the English text has no head row.",
  "checklist.linkNl": "A link in the Dutch text leads nowhere: {address}",
  "checklist.linkEn": "A link in the English text leads nowhere: {address}",
  "checklist.embedNl": "What the Dutch text embeds from {value} is not shown: write a link to it.",
  "checklist.embedEn": "What the English text embeds from {value} is not shown: write a link to it.",
  "checklist.lostNl": "Visitors get nothing of {value} in the Dutch text.",
  "checklist.lostEn": "Visitors get nothing of {value} in the English text.",
  "checklist.pictureNl":
    "A picture of the Dutch text is nowhere that visitors can reach: {value}. Choose it from the library.",
  "checklist.pictureEn":
    "A picture of the English text is nowhere that visitors can reach: {value}. Choose it from the library.",
  "checklist.elsewhereNl":
    "A picture of the Dutch text comes from {value}, which may remove it and sees who reads along. Better from the library.",
  "checklist.elsewhereEn":
    "A picture of the English text comes from {value}, which may remove it and sees who reads along. Better from the library.",
  "checklist.anchorNl": "A link in the Dutch text leads to a place that this text does not have: {value}",
  "checklist.anchorEn": "A link in the English text leads to a place that this text does not have: {value}",
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
export const checklistTexts = { nl, en };

export type ChecklistKey = keyof typeof nl;
