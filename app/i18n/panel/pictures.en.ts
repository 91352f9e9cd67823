import type { Translation } from "../language-texts.ts";
import { nl } from "./pictures.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "pictures.choose": "Choose picture",
  "pictures.chooseFor": "Choose picture: {name}",
  "pictures.drop": "Or drop or paste one here.",
  "pictures.notUploaded": "{reason} The picture is not in the text.",
  "pictures.alternative": "Alternative description (empty: library’s)",
  "pictures.waiting": "Uploading; it will be saved after that...",
  "pictures.uploading": "Uploading...",
  "pictures.missing": "Without a description:",
  "pictures.missingHint":
    "Blind visitors and search engines read it. Describe a picture in the library, or at its place in the text.",
};

/** Choosing pictures in the panel's forms. */
export const pictureTexts = withWords(nl, en);
