import { useEffect, useRef, useState } from "react";
import type { FormErrors } from "../data/form-data.ts";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { PasswordField } from "./password-field.tsx";
import { passwordStrength } from "./password-strength.ts";

type Shown = { isShown: boolean; onShow(isShown: boolean): void };

/** The fields of a new password, with a strength hint. */
export function NewPasswordField({
  name,
  id = name,
  label,
  missing,
  ...shown
}: Shown & { name: string; id?: string; label: string; missing: FormErrors }) {
  const { t } = useLanguage(accountTexts);
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = box.current?.closest("form");
    const clear = () => setTyped("");
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);
  const strength = passwordStrength(typed);
  const widths = { weak: "w-1/3 bg-error", fair: "w-2/3 bg-warning", strong: "w-full bg-success" };
  return (
    <div ref={box}>
      <PasswordField
        name={name}
        id={id}
        label={label}
        isRequired
        autoComplete="new-password"
        error={missing[name]}
        onType={setTyped}
        {...shown}
      />
      <div className="mt-2 h-1 overflow-hidden rounded-full bg-paper-deep" aria-hidden="true">
        {typed && <div className={`h-full ${widths[strength]}`} />}
      </div>
      <p className="mt-1.5 text-ink-soft text-small" aria-live="polite">
        {typed ? t(`strength.${strength}`) : t("strength.hint")}
      </p>
    </div>
  );
}
