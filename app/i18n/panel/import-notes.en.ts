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
};

export const importNotes = { nl, en };
export type ImportNoteKey = keyof typeof nl;
