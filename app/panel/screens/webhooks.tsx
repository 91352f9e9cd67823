import { href } from "react-router";
import { listWebhooks } from "../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { webhookTexts } from "../../i18n/panel/webhooks.en.ts";
import { ForTechnicians } from "../../ui/panel/for-technicians.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { CreateForm } from "./webhooks/create-form.tsx";
import { WebhookBadge } from "./webhooks/webhook-badge.tsx";
import { withoutQuery } from "./webhooks/without-query.ts";

const screen = listScreen({
  texts: webhookTexts,
  title: "webhooks.title",
  about: "webhooks.about",
  back: { to: href("/admin/settings"), text: "webhooks.back" },
  width: "max-w-4xl",
  heading: "webhooks.list",
  load: listWebhooks,
  failed: "webhooks.loadFailed",
  none: "webhooks.empty",
  row: (webhook, { t }) => ({
    title: webhook.kind === "indexnow" ? t("webhooks.indexnow") : withoutQuery(webhook.url),
    to: href("/admin/settings/webhooks/:id", { id: webhook.id }),
    badges: [<WebhookBadge key="state" webhook={webhook} />],
    facts: [webhook.events.join(", ")],
  }),
  below: () => (
    <>
      <CreateForm />
      <Technical />
    </>
  ),
});

export const { clientLoader, meta } = screen;
export default screen.ListPage;

function Technical() {
  const { t } = useLanguage(webhookTexts);
  return <ForTechnicians>{t("webhooks.technical")}</ForTechnicians>;
}
