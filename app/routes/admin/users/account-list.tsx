import { useState } from "react";
import { useAuth } from "../../../account/use-auth.ts";
import { type AccountFilter, accountQuery } from "../../../data/accounts/account-filter.ts";
import type { Account, AccountPage } from "../../../data/accounts/admin-accounts.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { EmptyState } from "../../../ui/panel/empty-state.tsx";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { usePageFocus } from "../../../ui/panel/hooks/use-page-focus.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { type AccountAction, AccountDialog } from "./account-dialog.tsx";
import { AccountRow } from "./account-row.tsx";

type AccountListProps = { list: AccountPage; filter: AccountFilter; isLoading: boolean };

/** A page of the accounts. */
export function AccountList({ list: { rows, count, page, pages }, filter, isLoading }: AccountListProps) {
  const { language, t } = useLanguage(userPanelTexts);
  const { user } = useAuth();
  const heading = usePageFocus<HTMLHeadingElement>(page);
  const [chosen, setChosen] = useState<{ account: Account; action: AccountAction } | null>(null);
  const focusAfter = useFocusAfter();
  const counted = count === 1 ? t("users.one") : t("users.many", { count: count.toLocaleString(language) });
  const place = pages > 1 ? t("users.page", { page, pages }) : null;

  return (
    <section aria-labelledby="accounts" aria-busy={isLoading} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="accounts" tabIndex={-1} className="text-title-4 outline-none">
          {t("users.list")}
        </h2>
        <p role="status" className="text-ink-soft text-small tabular-nums">
          {[counted, place].filter(Boolean).join(". ")}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t("users.empty")} text={t("users.emptyText")} />
      ) : (
        <ul className={`mt-4 grid gap-3 transition-opacity ${isLoading ? "opacity-60" : ""}`}>
          {rows.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isOwn={account.id === user?.id}
              onChoose={(action) => setChosen({ account, action })}
            />
          ))}
        </ul>
      )}
      <PageLinks
        label={t("users.pages")}
        page={{ newer: page > 1 ? page - 1 : null, older: page < pages ? page + 1 : null }}
        queryOf={(other) => accountQuery(filter, other)}
        texts={{ newer: t("users.previous"), older: t("users.next") }}
      />
      {chosen && (
        <AccountDialog
          {...chosen}
          onClose={() => setChosen(null)}
          // The button that opened the dialog may be gone with its row.
          onDone={() => focusAfter(() => heading.current)}
        />
      )}
    </section>
  );
}
