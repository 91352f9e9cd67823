import { accountDatabase, isBackendHosted, namedBackend } from "../../account/account-database.ts";
import { listProviders } from "../../data/account/providers.ts";
import { accountQuery, readAccountFilter, readAccountPage } from "../../data/accounts/account-filter.ts";
import { areLeadsOpen, listAccounts } from "../../data/accounts/admin-accounts.ts";
import { listAllowedDomains } from "../../data/accounts/allowed-domains.ts";
import { listInvitations } from "../../data/accounts/invitations.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { userPanelTexts } from "../../i18n/panel/users.en.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/users";
import { screenMeta } from "./panel-meta.ts";
import { AccountList } from "./users/account-list.tsx";
import { AllowedDomains } from "./users/allowed-domains.tsx";
import { FilterCard } from "./users/filter-card.tsx";
import { InvitationList } from "./users/invitation-list.tsx";
import { InviteForm } from "./users/invite-form.tsx";
import { LeadAccess } from "./users/lead-access.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const filter = readAccountFilter(address);
  const db = accountDatabase();
  const loading = Promise.all([
    listAccounts(db, filter, readAccountPage(address)),
    listInvitations(db),
    areLeadsOpen(db),
    listAllowedDomains(db),
    listProviders(namedBackend()),
  ]);
  return {
    filter,
    loaded: await orNull(
      loading.then(([accounts, invitations, isOpen, domains, providers]) => ({
        accounts,
        invitations,
        isOpen,
        domains,
        providers,
      })),
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, userPanelTexts, "users.title");
}

export default function UsersPage({ loaderData: { filter, loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(userPanelTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readAccountFilter, accountQuery);
  return (
    <Screen title={t("users.title")} about={t("users.about")} width="max-w-5xl">
      <InviteForm />
      {loaded && loaded.invitations.length > 0 && <InvitationList invitations={loaded.invitations} />}
      <FilterCard filter={wanted} onChoose={choose} />
      <Loaded data={loaded} failed={t("users.loadFailed")}>
        {({ accounts, isOpen, domains, providers }) => (
          <>
            <AccountList list={accounts} filter={filter} isLoading={isLoading} />
            {/* A project gives roles by invitation alone. */}
            {!isBackendHosted() && <AllowedDomains domains={domains} providers={providers} />}
            <LeadAccess isOpen={isOpen} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
