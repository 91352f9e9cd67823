import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useAuth } from "../../account/use-auth.ts";
import { getLead, listLeadMails } from "../../data/leads/admin-lead.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { leadPanelTexts } from "../../i18n/panel/lead.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { useToast } from "../../ui/primitives/toast.tsx";
import type { Route } from "./+types/lead";
import { draftKey, removeDraft } from "./editing/local-drafts.ts";
import { LeadScreen } from "./lead/lead-screen.tsx";
import { notesScreen } from "./lead/use-notes.ts";
import { panelMeta } from "./panel-meta.ts";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const db = accountDatabase();
  const [loaded, mails] = await Promise.all([
    orNull(getLead(db, params.id).then((found) => ({ found }))),
    orNull(listLeadMails(db, params.id)),
  ]);
  return { loaded, mails };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.leads");
}

export default function LeadPage({ loaderData: { loaded, mails }, params }: Route.ComponentProps) {
  const { t } = useLanguage(leadPanelTexts);
  useFailureToast(loaded, t("lead.loadFailed"));
  // Deletion by somebody else must not remove unsaved notes.
  const lead = useLastLoaded(loaded?.found ?? null);
  if (lead?.id === params.id) return <LeadScreen key={lead.id} lead={lead} mails={mails} />;
  if (loaded) return <Missing id={params.id} />;
  return (
    <>
      <h1 className="pt-6 pb-8 text-title-2">{t("lead.title")}</h1>
      <LoadFailure text={t("lead.loadFailed")} />
    </>
  );
}

/** Redirects to the list with a message. */
function Missing({ id }: { id: string }) {
  const { t } = useLanguage(leadPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const { user } = useAuth();
  const [title, text] = [panel("panel.error"), t("lead.notFound")];
  // A draft can hold personal data of an erased lead.
  useEffect(() => removeDraft(draftKey(user?.id ?? "", notesScreen(id))), [user, id]);
  useEffect(() => {
    toast({ tone: "destructive", title, text, goesAlong: true });
    void navigate(href("/admin/leads"), { replace: true });
  }, [toast, navigate, title, text]);
  return null;
}
