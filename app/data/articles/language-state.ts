import type { Language } from "../../i18n/language-texts.ts";
import type { Plan } from "./plans.ts";

/** What visitors see of a language of an article, and what comes up. */
export type LanguageState = {
  language: Language;
  is: "live" | "draft" | "none";
  /** Changes of what is live wait to be published. */
  isWaiting: boolean;
  /** In order of time. */
  plans: readonly Plan[];
};

/** The plans of an article that are about a language; one for the whole article counts where it is shown. */
export function plansIn(plans: readonly Plan[], language: Language, isShown: boolean): Plan[] {
  return plans.filter((plan) => (plan.language ? plan.language === language : isShown));
}
