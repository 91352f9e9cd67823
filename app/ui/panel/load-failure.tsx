import { useRevalidator } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { EmptyBox } from "./empty-state.tsx";

/** The message of a screen that failed to load. */
export function LoadFailure({ text }: { text: string }) {
  const { t } = useLanguage(panelTexts);
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyBox>
      <p>{text}</p>
      <button
        type="button"
        disabled={state === "loading"}
        onClick={() => void revalidate()}
        className="button button-quiet mt-6"
      >
        {t("word.tryAgain")}
      </button>
    </EmptyBox>
  );
}
