import { href, Link } from "react-router";
import type { Webhook } from "../../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { EmptyState } from "../../../ui/panel/empty-state.tsx";
import { WebhookBadge } from "./webhook-badge.tsx";
import { withoutQuery } from "./without-query.ts";

export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { t } = useLanguage(webhookTexts);
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks" className="text-title-4">
        {t("webhooks.list")}
      </h2>
      {webhooks.length === 0 && <EmptyState isLow text={t("webhooks.empty")} />}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <Link
              to={href("/admin/settings/webhooks/:id", { id: webhook.id })}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-white px-5 py-3 hover:border-ink"
            >
              <span className="min-w-0 grow basis-52">
                <span className="block font-semibold [overflow-wrap:anywhere]">
                  {webhook.kind === "indexnow" ? t("webhooks.indexnow") : withoutQuery(webhook.url)}
                </span>
                <span className="block text-ink-soft text-small [overflow-wrap:anywhere]">
                  {webhook.events.join(", ")}
                </span>
              </span>
              <WebhookBadge webhook={webhook} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
