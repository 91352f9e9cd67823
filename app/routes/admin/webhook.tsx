import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { getWebhook } from "../../data/webhooks/admin-webhooks.ts";
import { listDeliveries, readPlace } from "../../data/webhooks/webhook-deliveries.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { webhookTexts } from "../../i18n/panel/webhooks.en.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Found, Missing } from "../../ui/panel/screen.tsx";
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
  const list = href("/admin/settings/webhooks");
  const screen = { title: t("webhooks.title"), back: { to: list, text: t("webhooks.title") } };
  const missing = <Missing text={t("webhooks.missing")} list={list} />;
  return (
    <Found loaded={loaded} id={params.id} {...screen} missing={missing}>
      {(webhook) => <WebhookScreen webhook={webhook} deliveries={deliveries} back={screen.back} />}
    </Found>
  );
}
