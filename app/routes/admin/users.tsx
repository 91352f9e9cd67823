import { accountDatabase } from "../../account/account-database.ts";
import { accountQuery, readAccountFilter, readAccountPage } from "../../data/accounts/account-filter.ts";
import { areLeadsOpen, listAccounts } from "../../data/accounts/admin-accounts.ts";
import { listInvitations } from "../../data/accounts/invitations.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { userPanelTexts } from "../../i18n/panel/users.en.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import type { Route } from "./+types/users";
import { screenMeta } from "./panel-meta.ts";
import { AccountList } from "./users/account-list.tsx";
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
  ]);
  return {
    filter,
    loaded: await orNull(
      loading.then(([accounts, invitations, isOpen]) => ({ accounts, invitations, isOpen })),
    ),
  };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, userPanelTexts, "users.title");
}

export default function UsersPage({ loaderData: { filter, loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(userPanelTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readAccountFilter, accountQuery);
  useFailureToast(loaded, t("users.loadFailed"));
  return (
    <>
      <header className="pt-6 pb-8">
        <h1 className="text-title-2">{t("users.title")}</h1>
        <p className="mt-2 max-w-2xl text-ink-soft">{t("users.about")}</p>
      </header>
      <div className="grid max-w-5xl gap-6">
        <InviteForm />
        {loaded && loaded.invitations.length > 0 && <InvitationList invitations={loaded.invitations} />}
        <FilterCard filter={wanted} onChoose={choose} />
        {loaded ? (
          <AccountList list={loaded.accounts} filter={filter} isLoading={isLoading} />
        ) : (
          <LoadFailure text={t("users.loadFailed")} />
        )}
        {loaded && <LeadAccess isOpen={loaded.isOpen} />}
      </div>
    </>
  );
}
