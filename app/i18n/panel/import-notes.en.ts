import type { Translation } from "../language-texts.ts";
import { nl } from "./import-notes.nl.ts";

const en: Translation<typeof nl> = {
  "import.unknownFile": "This is no export of WordPress (WXR, an XML file) or Ghost (a JSON file).",
  "import.damagedFile": "The file is damaged around line {line}.",

  "import.cut": "Too long, so it was cut at {max} characters: “{text}…”.",
  "import.renamed": "The address {wanted} was taken. It has become {slug}.",
  "import.rejected": "Not taken: {reason}",
  "import.noTitle": "Without a title, so it is called “Untitled”.",
  "import.noText": "Without text. An article needs text.",
  "import.fileFailed": "The file {file} was not fetched: {reason}",
  "import.fileUnknown": "The file {file} is not there. Give the directory of uploads.",
  "import.addressTaken": "There is a page at {path} already, so no redirect.",
  "import.addressRejected": "No redirect could be made for {path}.",
  "import.documentType":
    "The file starts with a document type (DOCTYPE). Exports have none, and it can do harm.",
  "import.hugePiece": "Around line {line}, the file has a part of more than 16 million characters.",
  "import.tooLong": "The text is longer than 3 million characters.",
  "import.thirdLanguage": "In a third language: {language}.",
  "import.leftMenu": "A menu of the old site; the menu of this site stays as it is.",
  "import.leftRevision": "An earlier version, or a draft that was saved automatically.",
  "import.leftPattern": "A reusable block of the WordPress editor.",
  "import.leftDesign": "Part of the design of the old site.",
  "import.leftTrash": "Was in the trash of the old site.",
  "import.leftType": "Of the type “{type}”, which this site doesn’t have.",
  "import.leftInternalTag": "An internal tag of Ghost.",
  "import.leftMembers": "Members: {count} are left behind.",
  "import.leftNewsletters": "Newsletters: {count} are left behind.",
  "import.leftComments": "Comments: {count} are left behind.",
  "import.leftEmails": "Sent emails: {count} are left behind.",
  "import.leftTable": "Table “{table}”: {count} rows are left behind.",
  "import.mojibake": "Characters that were read wrongly (such as “Ã©”) have been repaired.",
  "import.password": "Was behind a password, and therefore becomes a draft.",
  "import.private": "Was private, and therefore becomes a draft.",
  "import.membersOnly": "Was for members only, and therefore becomes a draft.",
  "import.emailOnly": "Was only sent as a newsletter, and therefore becomes a draft.",
  "import.sticky": "Was kept at the top of the old site.",
  "import.author": "The export has no name for the author “{login}”.",
  "import.layout": "The layout of a page builder or template is left behind; the text is taken over.",
  "import.comments": "Comments that are left behind: {count}.",
  "import.code": "Custom code in the head or foot of the page is left behind.",
  "import.cards": "Parts that are left behind: {cards}.",
};

export const importNotes = { nl, en };
export type ImportNoteKey = keyof typeof nl;
