import { type Firm, firmOf } from "../i18n/firm.ts";
import { type Language, lookUp, type Translate } from "../i18n/language-texts.ts";
import type { ChangedTexts } from "../i18n/site-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";

/** A mail's language, its texts with the firm's facts filled in, and those facts. */
export type MailWords = {
  language: Language;
  t: Translate<keyof typeof mailTexts.nl>;
  firm: Firm;
};

/** @param changed the texts that the firm has changed, in this language */
export function mailWords(language: Language, changed: ChangedTexts = {}): MailWords {
  const firm = firmOf(changed);
  const facts = {
    firm: firm.name,
    firmEmail: firm.email,
    // Non-breaking spaces keep the number on one line.
    firmPhone: firm.phone.shown.replaceAll(" ", "\u00A0"),
  };
  return {
    language,
    firm,
    t: (key, values) => lookUp(mailTexts, language, key, { ...facts, ...values }, changed),
  };
}

/** Whether there is a text with this key. */
export function isMailKey(key: string): key is keyof typeof mailTexts.nl {
  return Object.hasOwn(mailTexts.nl, key);
}
