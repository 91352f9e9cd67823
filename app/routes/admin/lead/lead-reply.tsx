import { Check, Reply } from "lucide-react";
import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type Lead, setLeadStatus } from "../../../data/leads/admin-leads.ts";
import { replyAddress } from "../../../data/leads/reply-address.ts";
import { useFirm, useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";

/** Opens a reply in the mail program, and then offers to close the lead. */
export function LeadReply({ lead }: { lead: Lead }) {
  const { t } = useLanguage(leadPanelTexts);
  const firm = useFirm();
  const { isBusy, act } = useAction();
  const [isAnswered, setAnswered] = useState(false);
  const reply = useRef<HTMLAnchorElement>(null);

  async function markHandled(): Promise<void> {
    const messages = { done: t("lead.statusSaved"), failed: t("lead.statusFailed") };
    if (await act(() => setLeadStatus(accountDatabase(), lead.id, "handled"), messages))
      reply.current?.focus();
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        ref={reply}
        href={replyAddress(lead, firm.name)}
        title={t("lead.replyHint")}
        onClick={() => setAnswered(true)}
        className={`${barButton} button-primary`}
      >
        <Reply aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t("lead.reply")}
      </a>
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {isAnswered && lead.status !== "handled" && (
          <>
            {t("lead.answered")}
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => void markHandled()}
              className={`${barButton} button-quiet`}
            >
              <Check aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {t("lead.markHandled")}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
