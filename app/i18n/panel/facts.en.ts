import type { Translation } from "../language-texts.ts";
import { nl } from "./facts.nl.ts";

const en: Translation<typeof nl> = {
  "facts.title": "Facts of the firm",
  "facts.about":
    "What your texts say about the firm: price, opening hours, number of people, years, names. When you change a value here, there is a proposal for the sentences that still say the old one, in both languages.",
  "facts.hosted":
    "This site keeps everything in a Supabase project. There facts are a list only: nothing is proposed.",
  "facts.open": "Open the facts of the firm",
  "facts.back": "Settings",
  "facts.loadFailed": "The facts could not be loaded.",
  "facts.none": "No facts yet",
  "facts.noneText": "Add a fact, such as your hourly rate or the number of colleagues.",
  "facts.all": "Facts",
  "facts.add": "Add a fact",
  "facts.name": "Name",
  "facts.nameHint": "Such as “Team size” or “Hourly rate”.",
  "facts.nl": "Dutch",
  "facts.en": "English",
  "facts.valueHint":
    "As it stands in a sentence: “12 specialists” also finds “twelve experienced specialists”.",
  "facts.ordinary":
    "A number or a short word alone is in too many sentences. Add a word, such as “12 specialists”. Or tie the sentences that say it, at an article or page.",
  "facts.since": "Since when",
  "facts.sinceDay": "Since {date}",
  "facts.former": "Before: {value}",
  "facts.added": "Fact added",
  "facts.saved": "Fact saved",
  "facts.save": "Save",
  "facts.change": "Change",
  "facts.changeTitle": "Change the fact",
  "facts.delete": "Delete",
  "facts.deleted": "Fact deleted",
  "facts.deleteFailed": "The fact could not be deleted. Please try again.",
  "facts.taken": "There is a fact with this name already.",
  "facts.full": "The list has 200 facts: it takes no more.",
  "facts.failed": "The fact could not be saved. Please try again.",
  "facts.notProposed":
    "The fact is saved, but the texts could not be searched. Save it once more to try that again.",

  "facts.result": "What changes",
  "facts.noneProposed": "Nothing was proposed.",
  "facts.oneProposed": "There is a proposal for 1 text or page. Visitors see it only once it is published.",
  "facts.someProposed":
    "There are proposals for {count} texts and pages. Visitors see them only once they are published.",
  "facts.fullProposals":
    "There are so many proposals that no more fit. Decide about some first, then save the fact once more.",
  "facts.proposals": "Go to the proposals",
  "facts.kept": "Not changed: look yourself",
  "facts.keptMore": "And {count} more.",
  "facts.quotation": "A quotation stays as it is.",
  "facts.article": "An article has its date and can stay.",
  "facts.year": "The sentence is about an earlier year and can stay as it is.",
  "facts.markup": "There is formatting between the words.",
  "facts.rules": "The new text does not fit here.",
  "facts.close": "Close",

  "facts.oneInText": "1 sentence says a fact of the firm",
  "facts.someInText": "{count} sentences say a fact of the firm",
  "facts.tieAbout":
    "Tie a sentence to the fact that it says. When the fact changes there is always a proposal for it, also in an article, in a quotation or where a number stands alone.",
  "facts.says": "Says {name}: {value}",
  "facts.tiedTo": "Tied to {name}: {value}",
  "facts.tiedUntold": "Tied to {name}, but does not say: {value}",
  "facts.tie": "Tie",
  "facts.tieNot": "Not this fact",
  "facts.untie": "Untie",
  "facts.tied": "Sentence tied",
  "facts.tiedNot": "This sentence is not offered again",
  "facts.untied": "Sentence untied",
  "facts.tieFailed": "That could not be saved. Please try again.",
};

/** What is true of the firm. */
export const factTexts = { nl, en };
