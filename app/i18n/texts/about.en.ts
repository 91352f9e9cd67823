import type { Translation } from "../language-texts.ts";
import { nl } from "./about.nl.ts";

const en: Translation<typeof nl> = {
  "about.meta.description":
    "Who works at Vlotwerk and how: a small team from Haarlem that automates recurring work and keeps the people who did it on board.",
  "about.title": "About Vlotwerk",
  "about.vcard": "Save our details in your address book",
  "about.team": "Our Team",
  "about.statement":
    "<p>Vlotwerk is a consultancy in Haarlem that helps businesses automate recurring work with agentic AI. We start small, show what it yields and make sure that your people stay in control of it afterwards.</p>",
};

export const aboutTexts = { nl, en };
