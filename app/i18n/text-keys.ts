import { firmFacts, officeFacts } from "./firm.ts";
import { languages, type Texts } from "./language-texts.ts";
import { aboutTexts } from "./texts/about.en.ts";
import { commonTexts } from "./texts/common.en.ts";
import { contactTexts } from "./texts/contact.en.ts";
import { downloadTexts } from "./texts/downloads.en.ts";
import { feedTexts } from "./texts/feeds.en.ts";
import { formTexts } from "./texts/forms.en.ts";
import { homeTexts } from "./texts/home.en.ts";
import { insightsTexts } from "./texts/insights.en.ts";
import { legalTexts } from "./texts/legal.en.ts";
import { mailTexts } from "./texts/mails.en.ts";
import { madePageTexts } from "./texts/pages.en.ts";
import { privacyTexts } from "./texts/privacy.en.ts";
import { sectionWords } from "./texts/sections.en.ts";

/** The texts of each area, whose keys differ. */
export const areas: readonly Texts<string>[] = [
  commonTexts,
  homeTexts,
  contactTexts,
  formTexts,
  insightsTexts,
  feedTexts,
  aboutTexts,
  downloadTexts,
  madePageTexts,
  sectionWords,
  legalTexts,
  privacyTexts,
  mailTexts,
];

/** What the panel leaves out, as its reader is no visitor, or another screen has it. */
const omitted = [
  // For the panel, and for accounts.
  /^forms\.(?:password|code)Required$/,
  // Part of HTML that the server makes.
  /^content\.table$/,
  // Under "About Us".
  /^about\.(?:title|team|statement)$/,
  // Parts of the original statement, which is one text here.
  /^privacy\.(?!meta\.)\w+\./,
];

/** Whether the panel leaves a text out. */
export function isOmitted(key: string): boolean {
  return omitted.some((pattern) => pattern.test(key));
}

/** Texts whose originals are no texts of an area. */
const pages = [
  { key: "terms.title", language: "nl" },
  { key: "terms.updated", language: "nl" },
  { key: "terms.body", language: "nl" },
  ...["privacy.body", "privacy.bodyForEver"].flatMap(inBoth),
];

/** The texts that the firm can change; `all` is the language of its facts. The database stores no others. */
export const textKeys: readonly { key: string; language: string }[] = [
  ...Object.keys({ ...firmFacts, ...officeFacts }).map((key) => ({ key, language: "all" })),
  ...areas.flatMap(({ nl }) =>
    Object.keys(nl)
      .filter((key) => !isOmitted(key))
      .flatMap(inBoth),
  ),
  ...pages,
];

function inBoth(key: string) {
  return languages.map((language) => ({ key, language }));
}
