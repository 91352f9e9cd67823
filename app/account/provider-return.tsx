import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { keepFirstPanelLanguage } from "../data/account/panel-language.ts";
import { signInFromProvider } from "../data/account/providers.ts";
import { useLanguage } from "../i18n/language.tsx";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { accountDatabase } from "./account-database.ts";
import { describeAuthError, describeErrorCode } from "./auth-errors.ts";
import { takeReturnState } from "./return-address.ts";
import { Spinner } from "./status-messages.tsx";

/** The error of a provider's redirect as GoTrue's code (in place of RFC 6749, 4.1.2.1); null without one. */
export function useProviderError(): string | null {
  const { language, t } = useLanguage(accountTexts);
  const [search] = useSearchParams();
  const code = search.get("error_code");
  return code && (describeErrorCode(code, language) ?? t("error.unexpected"));
}

type ProviderReturnProps = { code: string; to: string; onRefused(alert: string): void };

/** Exchanges the code of a provider's redirect once, and removes it from the address. */
export function ProviderReturn({ code, to, onRefused }: ProviderReturnProps) {
  const { language, t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    if (isBegun) return;
    setBegun(true);
    void signInFromProvider(accountDatabase(), code).then((error) => {
      if (error) onRefused(describeAuthError(error, language));
      else void keepFirstPanelLanguage(accountDatabase(), language);
      return navigate(to, { replace: true, state: takeReturnState() });
    });
  }, [isBegun, code, to, language, navigate, onRefused]);
  return <Spinner label={t("account.loading")} />;
}
