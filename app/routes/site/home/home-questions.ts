import type { homeTexts } from "../../../i18n/texts/home.en.ts";

const keys = ["scaling", "jobs", "possible", "start", "tools", "fit"] as const;

/** The FAQs of the home page in order. */
export function homeQuestions(t: (key: keyof (typeof homeTexts)["nl"]) => string) {
  return keys.map((key) => ({
    id: key,
    question: t(`home.faq.${key}.question`),
    answer: t(`home.faq.${key}.answer`),
  }));
}
