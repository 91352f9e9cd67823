import { Eye, EyeOff } from "lucide-react";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { control, type FieldProps, Labelled } from "../ui/forms/form-field.tsx";

type PasswordFieldProps = FieldProps & {
  autoComplete: "current-password" | "new-password";
  isShown: boolean;
  onShow(isShown: boolean): void;
  onType?(password: string): void;
};

/** A password field with a button that shows the password. */
export function PasswordField({ isShown, onShow, onType, ...field }: PasswordFieldProps) {
  const { t } = useLanguage(accountTexts);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Labelled {...field}>
      <div className="relative">
        <input
          {...control(field)}
          type={isShown ? "text" : "password"}
          className="field pr-14"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onType?.(event.target.value)}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t("field.showPassword")}
          title={t(isShown ? "field.hidePassword" : "field.showPassword")}
          onClick={() => onShow(!isShown)}
          className="absolute inset-y-0 right-0 inline-flex w-13 items-center justify-center rounded-small text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </Labelled>
  );
}
