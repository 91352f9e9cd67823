import type { AuthError, UserIdentity } from "@supabase/supabase-js";
import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { describeAuthError } from "../../../account/auth-errors.ts";
import { Alert } from "../../../account/status-messages.tsx";
import {
  leaveToLink,
  listIdentities,
  type Provider,
  unlinkIdentity,
} from "../../../data/account/providers.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";

/** The linked identities of the user. */
export function Identities({
  providers,
  providerError,
}: {
  providers: readonly Provider[];
  providerError: string | null;
}) {
  const { language, t } = useLanguage(accountTexts);
  const [identities, setIdentities] = useState<UserIdentity[]>([]);
  const [error, setError] = useState<AuthError | null>(null);
  const load = useCallback(async () => {
    setIdentities(await listIdentities(accountDatabase()).catch(() => []));
  }, []);
  useEffect(() => void load(), [load]);

  async function unlink(identity: UserIdentity): Promise<void> {
    setError(await unlinkIdentity(accountDatabase(), identity));
    await load();
  }

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t("identities.text")}</p>
      <Alert>{error ? describeAuthError(error, language) : providerError}</Alert>
      <ul className="grid gap-3">
        {providers.map((provider) => {
          const own = identities.find((identity) => identity.provider === provider.id);
          const [label, act] = own
            ? [t("identities.unlink", { provider: provider.name }), () => unlink(own)]
            : [
                t("identities.link", { provider: provider.name }),
                () => leaveToLink(accountDatabase(), provider).then(setError),
              ];
          return (
            <li
              key={provider.id}
              className="flex flex-wrap items-center justify-between gap-4 rounded-small border border-line bg-white px-4 py-3"
            >
              <span>
                <span className="font-semibold">{provider.name}</span>{" "}
                {own && <span className="text-ink-soft text-small">{own.identity_data?.email}</span>}
              </span>
              <button type="button" onClick={() => void act()} className="text-link standalone-link">
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
