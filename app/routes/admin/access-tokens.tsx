import { href, Link } from "react-router";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import { listAccessTokens } from "../../data/access-tokens/access-tokens.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { accessTokenTexts } from "../../i18n/panel/access-tokens.en.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import type { Route } from "./+types/access-tokens";
import { TokenForm } from "./access-tokens/token-form.tsx";
import { TokenList } from "./access-tokens/token-list.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader() {
  return { tokens: await orNull(listAccessTokens(accountDatabase())) };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, accessTokenTexts, "tokens.title");
}

export default function AccessTokensPage({ loaderData: { tokens } }: Route.ComponentProps) {
  const { t } = useLanguage(accessTokenTexts);
  useFailureToast(tokens, t("tokens.loadFailed"));
  return (
    <>
      <p className="pt-6">
        <Link to={href("/admin/settings")} className="text-link">
          {t("tokens.back")}
        </Link>
      </p>
      <h1 className="pt-2 text-title-2">{t("tokens.title")}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">{t("tokens.about")}</p>
      <div className="mt-8 grid max-w-2xl gap-6">
        {isBackendHosted() ? (
          <p>{t("tokens.hosted")}</p>
        ) : (
          <>
            <TokenForm />
            {tokens ? <TokenList tokens={tokens} /> : <LoadFailure text={t("tokens.loadFailed")} />}
          </>
        )}
      </div>
    </>
  );
}
