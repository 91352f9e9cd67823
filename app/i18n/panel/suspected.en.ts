import type { Translation } from "../language-texts.ts";
import { nl } from "./suspected.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "suspected.title": "Suspected",
  "suspected.about":
    "This looks like spam. Nobody got an email about it. Is it real after all? Make it a lead: the emails are then sent. What is here is gone after 30 days.",
  "suspected.back": "All leads",
  "suspected.none": "Nothing suspected in the last 30 days.",
  "suspected.form": "Filled in as by a program",
  "suspected.proof": "No proof from the browser",
  "suspected.links": "Links only",
  "suspected.words": "Same text as others",
  "suspected.mailbox": "Mailbox can’t exist",
  "suspected.contact": "Contact message",
  "suspected.download": "Download request: {page}",
  "suspected.accept": "It is a lead",
  "suspected.accepted": "{name} is among the leads now",
  "suspected.sure": "Delete this?",
  "suspected.sureText": "What the visitor sent goes to the trash.",
};

export const suspectedTexts = withWords(nl, en);
