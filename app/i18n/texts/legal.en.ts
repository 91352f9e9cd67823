import type { Translation } from "../language-texts.ts";
import { nl } from "./legal.nl.ts";

const en: Translation<typeof nl> = {
  "terms.meta.description":
    "The general terms of Vlotwerk, in Dutch: quotes, execution, payment, intellectual property, confidentiality, liability and disputes.",
  "terms.dutchOnly": "These general terms are a legal text and are available in Dutch only.",
};

export const legalTexts = { nl, en };
