import type { AuthError } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { accountDatabase, namedBackend } from "../../../account/account-database.ts";
import { describeAuthError } from "../../../account/auth-errors.ts";
import { keepReturnAddress } from "../../../account/return-address.ts";
import { Alert } from "../../../account/status-messages.tsx";
import { leaveForProvider, listProviders, type Provider } from "../../../data/account/providers.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";

/** The configured providers; null without any. */
export function ProviderButtons() {
  const { language, t } = useLanguage(accountTexts);
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  const { state } = useLocation();
  const [error, setError] = useState<AuthError | null>(null);
  useEffect(() => {
    void listProviders(namedBackend()).then(setProviders);
  }, []);
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3 pt-6">
      <p className="text-center text-ink-soft text-small">{t("login.or")}</p>
      <Alert>{error && describeAuthError(error, language)}</Alert>
      {providers.map((provider) => (
        <button
          key={provider.id}
          type="button"
          onClick={() => {
            keepReturnAddress(state);
            void leaveForProvider(accountDatabase(), provider).then(setError);
          }}
          className="button button-quiet w-full"
        >
          {t("login.with", { provider: provider.name })}
        </button>
      ))}
    </div>
  );
}
