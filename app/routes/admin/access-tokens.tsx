import { href } from "react-router";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import { listAccessTokens } from "../../data/access-tokens/access-tokens.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { accessTokenTexts } from "../../i18n/panel/access-tokens.en.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/access-tokens";
import { ConnectCard } from "./access-tokens/connect-card.tsx";
import { TokenForm } from "./access-tokens/token-form.tsx";
import { TokenList } from "./access-tokens/token-list.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader() {
  return { tokens: await orNull(listAccessTokens(accountDatabase())) };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, accessTokenTexts, "tokens.title");
}

export default function AccessTokensPage({ loaderData: { tokens } }: Route.ComponentProps) {
  const { t } = useLanguage(accessTokenTexts);
  return (
    <Screen
      title={t("tokens.title")}
      about={t("tokens.about")}
      back={{ to: href("/admin/settings"), text: t("tokens.back") }}
      width="max-w-2xl"
    >
      {isBackendHosted() ? (
        <p>{t("tokens.hosted")}</p>
      ) : (
        <>
          <ConnectCard />
          <TokenForm />
          <Loaded data={tokens} failed={t("tokens.loadFailed")}>
            {(list) => <TokenList tokens={list} />}
          </Loaded>
        </>
      )}
    </Screen>
  );
}
