import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";

/** The button of a form, which says when it is at work. It keeps the focus meanwhile, which `disabled` would take. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  const { t } = useLanguage(accountTexts);
  return (
    <button type="submit" aria-disabled={isBusy} className="button button-primary w-full">
      {isBusy ? t("account.busy") : children}
    </button>
  );
}
