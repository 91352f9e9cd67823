import type { LanguageState, ListedArticle } from "../../../data/articles/admin-articles.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { panelTexts } from "../../../i18n/panel/panel.ts";

/** Filled for what visitors see, empty for a draft. */
const dots: Record<LanguageState, string> = { live: "●", draft: "○", none: "–" };

/** Whether visitors see each language: as signs, and in words. */
export function LanguageStates({ languages: states }: Pick<ListedArticle, "languages">) {
  const { t } = useLanguage(panelTexts);
  const words = languages.map((language) => t(`blog.${language}.${states[language]}`)).join(", ");
  return (
    <span title={words}>
      <span aria-hidden="true" className="inline-flex gap-x-3">
        {languages.map((language) => (
          <span key={language}>
            {language.toUpperCase()}{" "}
            <span className={states[language] === "live" ? "text-success" : ""}>
              {dots[states[language]]}
            </span>
          </span>
        ))}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
