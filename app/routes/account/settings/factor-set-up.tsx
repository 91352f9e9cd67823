import { isAuthError } from "@supabase/supabase-js";
import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { CodeField } from "../../../account/code-field.tsx";
import { Alert } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { useFirstFieldFocus, useMountFocus } from "../../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import { enrollFactor, type NewFactor, verifyFactor } from "../../../data/account/factors.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { site } from "../../../site.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";

type FactorSetUpProps = { label: string; names: readonly string[]; onDone(): void };

/** Enrols a second factor: its name, then its secret and first code. */
export function FactorSetUp({ label, names, onDone }: FactorSetUpProps) {
  const { t } = useLanguage(accountTexts);
  const [step, setStep] = useState<"unopened" | "closed" | "name" | NewFactor>("unopened");
  const opener = useMountFocus<HTMLButtonElement>(step === "closed");
  const close = () => setStep("closed");

  if (step === "unopened" || step === "closed") {
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => setStep("name")}
        className="button button-quiet justify-self-start"
      >
        {label}
      </button>
    );
  }
  return (
    <div className="grid max-w-md gap-5 rounded-card border border-line bg-white p-6">
      {step === "name" ? (
        <NameForm names={names} onBegun={setStep} />
      ) : (
        <FirstCodeForm
          factor={step}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
      <button type="button" onClick={close} className="button button-quiet w-full">
        {t("account.cancel")}
      </button>
    </div>
  );
}

function NameForm({ names, onBegun }: { names: readonly string[]; onBegun(factor: NewFactor): void }) {
  const { t } = useLanguage(accountTexts);
  const { form, isBusy, alert, submit } = useSubmission(async (given) => {
    const friendlyName = textOf(given, "name").trim() || freeName(t("factor.defaultName"), names);
    const factor = await enrollFactor(accountDatabase(), { friendlyName, issuer: site.name });
    if (isAuthError(factor)) return factor;
    onBegun(factor);
    return null;
  });
  useFirstFieldFocus(form);
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t("factor.setUp")} className="grid gap-5">
      <Alert>{alert}</Alert>
      <TextField name="name" label={t("factor.name")} value={freeName(t("factor.defaultName"), names)} />
      <SubmitButton isBusy={isBusy}>{t("factor.next")}</SubmitButton>
    </form>
  );
}

function FirstCodeForm({ factor, onDone }: { factor: NewFactor; onDone(): void }) {
  const { t } = useLanguage(accountTexts);
  const { form, isBusy, alert, missing, submit } = useSubmission(async (given) => {
    const error = await verifyFactor(accountDatabase(), factor.id, textOf(given, "code"));
    if (!error) onDone();
    return error;
  });
  const heading = useMountFocus<HTMLHeadingElement>();
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t("factor.setUp")} className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-title-4 outline-none">
        {t("factor.scan")}
      </h3>
      <img src={factor.qrCode} alt={t("factor.qr")} width={208} height={208} className="mx-auto size-52" />
      <p>
        <span className="block text-ink-soft text-small">{t("factor.secretLabel")}</span>
        <code className="font-semibold tracking-wide [overflow-wrap:anywhere]">
          {inGroups(factor.secret)}
        </code>
      </p>
      <p>{t("factor.codeText")}</p>
      <Alert>{alert}</Alert>
      <CodeField missing={missing} />
      <SubmitButton isBusy={isBusy}>{t("factor.activate")}</SubmitButton>
    </form>
  );
}

/** Groups the secret for typing; authenticator apps accept spaces. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, "$& ");
}

/** The first unused default name. */
function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}
