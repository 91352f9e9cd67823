import type { Translation } from "../language-texts.ts";
import { nl } from "./preview.nl.ts";

const en: Translation<typeof nl> = {
  "preview.title": "Preview: {title}",
  "preview.bar": "Preview of version {number}, not public. Valid until {until}.",
  "preview.part": "Part of this version can’t be read and is missing here.",
  "preview.opinion": "Comment",
  "preview.opinion.title": "What do you think of it?",
  "preview.opinion.about":
    "Only whoever makes this page reads your name. A comment with an answer is seen by everybody with this link, without the name. Thirty days after the link ended, all of it is gone.",
  "preview.opinion.name": "Your name",
  "preview.opinion.quote": "Which words is it about?",
  "preview.opinion.quoteHint": "Leave it empty if it is about the whole page.",
  "preview.opinion.remark": "Your comment",
  "preview.opinion.send": "Send the comment only",
  "preview.opinion.approve": "Approve",
  "preview.opinion.notYet": "Not yet",
  "preview.opinion.mark": "Comment on these words",
  "preview.answers": "Answers to comments",
  "preview.answer": "Answer: {answer}",
  "preview.opinion.given": "Your comment was passed on",
  "preview.opinion.given.approved": "Your approval of version {number} was passed on",
  "preview.opinion.given.not yet": "Passed on that you don’t approve yet",
  "preview.opinion.more": "You can add something below.",
  "preview.opinion.invalid": "Not sent yet",
  "preview.opinion.empty": "Write a comment, or choose Approve or Not yet.",
  "preview.opinion.failed": "Not sent",
  "preview.opinion.failedText":
    "Because of a fault your comment did not arrive. What you wrote is still there. Please try again.",
  "preview.opinion.gone":
    "This link has ended or was withdrawn. Copy what you wrote, and ask for a new link.",
  "preview.opinion.full": "This link has 200 comments already. Ask for a new link.",
  "preview.opinion.many":
    "Many comments were sent from your network just now. What you wrote is still there. Try again in ten minutes.",
  "preview.gone.title": "This preview link does not work (any more)",
  "preview.gone.text":
    "The link is incomplete, has ended or was withdrawn. Ask whoever sent it to you for a new one.",
  "preview.gone.insights": "To the insights",
};

export const previewTexts = { nl, en };
