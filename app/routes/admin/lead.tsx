import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useAuth } from "../../account/use-auth.ts";
import { getCallTimes, getLead, listLeadAnswers, listLeadMails } from "../../data/leads/admin-lead.ts";
import { findProposedReply } from "../../data/leads/proposed-reply.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { leadPanelTexts } from "../../i18n/panel/lead.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { draftKey, removeDraft } from "../../panel/editing/local-drafts.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { Screen } from "../../ui/panel/screen.tsx";
import { useToast } from "../../ui/primitives/toast.tsx";
import type { Route } from "./+types/lead";
import { LeadScreen } from "./lead/lead-screen.tsx";
import { notesScreen } from "./lead/use-notes.ts";
import { replyScreen } from "./lead/use-reply.ts";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const db = accountDatabase();
  const [loaded, mails, answers, proposed] = await Promise.all([
    orNull(getLead(db, params.id).then((found) => ({ found }))),
    orNull(listLeadMails(db, params.id)),
    orNull(listLeadAnswers(db, params.id)),
    orNull(findProposedReply(db, params.id)),
  ]);
  const moments = loaded?.found?.moments ?? [];
  const calls = moments.length > 0 ? await orNull(getCallTimes(db, moments, new Date())) : null;
  return { loaded, mails, answers, calls, proposed };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.leads");
}

export default function LeadPage({ loaderData, params }: Route.ComponentProps) {
  const { loaded, ...others } = loaderData;
  const { t } = useLanguage(leadPanelTexts);
  useFailureToast(loaded, t("lead.loadFailed"));
  // Deletion by somebody else must not remove unsaved notes.
  const lead = useLastLoaded(loaded?.found ?? null);
  if (lead?.id === params.id) return <LeadScreen key={lead.id} lead={lead} {...others} />;
  if (loaded) return <MissingLead id={params.id} />;
  return (
    <Screen title={t("lead.title")}>
      <LoadFailure text={t("lead.loadFailed")} />
    </Screen>
  );
}

function MissingLead({ id }: { id: string }) {
  const { t } = useLanguage(leadPanelTexts);
  const { user } = useAuth();
  // Drafts can hold personal data of an erased lead.
  useEffect(() => {
    for (const screen of [notesScreen(id), replyScreen(id)]) removeDraft(draftKey(user?.id ?? "", screen));
  }, [user, id]);
  return <Missing text={t("lead.notFound")} list={href("/admin/leads")} />;
}

/** Instead of what is gone: leaves for the list, with a message. */
function Missing({ text, list }: { text: string; list: string }) {
  const { t } = useLanguage(panelTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const title = t("word.error");
  useEffect(() => {
    toast({ tone: "destructive", title, text, goesAlong: true });
    void navigate(list, { replace: true });
  }, [toast, navigate, title, text, list]);
  return null;
}
