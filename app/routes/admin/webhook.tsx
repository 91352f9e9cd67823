import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { getWebhook } from "../../data/webhooks/admin-webhooks.ts";
import { listDeliveries, readPlace } from "../../data/webhooks/webhook-deliveries.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { webhookTexts } from "../../i18n/panel/webhooks.en.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import type { Route } from "./+types/webhook";
import { screenMeta } from "./panel-meta.ts";
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

export function HydrateFallback() {
  return null;
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
  return (
    <>
      <p className="pt-6">
        <Link to={href("/admin/settings/webhooks")} className="text-link">
          {t("webhooks.backToList")}
        </Link>
      </p>
      {webhook ? (
        <WebhookScreen key={webhook.id} webhook={webhook} deliveries={deliveries} />
      ) : (
        <>
          <h1 className="pt-2 pb-8 text-title-2">{t("webhooks.title")}</h1>
          {last ? <p>{t("webhooks.missing")}</p> : <LoadFailure text={t("webhooks.loadFailed")} />}
        </>
      )}
    </>
  );
}
