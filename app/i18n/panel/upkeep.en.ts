import type { Translation } from "../language-texts.ts";
import { nl } from "./upkeep.nl.ts";

const en: Translation<typeof nl> = {
  "upkeep.title": "Upkeep",
  "upkeep.about":
    "This looks outdated on your site. What was not changed for the longest time stands first. Mend it, or say that it is right: then it stays away for a year, or until the words change.",
  "upkeep.asked": "This week for you",
  "upkeep.back": "Overview",
  "upkeep.hosted":
    "This site keeps everything in a Supabase project. What is outdated is not searched for there.",
  "upkeep.loadFailed": "What is outdated could not be loaded.",
  "upkeep.none": "Nothing looks outdated",
  "upkeep.noneText": "Dates, facts, links, translations and pictures are up to date.",
  "upkeep.outdated_translation": "Not in step with the other language",
  "upkeep.old_date_or_figure": "Date or figure of long ago",
  "upkeep.dead_link": "Link that leads nowhere",
  "upkeep.picture_without_words": "Picture without a description",
  "upkeep.due_review": "To be looked at again",
  "upkeep.old_fact": "Says a former value",
  "upkeep.fact": "{name} is now: {now}",
  "upkeep.quotation": "This is a quotation: nothing is proposed for it.",
  "upkeep.year": "This sentence is about an earlier year: nothing is proposed for it.",
  "upkeep.untold": "This sentence is tied to it, but does not say it.",
  "upkeep.article": "An article has its date: nothing is proposed for it.",
  "upkeep.picture": "A picture of the media library",
  "upkeep.nl": "Dutch",
  "upkeep.en": "English",
  "upkeep.changed": "Changed on {date}",
  "upkeep.reviewBy": "By {person}",
  "upkeep.review": "Look at this again",
  "upkeep.review.about":
    "On this day the document stands under Upkeep. If it is still right then, it comes back a year later.",
  "upkeep.review.date": "From",
  "upkeep.review.dateHint": "Empty: this document need not be looked at again.",
  "upkeep.review.person": "By",
  "upkeep.review.anybody": "Whoever has time for it",
  "upkeep.review.note": "Why",
  "upkeep.review.save": "Save",
  "upkeep.review.close": "Close",
  "upkeep.review.loading": "Loading...",
  "upkeep.review.loadFailed": "When this is looked at again could not be loaded.",
  "upkeep.review.done": "This is looked at again",
  "upkeep.review.gone": "This need not be looked at again",
  "upkeep.review.failed": "This could not be saved. Try again.",
  "upkeep.settle": "Still right",
  "upkeep.settled": "This stays away for a year",
  "upkeep.settleFailed": "That it is right could not be saved. Please try again.",
};

/** What is outdated on the site. */
export const upkeepTexts = { nl, en };
