import { firmFacts } from "./firm.ts";
import type { ChangedTexts } from "./site-texts.ts";
import { aboutTexts } from "./texts/about.en.ts";
import { commonTexts } from "./texts/common.en.ts";
import { contactTexts } from "./texts/contact.en.ts";
import { downloadTexts } from "./texts/downloads.en.ts";
import { feedTexts } from "./texts/feeds.en.ts";
import { formTexts } from "./texts/forms.en.ts";
import { insightsTexts } from "./texts/insights.en.ts";
import { legalTexts } from "./texts/legal.en.ts";
import { privacyTexts } from "./texts/privacy.en.ts";
import { sectionWords } from "./texts/sections.en.ts";

/**
 * What any page may show: not the texts of the home page, mails and files, nor keys that the database may have besides. Who
 * answers messages is what a loader finds.
 */
const sharedKeys = new Set(
  [
    firmFacts,
    aboutTexts.nl,
    commonTexts.nl,
    contactTexts.nl,
    downloadTexts.nl,
    feedTexts.nl,
    formTexts.nl,
    insightsTexts.nl,
    legalTexts.nl,
    privacyTexts.nl,
    sectionWords.nl,
  ]
    .flatMap((texts) => Object.keys(texts))
    .filter((key) => !key.startsWith("llms.") && key !== "firm.contactPerson"),
);

/** The changed texts that travel with every page. */
export function sharedTexts(changed: ChangedTexts): ChangedTexts {
  return Object.fromEntries(Object.entries(changed).filter(([key]) => sharedKeys.has(key)));
}
