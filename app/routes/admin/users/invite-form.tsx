import { Mail } from "lucide-react";
import { useRef, useState } from "react";
import { accountDatabase, isBackendHosted } from "../../../account/account-database.ts";
import { type Role, roles } from "../../../data/account/account.ts";
import { AccountProblem } from "../../../data/accounts/account-problem.ts";
import { invite } from "../../../data/accounts/invitations.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { FormCard } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { SelectField } from "../../../ui/panel/select-field.tsx";
import { CheckedField } from "./checked-field.tsx";

/** Invites somebody to a role by mail. */
export function InviteForm() {
  const { t } = useLanguage(userPanelTexts);
  const { isBusy, act } = useAction();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("writer");
  const [language, setLanguage] = useState<Language>("nl");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function send(): Promise<void> {
    const address = email.trim();
    if (address === "") return reject(t("users.badAddress"));
    let outcome: "invited" | "offered" = "invited";
    const isSent = await act(
      async () => {
        outcome = await invite(accountDatabase(), { email: address, role, language });
      },
      {
        done: () => t(`users.${outcome}`, { email: address }),
        failed(cause) {
          const text = explain(cause, address);
          if (cause instanceof AccountProblem) reject(text);
          return text;
        },
      },
    );
    if (!isSent) return;
    setEmail("");
    setError(undefined);
  }

  function reject(text: string): void {
    setError(text);
    field.current?.focus();
  }

  function explain(cause: unknown, address: string): string {
    if (!(cause instanceof AccountProblem)) return t("users.inviteFailed");
    if (cause.kind === "invalid") return t("users.badAddress");
    if (cause.kind === "conflict") return t("users.hasRole", { email: address });
    return t(cause.kind === "too often" ? "users.tooOften" : "users.inviteFailed");
  }

  return (
    <FormCard title={t("users.invite")} onSubmit={send}>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] sm:max-lg:[&>:first-child]:col-span-2">
        <CheckedField
          label={t("users.email")}
          field={field}
          type="email"
          value={email}
          error={error}
          onType={(text) => {
            setEmail(text);
            setError(undefined);
          }}
        />
        <SelectField
          label={t("users.role")}
          chosen={role}
          choices={roles.toReversed().map((value) => ({ value, text: t(`users.${value}`) }))}
          onChoose={(chosen) => chosen && setRole(chosen)}
        />
        <SelectField
          label={t("users.language")}
          chosen={language}
          choices={[
            { value: "nl", text: t("users.dutch") },
            { value: "en", text: t("users.english") },
          ]}
          onChoose={(chosen) => chosen && setLanguage(chosen)}
        />
      </div>
      <p className="mt-3 text-ink-soft text-small">
        {t(`users.${role}About`)} {t("users.inviteHint")} {isBackendHosted() && t("users.hostedHint")}
      </p>
      <button type="submit" aria-disabled={isBusy} className="button button-primary mt-4">
        <Mail aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t(isBusy ? "users.sending" : "users.send")}
      </button>
    </FormCard>
  );
}
