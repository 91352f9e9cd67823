import type { FormErrors, FormValues } from "../../data/form-data.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { formTexts } from "../../i18n/texts/forms.en.ts";
import { TextField } from "./form-field.tsx";

/** The submitted values and their errors. */
type Returned = { values?: FormValues | undefined; errors?: FormErrors | undefined };

export function NameField({ values, errors }: Returned) {
  const { t } = useLanguage(formTexts);
  return (
    <TextField
      name="name"
      label={t("forms.name")}
      isRequired
      autoComplete="name"
      value={values?.name}
      error={errors?.name}
    />
  );
}

export function EmailField({ values, errors }: Returned) {
  const { t } = useLanguage(formTexts);
  return (
    <TextField
      name="email"
      type="email"
      label={t("forms.email")}
      isRequired
      autoComplete="email"
      value={values?.email}
      error={errors?.email}
    />
  );
}

export function CompanyField({ values, errors }: Returned) {
  const { t } = useLanguage(formTexts);
  return (
    <TextField
      name="company"
      label={t("forms.company")}
      autoComplete="organization"
      value={values?.company}
      error={errors?.company}
    />
  );
}
