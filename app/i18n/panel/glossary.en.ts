import type { Translation } from "../language-texts.ts";
import { nl } from "./glossary.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "glossary.title": "Glossary",
  "glossary.about":
    "Words of your firm in both languages. When the translation of a sentence lacks the English word, the editor says so before you publish. AI assistants read this list too.",
  "glossary.open": "Open the glossary",
  "glossary.none": "No words yet",
  "glossary.noneText": "Add a word, or a name that you never translate.",
  "glossary.all": "Words",
  "glossary.add": "Add a word",
  "glossary.enHint": "Fill in the same word if it is never translated.",
  "glossary.required": "Fill in both words.",
  "glossary.same": "Not translated",
  "glossary.added": "Word added",
  "glossary.saved": "Word saved",
  "glossary.changeTitle": "Change the word",
  "glossary.taken": "This Dutch word is in the list already.",
  "glossary.full": "The list has 200 words: it takes no more.",
};

/** The firm's own words. */
export const glossaryTexts = withWords(nl, en);
