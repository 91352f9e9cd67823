import type { Translation } from "../language-texts.ts";
import { nl } from "./import-notes.nl.ts";

const en: Translation<typeof nl> = {
  "import.unknownFile": "This is no export of WordPress (WXR, an XML file) or Ghost (a JSON file).",
  "import.damagedFile": "The file is damaged around line {line}.",
};

export const importNotes = { nl, en };
export type ImportNoteKey = keyof typeof nl;
