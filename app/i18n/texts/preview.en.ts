import type { Translation } from "../language-texts.ts";
import { nl } from "./preview.nl.ts";

const en: Translation<typeof nl> = {
  "preview.title": "Preview: {title}",
  "preview.bar": "Preview of version {number}, not public. Valid until {until}.",
  "preview.part": "Part of this version can’t be read and is missing here.",
  "preview.gone.title": "This preview link does not work (any more)",
  "preview.gone.text":
    "The link is incomplete, has ended or was withdrawn. Ask whoever sent it to you for a new one.",
  "preview.gone.insights": "To the insights",
};

export const previewTexts = { nl, en };
