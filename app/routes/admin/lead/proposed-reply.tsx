import { accountDatabase } from "../../../account/account-database.ts";
import { discardProposedReply, type ProposedReply } from "../../../data/leads/proposed-reply.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { Badge } from "../../../ui/panel/status-badge.tsx";
import type { Reply } from "./use-reply.ts";

type ProposedReplyCardProps = {
  leadId: string;
  /** Of the lead. */
  language: string;
  proposed: ProposedReply;
  reply: Pick<Reply, "edits" | "open">;
};

/** What an assistant would reply, with the page of each claim; a person goes on with it and sends. */
export function ProposedReplyCard({ leadId, language: written, proposed, reply }: ProposedReplyCardProps) {
  const { language, t } = useLanguage(leadPanelTexts);
  const { isBusy, act } = useAction();
  const { assistant, subject, body, claims, createdAt } = proposed;

  function take(): void {
    reply.edits.set("subject", subject);
    reply.edits.set("body", body);
    reply.open();
  }

  return (
    <section aria-label={t("lead.proposed")} className="rounded-card bg-info-soft px-5 py-4">
      <h3 className="font-semibold">{t("lead.proposed")}</h3>
      <p className="text-ink-soft text-small">
        {t("lead.proposedBy", { assistant, time: formatTime(createdAt, language) })}
      </p>
      <p lang={written} className="mt-3 font-semibold [overflow-wrap:anywhere]">
        {subject}
      </p>
      <p lang={written} className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {body}
      </p>
      {claims.length > 0 && (
        <ul aria-label={t("lead.claims")} className="mt-3 grid gap-2 text-small">
          {claims.map(({ text, page }) => (
            <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
              <span lang={written}>“{text}”</span>
              {page ? (
                <a href={page} target="_blank" rel="noopener" className="text-link">
                  {page}
                </a>
              ) : (
                <Badge tone="warning">{t("lead.claimWithoutPage")}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" onClick={take} className={smallButton}>
          {t("lead.takeProposed")}
        </button>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() =>
            void act(() => discardProposedReply(accountDatabase(), leadId), {
              done: t("lead.proposedDiscarded"),
            })
          }
          className={smallButton}
        >
          {t("word.discard")}
        </button>
      </p>
    </section>
  );
}
