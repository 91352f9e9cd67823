import { type Language, lookUp } from "../../i18n/language-texts.ts";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The meta tags of an account page: in the remembered language, with noindex. */
export function accountMeta(matches: Matches, title: keyof (typeof accountTexts)["nl"]) {
  const language = accountLanguage(matches);
  return pageMeta({
    language,
    matches,
    path: "",
    title: lookUp(accountTexts, language, title),
    noIndex: true,
  });
}

function accountLanguage(matches: Matches): Language {
  const data = matches.find((match) => match?.id === "account")?.loaderData;
  const isEnglish = typeof data === "object" && data !== null && "language" in data && data.language === "en";
  return isEnglish ? "en" : "nl";
}
