import type { ReactNode } from "react";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";

type SubmitButtonProps = { isBusy: boolean; isQuiet?: boolean; children: ReactNode };

/** A submit button with a pending state; `aria-disabled` keeps the focus, which `disabled` would lose. */
export function SubmitButton({ isBusy, isQuiet = false, children }: SubmitButtonProps) {
  const { t } = useLanguage(accountTexts);
  return (
    <button
      type="submit"
      aria-disabled={isBusy}
      className={`button w-full ${isQuiet ? "button-quiet" : "button-primary"}`}
    >
      {isBusy ? t("account.busy") : children}
    </button>
  );
}
