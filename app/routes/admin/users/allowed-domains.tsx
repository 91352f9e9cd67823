import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { Provider } from "../../../data/account/providers.ts";
import { type AllowedDomain, removeDomain } from "../../../data/accounts/allowed-domains.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { AllowDomainForm } from "./allow-domain-form.tsx";
import { RoleBadge } from "./role-badge.tsx";

type AllowedDomainsProps = { domains: readonly AllowedDomain[]; providers: readonly Provider[] };

/** The domains whose people get a role when they sign in through a provider. */
export function AllowedDomains({ domains, providers }: AllowedDomainsProps) {
  const { language, t } = useLanguage(userPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  const names = providers.map(({ name }) => name);
  const list = new Intl.ListFormat(language, { type: "disjunction" }).format(names);

  async function remove(domain: string): Promise<void> {
    const isDone = await act(() => removeDomain(accountDatabase(), domain), {
      done: t("users.domainRemoved", { domain }),
      failed: t("users.removeDomainFailed"),
    });
    setChosen(null);
    if (isDone) focusAfter(() => heading.current);
  }

  return (
    <Card title={t("users.domains")} heading={heading}>
      <p className="mt-2 text-ink-soft">
        {t("users.domainsText", { providers: list || t("users.provider") })}
      </p>
      {names.length === 0 && <p className="mt-2 text-warning">{t("users.domainsUnused")}</p>}
      {domains.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {domains.map(({ domain, role }) => (
            <li key={domain} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold [overflow-wrap:anywhere]">{domain}</span>
                <RoleBadge role={role} />
              </span>
              <button
                type="button"
                aria-label={t("users.removeDomainNamed", { domain })}
                onClick={() => setChosen(domain)}
                className={smallButton}
              >
                {t("users.removeDomain")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AllowDomainForm />
      {chosen !== null && (
        <ConfirmDialog
          title={t("users.removeDomainSure")}
          text={t("users.removeDomainText", { domain: chosen })}
          cancel={panel("panel.cancel")}
          confirm={t("users.removeDomain")}
          isBusy={isBusy}
          onCancel={() => setChosen(null)}
          onConfirm={() => void remove(chosen)}
        />
      )}
    </Card>
  );
}
