import { type Factor, isAuthError } from "@supabase/supabase-js";
import { Smartphone } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { CodeField } from "../../../account/code-field.tsx";
import { Alert, Spinner } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { useFirstFieldFocus, useMountFocus } from "../../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import {
  enrollFactor,
  listFactors,
  type NewFactor,
  removeFactor,
  verifyFactor,
} from "../../../data/account/factors.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { site } from "../../../site.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RemoveButton } from "./remove-button.tsx";

/** The second factors of the user, and the recovery codes. */
export function SecondFactor() {
  const { t } = useLanguage(accountTexts);
  const [factors, setFactors] = useState<Factor[] | "failed" | null>(null);
  const [isNew, setNew] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);

  const load = useCallback(async () => {
    setFactors(await listFactors(accountDatabase()).catch(() => "failed" as const));
  }, []);
  useEffect(() => void load(), [load]);

  async function followRemoval(): Promise<void> {
    setNew(false);
    await load();
    // The removed button had the focus.
    state.current?.focus();
  }

  if (factors === null) return <Spinner label={t("account.loading")} />;
  if (factors === "failed") return <Alert>{t("factor.failed")}</Alert>;
  const isOn = factors.length > 0;
  return (
    <div className="grid gap-6">
      <p ref={state} tabIndex={-1} className="text-ink-soft outline-none">
        {t(isOn ? "factor.on" : "factor.text")}
      </p>
      {isOn && (
        <ul className="grid gap-3">
          {factors.map((factor) => (
            <Item key={factor.id} factor={factor} onRemoved={() => void followRemoval()} />
          ))}
        </ul>
      )}
      <FactorSetUp
        label={t(isOn ? "factor.setUpAnother" : "factor.setUp")}
        names={factors.map((factor) => factor.friendly_name ?? "")}
        onDone={() => {
          setNew(!isOn);
          void load();
        }}
      />
      {isOn && <RecoveryCodes areNew={isNew} />}
    </div>
  );
}

function Item({ factor, onRemoved }: { factor: Factor; onRemoved(): void }) {
  const { language, t } = useLanguage(accountTexts);
  const name = factor.friendly_name || "TOTP";
  return (
    <li className="flex items-center gap-4 rounded-small border border-line bg-white px-4 py-3">
      <Smartphone aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft text-small">
          {t("factor.since", { date: formatDate(factor.created_at, language) })}
        </p>
      </div>
      <RemoveButton
        name={name}
        title={t("factor.removeTitle")}
        text={t("factor.removeText", { name })}
        remove={() => removeFactor(accountDatabase(), factor.id)}
        onRemoved={onRemoved}
      />
    </li>
  );
}

type FactorSetUpProps = { label: string; names: readonly string[]; onDone(): void };

/** Enrols a second factor: its name, then its secret and first code. */
function FactorSetUp({ label, names, onDone }: FactorSetUpProps) {
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
