import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { listWebhooks } from "../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { webhookTexts } from "../../i18n/panel/webhooks.en.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/webhooks";
import { screenMeta } from "./panel-meta.ts";
import { CreateForm } from "./webhooks/create-form.tsx";
import { WebhookList } from "./webhooks/webhook-list.tsx";

export async function clientLoader() {
  return { webhooks: await orNull(listWebhooks(accountDatabase())) };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, webhookTexts, "webhooks.title");
}

export default function WebhooksPage({ loaderData: { webhooks } }: Route.ComponentProps) {
  const { t } = useLanguage(webhookTexts);
  return (
    <Screen
      title={t("webhooks.title")}
      about={t("webhooks.about")}
      back={{ to: href("/admin/settings"), text: t("webhooks.back") }}
      width="max-w-4xl"
    >
      <Loaded data={webhooks} failed={t("webhooks.loadFailed")}>
        {(list) => <WebhookList webhooks={list} />}
      </Loaded>
      <CreateForm />
    </Screen>
  );
}
