import { type Language, languages } from "../../i18n/language-texts.ts";
import type { Plan } from "./plans.ts";

/** What visitors see of a language of an article or page, and what comes up. */
export type LanguageState = {
  language: Language;
  is: "live" | "draft" | "none";
  /** Changes of what is live wait to be published. */
  isWaiting: boolean;
  /** In order of time. */
  plans: readonly Plan[];
};

/**
 * What visitors see of each language of a row whose languages are published one by one, from its texts. What waits is
 * said of the row as a whole: which language it is in takes both versions.
 */
export function storedStates(
  isPublished: boolean,
  texts: readonly { language: string; published: boolean }[],
  plans: readonly Plan[],
): LanguageState[] {
  return languages.map((language) => {
    const text = texts.find((one) => one.language === language);
    const isShown = text?.published === true;
    return {
      language,
      is: isPublished && isShown ? "live" : text ? "draft" : "none",
      isWaiting: false,
      plans: plansIn(plans, language, isShown),
    };
  });
}

/** The plans of an article or page that are about a language; one for the whole article counts where it is shown. */
export function plansIn(plans: readonly Plan[], language: Language, isShown: boolean): Plan[] {
  return plans.filter((plan) => (plan.language ? plan.language === language : isShown));
}
