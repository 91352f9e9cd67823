import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { getWebhook } from "../../data/webhooks/admin-webhooks.ts";
import { listDeliveries, readPlace } from "../../data/webhooks/webhook-deliveries.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { webhookTexts } from "../../i18n/panel/webhooks.en.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/webhook";
import { WebhookScreen } from "./webhook/webhook-screen.tsx";

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const db = accountDatabase();
  const place = readPlace(new URL(request.url).searchParams);
  const [loaded, deliveries] = await Promise.all([
    orNull(getWebhook(db, params.id).then((found) => ({ found }))),
    orNull(listDeliveries(db, params.id, place)),
  ]);
  return { loaded, deliveries };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, webhookTexts, "webhooks.title");
}

export default function WebhookPage({ loaderData: { loaded, deliveries }, params }: Route.ComponentProps) {
  const { t } = useLanguage(webhookTexts);
  useFailureToast(loaded, t("webhooks.loadFailed"));
  // A failed reload must not remove an address that is being edited.
  const last = useLastLoaded(loaded);
  const webhook = last?.found?.id === params.id ? last.found : null;
  const back = { to: href("/admin/settings/webhooks"), text: t("webhooks.title") };
  if (webhook)
    return <WebhookScreen key={webhook.id} webhook={webhook} deliveries={deliveries} back={back} />;
  return (
    <Screen title={t("webhooks.title")} back={back}>
      {last ? <p>{t("webhooks.missing")}</p> : <LoadFailure text={t("webhooks.loadFailed")} />}
    </Screen>
  );
}
