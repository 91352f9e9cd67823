import type { Translation } from "../language-texts.ts";
import { nl } from "./import-notes.nl.ts";

const en: Translation<typeof nl> = {
  "import.unknownFile": "This is no export of WordPress (WXR, an XML file) or Ghost (a JSON file).",
  "import.damagedFile": "The file is damaged around line {line}.",

  "import.note.shortcode": "The shortcode [{name}] was left out.",
  "import.note.shortcodeAround": "The shortcode [{name}] was left out; the text inside it has stayed.",
  "import.note.block": "The block “{name}” was left out: it showed what the old site put together itself.",
  "import.note.pattern": "A synced pattern was left out: its text is not in the export.",
  "import.note.pages": "The text was divided over several pages and is now on one.",
  "import.note.gallery": "A gallery has become a run of pictures.",
  "import.note.galleryOfPost": "A gallery was left out: it does not say which pictures belong to it.",
  "import.note.pictureUnknown": "Picture {id} was left out: it is not in the export.",
  "import.note.pictureElsewhere": "A picture is at {host} and is shown from there.",
  "import.note.pictureInText":
    "A picture inside the text itself was left out: too large (more than 100 kB) or of a kind that is not possible here.",
  "import.note.fileMissing": "The file {path} is not in the media library yet.",
  "import.note.fileKept": "A link still leads to a file on the old site: {address}",
  "import.note.video": "A video of {provider} has become a picture that plays after a click.",
  "import.note.embed": "What was embedded from {host} has become a link.",
  "import.note.media": "Sound or film in the text ({name}) has become a link.",
  "import.note.removed": "Left out, as a text can’t have it here: {name}.",
  "import.note.footnotes": "The footnotes are not in the text; their numbers have become plain text.",
  "import.note.card": "Ghost’s card “{name}” was left out.",
  "import.note.product": "A product card has become plain text, without stars.",
  "import.note.membersOnly": "A part was for members only. It is now in the text for everyone.",
  "import.note.onlyWords":
    "Too much markup, or nested too deep: only the words were taken, without markup, links and pictures.",
};

export const importNotes = { nl, en };
export type ImportNoteKey = keyof typeof nl;
