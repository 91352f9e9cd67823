import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";

/** A submit button with a pending state; `aria-disabled` keeps the focus, which `disabled` would lose. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  const { t } = useLanguage(accountTexts);
  return (
    <button type="submit" aria-disabled={isBusy} className="button button-primary w-full">
      {isBusy ? t("account.busy") : children}
    </button>
  );
}
