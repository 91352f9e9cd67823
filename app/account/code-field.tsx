import type { FormErrors } from "../data/form-data.ts";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { TextField } from "../ui/forms/form-field.tsx";

/** The code that an authenticator app shows. */
export function CodeField({ missing }: { missing: FormErrors }) {
  const { t } = useLanguage(accountTexts);
  return (
    <TextField
      name="code"
      label={t("code.label")}
      isRequired
      inputMode="numeric"
      autoComplete="one-time-code"
      error={missing.code}
    />
  );
}
