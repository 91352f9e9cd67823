import type { FormErrors, FormValues } from "../../data/form-data.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { formTexts } from "../../i18n/texts/forms.en.ts";
import { TextField } from "./form-field.tsx";

type VisitorFieldProps = {
  /** The submitted values and their errors. */
  values?: FormValues | undefined;
  errors?: FormErrors | undefined;
  /** What the ids begin with, where a page has several forms. */
  prefix?: string;
};

export function NameField({ values, errors, prefix = "" }: VisitorFieldProps) {
  const { t } = useLanguage(formTexts);
  return (
    <TextField
      name="name"
      id={`${prefix}name`}
      label={t("forms.name")}
      isRequired
      autoComplete="name"
      value={values?.name}
      error={errors?.name}
    />
  );
}

export function EmailField({ values, errors, prefix = "" }: VisitorFieldProps) {
  const { t } = useLanguage(formTexts);
  return (
    <TextField
      name="email"
      id={`${prefix}email`}
      type="email"
      label={t("forms.email")}
      isRequired
      autoComplete="email"
      value={values?.email}
      error={errors?.email}
    />
  );
}

export function CompanyField({ values, errors, prefix = "" }: VisitorFieldProps) {
  const { t } = useLanguage(formTexts);
  return (
    <TextField
      name="company"
      id={`${prefix}company`}
      label={t("forms.company")}
      autoComplete="organization"
      value={values?.company}
      error={errors?.company}
    />
  );
}
