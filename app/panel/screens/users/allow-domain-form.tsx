import { accountDatabase } from "../../../account/account-database.ts";
import {
  allowDomain,
  DomainRejected,
  domainOf,
  domainRoles,
} from "../../../data/accounts/allowed-domains.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { FieldProblems, SmallForm } from "../../kit/small-form.tsx";

const rejections = {
  shape: "users.badDomain",
  free: "users.freeDomain",
  known: "users.domainKnown",
} as const;

/** Adds a domain with its role to the allowed ones. */
export function AllowDomainForm() {
  const { t } = useLanguage(userPanelTexts);

  async function allow(typed: string, chosen: string): Promise<string> {
    const domain = domainOf(typed);
    const role = domainRoles.find((known) => known === chosen);
    if (domain === "" || !role) throw new FieldProblems({ domain: t("users.badDomain") });
    try {
      await allowDomain(accountDatabase(), { domain, role });
      return t("users.domainAllowed", { domain, role: t(`users.${role}`) });
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
          choices: domainRoles.toReversed().map((role) => [role, t(`users.${role}`)] as const),
        },
      ]}
      save={({ domain, role }) => allow(domain, role)}
      failed={t("users.domainFailed")}
      submit={t("users.allowDomain")}
    />
  );
}
