import type { Translation } from "../language-texts.ts";
import { nl } from "./schedules.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "schedules.open": "Schedule",
  "schedules.title": "Schedule",
  "schedules.articleAbout":
    "What is saved at that time goes live, with changes that wait to be published. Unsaved changes are not part of it.",
  "schedules.pageAbout": "What is saved at that time goes live. Unsaved changes are not part of it.",
  "schedules.action": "What happens",
  "schedules.publish": "Publish",
  "schedules.unpublish": "Withdraw",
  "schedules.part": "Which language",
  "schedules.whole": "The whole article",
  "schedules.wholePage": "The whole page",
  "schedules.date": "Date",
  "schedules.time": "Time in the Netherlands",
  "schedules.summer": "{time}, Dutch summer time",
  "schedules.winter": "{time}, Dutch winter time",
  "schedules.first":
    "{time}. The clock shows this time twice that night: the first one, in summer time, is taken.",
  "schedules.missing":
    "This time does not exist: clocks in the Netherlands go from 02:00 to 03:00 that night. Choose another one.",
  "schedules.incomplete": "Choose a date and a time.",
  "schedules.past": "{time}. That has passed, so it happens at once.",
  "schedules.emptyText":
    "The {language} text has no title or no content yet. It is not published unless it has both by then.",
  "schedules.save": "Schedule",
  "schedules.saveNow": "Do it now",
  "schedules.saveChange": "Change the time",
  "schedules.changing": "Change the time of: {what}",
  "schedules.stopChanging": "Keep the time",
  "schedules.tryAgain": "Try again",

  "schedules.planned": "Scheduled",
  "schedules.none": "Nothing is scheduled.",
  "schedules.publishWhole": "Publish",
  "schedules.publishIn": "Publish {language}",
  "schedules.unpublishWhole": "Withdraw",
  "schedules.unpublishIn": "Withdraw {language}",
  "schedules.failedBecause": "{reason}. Nothing was changed, and it is not tried again by itself.",
  "schedules.changeNamed": "Change the time of: {what}",
  "schedules.cancelNamed": "Cancel: {what}",
  "schedules.removeNamed": "Remove: {what}",
  "schedules.tryAgainNamed": "Try again: {what}",
  "schedules.ofTitle": "{what} {title}",

  "schedules.scheduled": "Scheduled for {time}",
  "schedules.done": "Done at once",
  "schedules.cancelled": "Cancelled",
  "schedules.removed": "Removed",
  "schedules.rejected": "Nothing was changed. {reason}.",
  "schedules.failedToCancel": "Failed to cancel it. It may have happened already.",

  "schedules.comingUp": "Coming up",
  "schedules.showAll": "Show all {count}",
};

/** The panel's schedules. */
export const schedulePanelTexts = withWords(nl, en);

export type ScheduleKey = keyof typeof schedulePanelTexts.nl;
