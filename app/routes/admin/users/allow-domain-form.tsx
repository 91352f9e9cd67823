import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  allowDomain,
  DomainRejected,
  type DomainRole,
  domainOf,
  domainRoles,
} from "../../../data/accounts/allowed-domains.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { SelectField } from "../../../ui/panel/select-field.tsx";
import { CheckedField } from "./checked-field.tsx";

const rejections = {
  shape: "users.badDomain",
  free: "users.freeDomain",
  known: "users.domainKnown",
} as const;

/** Adds a domain with its role to the allowed ones. */
export function AllowDomainForm() {
  const { t } = useLanguage(userPanelTexts);
  const { isBusy, act } = useAction();
  const [typed, setTyped] = useState("");
  const [role, setRole] = useState<DomainRole>("writer");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function allow(): Promise<void> {
    const domain = domainOf(typed);
    if (domain === "") return reject(t("users.badDomain"));
    const isAllowed = await act(() => allowDomain(accountDatabase(), { domain, role }), {
      done: t("users.domainAllowed", { domain, role: t(`users.${role}`) }),
      failed(cause) {
        if (!(cause instanceof DomainRejected)) return t("users.domainFailed");
        const text = t(rejections[cause.reason], { domain });
        reject(text);
        return text;
      },
    });
    if (!isAllowed) return;
    setTyped("");
    setError(undefined);
  }

  function reject(text: string): void {
    setError(text);
    field.current?.focus();
  }

  return (
    <form
      noValidate
      aria-label={t("users.allowDomain")}
      onSubmit={(event) => {
        event.preventDefault();
        void allow();
      }}
      className="mt-4 grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      <CheckedField
        label={t("users.domain")}
        field={field}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={error}
        onType={(text) => {
          setTyped(text);
          setError(undefined);
        }}
      />
      <SelectField
        label={t("users.role")}
        chosen={role}
        choices={domainRoles.toReversed().map((value) => ({ value, text: t(`users.${value}`) }))}
        onChoose={(chosen) => chosen && setRole(chosen)}
      />
      <p>
        <button type="submit" aria-disabled={isBusy} className="button button-quiet">
          {t("users.allowDomain")}
        </button>
      </p>
    </form>
  );
}
