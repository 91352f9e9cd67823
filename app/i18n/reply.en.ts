import type { Translation } from "./language-texts.ts";
import { nl } from "./reply.nl.ts";

const en: Translation<typeof nl> = {
  "reply.contact": "Your message to {firm}",
  "reply.download": "Your request for {page}",
  "reply.greeting": "Dear {name},",
  "reply.appointment":
    "Thank you for your message. We will gladly call you at the time below. Does it not suit you after all? Then reply to this mail.",
  "reply.farewell": "Kind regards,",
  "reply.wrote": "On {time} you wrote:",
};

/** The beginning of a reply to a visitor. */
export const replyTexts = { nl, en };
