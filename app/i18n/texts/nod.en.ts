import type { Translation } from "../language-texts.ts";
import { nl } from "./nod.nl.ts";

const en: Translation<typeof nl> = {
  "nod.title": "To look at this week",
  "nod.about":
    "For {person}. You are not signed in for this: this page decides about what stands below alone, until {until}. Nothing goes live at once.",
  "nod.before": "Now:",
  "nod.after": "Proposed:",
  "nod.settle": "Still right",
  "nod.nothing": "to leave this out.",
  "nod.onlyPanel":
    "This can’t be accepted here: it would go live at once or at a planned time, somebody has changed something here meanwhile, or its words do not say all of it. Look at it and decide in the panel.",
  "nod.open": "Open in the panel",
  "nod.goLive": "Open in the panel and publish",
  "nod.panel": "To the panel",
  "nod.outcome.trying": "This is being decided right now. If this stays so, look in the panel.",
  "nod.outcome.accepted": "Accepted. It is ready and not live yet.",
  "nod.outcome.refused": "Refused.",
  "nod.outcome.settled": "Said to be right. It comes back in a year.",
  "nod.outcome.changed": "This was decided or changed meanwhile.",
  "nod.decided.trying": "This is being decided right now",
  "nod.decided.accepted": "Accepted, not live yet",
  "nod.decided.refused": "Refused",
  "nod.decided.settled": "This stays away for a year",
  "nod.decided.changed": "Nothing done: this was decided or changed meanwhile",
  "nod.decided.unknown": "Nothing done: this is not in this mail",
  "nod.decided.done": "Nothing done: this has been decided already",
  "nod.decided.rejected": "Not accepted: this is possible in the panel alone",
  "nod.decided.failed": "This failed. Try again",
  "nod.decided.gone": "Nothing done: this link works no more",
  "nod.gone.title": "This link does not work (any more)",
  "nod.gone.text":
    "The link is incomplete, older than seven days, or of somebody who may not publish here any more. All of it stands in the panel too.",
};

export const nodTexts = { nl, en };
