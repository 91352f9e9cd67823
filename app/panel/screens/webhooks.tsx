import { Plus } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { createWebhook, listWebhooks, PrivateAddress } from "../../data/webhooks/admin-webhooks.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { webhookTexts } from "../../i18n/panel/webhooks.en.ts";
import { FormCard } from "../../ui/panel/card.tsx";
import { ForTechnicians } from "../../ui/panel/for-technicians.tsx";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { listScreen } from "../kit/list-screen.tsx";
import { NewSecret, useWebhookForm, WebhookBadge, WebhookFields } from "./webhooks/webhook-fields.tsx";

const screen = listScreen({
  texts: webhookTexts,
  title: "webhooks.title",
  about: "webhooks.about",
  back: { to: href("/admin/settings"), text: "word.settings" },
  width: "max-w-4xl",
  heading: "webhooks.list",
  load: listWebhooks,
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

type Made = { id: string; url: string; secret: string };

const blank = { url: "", events: [], includesPerson: false };

/** Adds a webhook and shows its secret, once. */
function CreateForm() {
  const { t } = useLanguage(webhookTexts);
  const { isBusy, act } = useAction();
  const edited = useWebhookForm(blank);
  const [made, setMade] = useState<Made | null>(null);

  async function create(): Promise<void> {
    const form = edited.check();
    if (!form) return;
    await act(
      async () => {
        setMade({ url: form.url, ...(await createWebhook(accountDatabase(), form)) });
        edited.set(blank);
      },
      {
        done: t("webhooks.created"),
        failed(error) {
          if (!(error instanceof PrivateAddress)) return t("webhooks.createFailed");
          edited.rejectUrl();
          return { title: t("webhooks.createFailed"), text: t("webhooks.urlPrivate") };
        },
      },
    );
  }

  return (
    <FormCard title={t("webhooks.create")} onSubmit={create} className="grid gap-5">
      {made && (
        <div className="grid gap-3">
          <NewSecret key={made.id} url={made.url} secret={made.secret} />
          <p>
            <Link to={href("/admin/settings/webhooks/:id", { id: made.id })} className="text-link">
              {t("webhooks.open.named", { url: withoutQuery(made.url) })}
            </Link>
          </p>
        </div>
      )}
      <WebhookFields {...edited} />
      <p>
        <button type="submit" aria-disabled={isBusy} className="button button-primary">
          <Plus aria-hidden="true" className="size-5" />
          {t(isBusy ? "webhooks.creating" : "webhooks.createButton")}
        </button>
      </p>
    </FormCard>
  );
}

/** An address without its query, which often holds a key. */
function withoutQuery(url: string): string {
  return url.replace(/\?.*$/, "?…");
}
