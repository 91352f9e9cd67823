import { useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useLanguageChoice } from "../../../ui/panel/hooks/use-language-choice.ts";

const names = { nl: "Nederlands", en: "English" } as const;

/** Changes the language of the panel at once. */
export function LanguageChoice() {
  const { t } = useLanguage(panelTexts);
  const { language, isBusy, choose } = useLanguageChoice();
  const [wanted, setWanted] = useState(language);
  const shown = isBusy ? wanted : language;
  return (
    <fieldset className="mt-2 flex flex-wrap gap-x-8" aria-busy={isBusy}>
      <legend className="sr-only">{t("settings.language")}</legend>
      {languages.map((one) => (
        <label key={one} lang={one} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="language"
            checked={one === shown}
            onChange={() => {
              setWanted(one);
              choose(one);
            }}
            className="size-5 accent-accent-deep"
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}
