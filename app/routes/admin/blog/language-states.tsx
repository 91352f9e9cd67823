import { Circle, Minus } from "lucide-react";
import type { LanguageState, ListedArticle } from "../../../data/articles/admin-articles.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";

/** Whether visitors see each language: as signs, and in words. */
export function LanguageStates({ languages: states }: Pick<ListedArticle, "languages">) {
  const { t } = useLanguage(panelTexts);
  const words = languages.map((language) => t(`blog.${language}.${states[language]}`)).join(", ");
  return (
    <span title={words}>
      <span aria-hidden="true" className="inline-flex gap-x-3">
        {languages.map((language) => (
          <span key={language} className="inline-flex items-center gap-1">
            {language.toUpperCase()}
            <Sign state={states[language]} />
          </span>
        ))}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** Filled for what visitors see, empty for a draft. */
function Sign({ state }: { state: LanguageState }) {
  if (state === "none") return <Minus className="size-3" />;
  const isLive = state === "live";
  return (
    <Circle
      className={`size-3 ${isLive ? "text-success" : ""}`}
      fill={isLive ? "currentColor" : "none"}
      strokeWidth={3}
    />
  );
}
