import { accountDatabase } from "../../../account/account-database.ts";
import { savePanelLanguage } from "../../../data/account/panel-language.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, lookUp } from "../../../i18n/language-texts.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useAction } from "./use-action.ts";

type LanguageChoice = { language: Language; isBusy: boolean; choose(language: Language): void };

/** The language of the panel, and its change: kept with the account, and confirmed in the new language. */
export function useLanguageChoice(): LanguageChoice {
  const { language } = useLanguage();
  const { isBusy, act } = useAction();

  function choose(wanted: Language): void {
    const messages = { done: lookUp(panelTexts, wanted, "settings.languageChanged") };
    void act(() => savePanelLanguage(accountDatabase(), wanted), messages);
  }

  return { language, isBusy, choose };
}
