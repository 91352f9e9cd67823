import { useEffect } from "react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useAuth } from "../../account/use-auth.ts";
import { getCallTimes, getLead, listLeadAnswers, listLeadMails } from "../../data/leads/admin-lead.ts";
import { findProposedReply } from "../../data/leads/proposed-reply.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { leadPanelTexts } from "../../i18n/panel/lead.en.ts";
import { draftKey, removeDraft } from "../../panel/editing/local-drafts.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Found, Missing } from "../../ui/panel/screen.tsx";
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
  return (
    <Found loaded={loaded} id={params.id} title={t("lead.title")} missing={<MissingLead id={params.id} />}>
      {(lead) => <LeadScreen lead={lead} {...others} />}
    </Found>
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
