import type { Translation } from "../language-texts.ts";
import { nl } from "./weekly-mail.nl.ts";

const en: Translation<typeof nl> = {
  "weekly.title": "To look at this week",
  "weekly.about":
    "For {person}. You are not signed in for this: this page decides about what stands below alone, until {until}. Nothing goes live at once.",
  "weekly.before": "Now:",
  "weekly.after": "Proposed:",
  "weekly.settle": "Still right",
  "weekly.nothing": "to leave this out.",
  "weekly.onlyPanel":
    "This can’t be accepted here: it would go live at once or at a planned time, somebody has changed something here meanwhile, or its words do not say all of it. Look at it and decide in the panel.",
  "weekly.open": "Open in the panel",
  "weekly.goLive": "Open in the panel and publish",
  "weekly.panel": "To the panel",
  "weekly.outcome.trying": "This is being decided right now. If this stays so, look in the panel.",
  "weekly.outcome.accepted": "Accepted. It is ready and not live yet.",
  "weekly.outcome.refused": "Refused.",
  "weekly.outcome.settled": "Said to be right. It comes back in a year.",
  "weekly.outcome.changed": "This was decided or changed meanwhile.",
  "weekly.decided.trying": "This is being decided right now",
  "weekly.decided.accepted": "Accepted, not live yet",
  "weekly.decided.refused": "Refused",
  "weekly.decided.settled": "This stays away for a year",
  "weekly.decided.changed": "Nothing done: this was decided or changed meanwhile",
  "weekly.decided.unknown": "Nothing done: this is not in this mail",
  "weekly.decided.done": "Nothing done: this has been decided already",
  "weekly.decided.rejected": "Not accepted: this is possible in the panel alone",
  "weekly.decided.failed": "This failed. Try again",
  "weekly.decided.gone": "Nothing done: this link works no more",
  "weekly.gone.title": "This link does not work (any more)",
  "weekly.gone.text":
    "The link is incomplete, older than seven days, or of somebody who may not publish here any more. All of it stands in the panel too.",
};

export const weeklyMailTexts = { nl, en };
