import type { TextLanguage } from "../../data/site-texts/admin-site-texts.ts";
import { firmFacts, officeFacts } from "../../i18n/firm.ts";
import { languages, type Texts } from "../../i18n/language-texts.ts";
import type { sitePagesTexts } from "../../i18n/panel/site-pages.en.ts";
import { isRichKey } from "../../i18n/site-texts.ts";
import { isOmitted } from "../../i18n/text-keys.ts";
import { aboutTexts } from "../../i18n/texts/about.en.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { contactTexts } from "../../i18n/texts/contact.en.ts";
import { downloadTexts } from "../../i18n/texts/downloads.en.ts";
import { feedTexts } from "../../i18n/texts/feeds.en.ts";
import { formTexts } from "../../i18n/texts/forms.en.ts";
import { homeTexts } from "../../i18n/texts/home.en.ts";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { legalTexts } from "../../i18n/texts/legal.en.ts";
import { mailTexts } from "../../i18n/texts/mails.en.ts";
import { madePageTexts } from "../../i18n/texts/pages.en.ts";
import { privacyTexts } from "../../i18n/texts/privacy.en.ts";
import { sectionWords } from "../../i18n/texts/sections.en.ts";
import { privacyHtml } from "../../routes/site/privacy/privacy-html.ts";
import { termsHtml } from "../../routes/site/terms-html.ts";
import { terms } from "../../routes/site/terms-text.ts";

/** A text in one language, or a fact of the firm. */
export type Original = { language: TextLanguage; text: string };

/** A text of the site that the panel changes. */
export type TextEntry = { key: string; isRich: boolean; originals: readonly Original[] };

/** A Dutch path, or the pattern of several, as the panel names them. */
export type PagePattern =
  Extract<keyof (typeof sitePagesTexts)["nl"], `site.path.${string}`> extends `site.path.${infer Pattern}`
    ? Pattern
    : never;

type Pages = readonly PagePattern[] | "everywhere";

type GroupTexts = { id: string; pages: Pages; entries: TextEntry[] };

const quote = /^home\.workers\.quote(?:Name|Role)$/;

const forms = ["/contact", "/download/:slug"] as const;
const madePages = ["/cases", "/cases/:slug", "/services", "/services/:slug", "/:slug"] as const;

/** The mails that nobody outside gets, by the part of their keys. */
const toTheFirm =
  "notice|visit|appointment|weekly|leads-waiting|schedule-failed|webhook-paused|backup-overdue|form-trial";

/** The texts by page, in the order of the page, and the pages that have them. */
export const textGroups = [
  group("firm", "everywhere", firm(), keys(homeTexts, quote)),
  group("frame", "everywhere", keys(commonTexts, /^(?:header|navigation|footer|common)\./)),
  ...homeParts(),
  group("contact", ["/contact"], keys(contactTexts, /./)),
  group("forms", forms, keys(formTexts, /./)),
  group("insights", ["/insights"], keys(insightsTexts, /^insights\./)),
  group(
    "article",
    ["/insights/:slug"],
    keys(insightsTexts, /^article\./),
    keys(commonTexts, /^(?:article|content)\./),
  ),
  group("search", ["/search"], keys(feedTexts, /^(?:search|tag)\./), keys(commonTexts, /^search\./)),
  group("about", ["/about-us"], keys(aboutTexts, /./)),
  group("downloads", ["/download/:slug"], keys(downloadTexts, /./)),
  group("sections", madePages, keys(madePageTexts, /./), keys(sectionWords, /./)),
  group("errors", ["/404"], keys(commonTexts, /^(?:notFound|unavailable|failure)\./)),
  group("terms", ["/terms"], keys(legalTexts, /./), termsParts()),
  group("privacy", ["/privacy"], keys(privacyTexts, /./), privacyParts()),
  group("mails", forms, keys(mailTexts, /^mails\.(?:[^.]+|contact\..+|download\..+)$/)),
  group("notices", [], keys(mailTexts, new RegExp(`^mails\\.(?:${toTheFirm})\\.`))),
  // Everything with a part of its own but those above.
  group(
    "accounts",
    [],
    keys(mailTexts, new RegExp(`^mails\\.(?!(?:contact|download|${toTheFirm})\\.)[^.]+\\.`)),
  ),
  group("feeds", [], keys(commonTexts, /^feeds\./), keys(feedTexts, /^llms\./)),
] as const;

export type TextGroup = (typeof textGroups)[number];

/** All texts by key. */
export const entriesByKey = new Map(
  textGroups.flatMap(({ entries }) => entries.map((entry) => [entry.key, entry] as const)),
);

function group<Id extends string>(id: Id, pages: Pages, ...parts: TextEntry[][]) {
  return { id, pages, entries: parts.flat() } satisfies GroupTexts;
}

function firm(): TextEntry[] {
  return Object.entries({ ...firmFacts, ...officeFacts }).map(([key, text]) => ({
    key,
    isRich: false,
    originals: [{ language: "all", text }],
  }));
}

function keys(texts: Texts<string>, pattern: RegExp): TextEntry[] {
  return Object.keys(texts.nl)
    .filter((key) => pattern.test(key) && !isOmitted(key))
    .map((key) => entry(key, (language) => texts[language][key] ?? ""));
}

function entry(key: string, textIn: (language: "nl" | "en") => string): TextEntry {
  const originals = languages.map((language) => ({ language, text: textIn(language) }));
  return { key, isRich: isRichKey(key), originals };
}

function homeParts() {
  const part = <Name extends string>(name: Name, ...others: TextEntry[][]) =>
    group(
      `home.${name}`,
      ["/"],
      keys(homeTexts, new RegExp(`^home\\.${name}\\.`)).filter(({ key }) => !quote.test(key)),
      ...others,
    );
  return [
    part("meta"),
    part("hero"),
    part("benefits"),
    part("cases"),
    part("how"),
    part("what"),
    part("workers"),
    part("services", keys(commonTexts, /^scan\./)),
    part("areas"),
    part("featured"),
    part("faq"),
    part("scale"),
    part("closing"),
  ] as const;
}

/** The terms are in Dutch only. */
function termsParts(): TextEntry[] {
  const dutch = (key: string, text: string): TextEntry => ({
    key,
    isRich: isRichKey(key),
    originals: [{ language: "nl", text }],
  });
  return [
    dutch("terms.title", terms.title),
    dutch("terms.updated", terms.updated),
    dutch("terms.body", termsHtml()),
  ];
}

function privacyParts(): TextEntry[] {
  return [
    entry("privacy.body", (language) => privacyHtml(language, false)),
    entry("privacy.bodyForEver", (language) => privacyHtml(language, true)),
  ];
}
