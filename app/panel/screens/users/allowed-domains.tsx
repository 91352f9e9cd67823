import { useRef } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { Provider } from "../../../data/account/providers.ts";
import {
  type AllowedDomain,
  allowDomain,
  DomainRejected,
  domainOf,
  domainRoles,
  removeDomain,
} from "../../../data/accounts/allowed-domains.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { Rows } from "../../kit/rows.tsx";
import { FieldProblems, SmallForm } from "../../kit/small-form.tsx";
import { RoleBadge } from "./role-badge.tsx";

type AllowedDomainsProps = { domains: readonly AllowedDomain[]; providers: readonly Provider[] };

/** The domains whose people get a role when they sign in through a provider. */
export function AllowedDomains({ domains, providers }: AllowedDomainsProps) {
  const { language, t } = useLanguage(userPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const names = providers.map(({ name }) => name);
  const list = new Intl.ListFormat(language, { type: "disjunction" }).format(names);
  return (
    <Card title={t("users.domains")} heading={heading}>
      <p className="mt-2 text-ink-soft">
        {t("users.domainsText", { providers: list || t("users.provider") })}
      </p>
      {names.length === 0 && <p className="mt-2 text-warning">{t("users.domainsUnused")}</p>}
      <Rows
        isInCard
        heading="h3"
        left={heading}
        rows={domains.map((allowed) => ({ id: allowed.domain, ...allowed }))}
        shown={({ domain, role }) => ({ title: domain, badges: [<RoleBadge key="role" role={role} />] })}
        actions={({ domain }) => [
          {
            text: t("users.removeDomain"),
            ask: {
              title: t("users.removeDomainSure"),
              text: t("users.removeDomainText", { domain }),
              confirm: t("users.removeDomain"),
              work: () => removeDomain(accountDatabase(), domain),
              done: t("users.domainRemoved", { domain }),
            },
          },
        ]}
      />
      <AllowDomainForm />
    </Card>
  );
}

const rejections = {
  shape: "users.badDomain",
  free: "users.freeDomain",
  known: "users.domainKnown",
} as const;

/** Adds a domain with its role to the allowed ones. */
function AllowDomainForm() {
  const { t } = useLanguage(userPanelTexts);

  async function allow(typed: string, chosen: string): Promise<string> {
    const domain = domainOf(typed);
    const role = domainRoles.find((known) => known === chosen);
    if (domain === "" || !role) throw new FieldProblems({ domain: t("users.badDomain") });
    try {
      await allowDomain(accountDatabase(), { domain, role });
      return t("users.domainAllowed", { domain, role: t(`word.${role}`) });
    } catch (error) {
      if (!(error instanceof DomainRejected)) throw error;
      throw new FieldProblems({ domain: t(rejections[error.reason], { domain }) });
    }
  }

  return (
    <SmallForm<"domain" | "role">
      label={t("users.allowDomain")}
      columns="sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      start={{ domain: "", role: "writer" }}
      fields={() => [
        { name: "domain", label: t("users.domain"), type: "url", isRequired: true },
        {
          name: "role",
          label: t("users.role"),
          choices: domainRoles.toReversed().map((role) => [role, t(`word.${role}`)] as const),
        },
      ]}
      save={({ domain, role }) => allow(domain, role)}
      submit={t("users.allowDomain")}
    />
  );
}
