import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { listWebhooks } from "../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { webhookTexts } from "../../i18n/panel/webhooks.en.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import type { Route } from "./+types/webhooks";
import { screenMeta } from "./panel-meta.ts";
import { CreateForm } from "./webhooks/create-form.tsx";
import { WebhookList } from "./webhooks/webhook-list.tsx";

export async function clientLoader() {
  return { webhooks: await orNull(listWebhooks(accountDatabase())) };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, webhookTexts, "webhooks.title");
}

export default function WebhooksPage({ loaderData: { webhooks } }: Route.ComponentProps) {
  const { t } = useLanguage(webhookTexts);
  useFailureToast(webhooks, t("webhooks.loadFailed"));
  return (
    <>
      <p className="pt-6">
        <Link to={href("/admin/settings")} className="text-link">
          {t("webhooks.back")}
        </Link>
      </p>
      <h1 className="pt-2 text-title-2">{t("webhooks.title")}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">{t("webhooks.about")}</p>
      <div className="mt-8 grid max-w-4xl gap-6">
        {webhooks ? <WebhookList webhooks={webhooks} /> : <LoadFailure text={t("webhooks.loadFailed")} />}
        <CreateForm />
      </div>
    </>
  );
}
