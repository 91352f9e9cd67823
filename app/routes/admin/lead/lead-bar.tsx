import { Trash2 } from "lucide-react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { useRight } from "../../../account/rights.ts";
import { deleteLead, type Lead, setLeadStatus } from "../../../data/leads/admin-leads.ts";
import { type LeadStatus, leadStatuses } from "../../../data/leads/lead-filter.ts";
import { undelete } from "../../../data/trash/trash.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { LeaveQuestion } from "../../../panel/editing/leave-guard.tsx";
import type { EditedFields } from "../../../panel/editing/use-edits.ts";
import { useLeaveGuard } from "../../../panel/editing/use-leave-guard.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { EditorBar } from "../../../ui/panel/editor-bar.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useListSearch } from "../../../ui/panel/hooks/use-list-search.ts";
import { Badge } from "../../../ui/panel/status-badge.tsx";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";

type LeadBarProps = { lead: Lead; edits: Pick<EditedFields, "isDirty" | "discardAll"> };

/** The name, status and delete button of a lead. */
export function LeadBar({ lead, edits }: LeadBarProps) {
  const { t } = useLanguage(leadPanelTexts);
  const { language, t: list } = useLanguage(leadsPanelTexts);
  const mayDelete = useRight("export leads");
  const { isBusy, act } = useAction();
  const { blocker, release } = useLeaveGuard(edits.isDirty);
  const navigate = useNavigate();
  const back = { pathname: href("/admin/leads"), search: useListSearch() };

  function setStatus(status: LeadStatus): void {
    const messages = { done: t("lead.statusSaved") };
    if (status !== lead.status) void act(() => setLeadStatus(accountDatabase(), lead.id, status), messages);
  }

  const { ask, dialog } = useConfirmed<Lead>((deleted) => ({
    title: t("lead.sure"),
    text: t("lead.sureText"),
    confirm: t("word.delete"),
    work: () => deleteLead(accountDatabase(), deleted),
    undo: () => undelete(accountDatabase(), deleted.id),
    done: t("word.deletedNamed", { name: lead.name }),
    goesAlong: true,
    onDone() {
      edits.discardAll();
      release();
      void navigate(back, { replace: true });
    },
  }));

  return (
    <EditorBar
      back={{ to: back, text: t("lead.back") }}
      title={<span className="[overflow-wrap:anywhere]">{lead.name}</span>}
      note={`${list(`leads.${lead.kind}`)}. ${t("lead.received", { time: formatTime(lead.createdAt, language) })}`}
      end={
        mayDelete && (
          <button
            type="button"
            onClick={() => ask(lead)}
            className={`${barButton} button-quiet @max-4xl:px-3`}
          >
            <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <span className="@max-4xl:sr-only">{t("word.delete")}</span>
          </button>
        )
      }
    >
      {lead.status === "suspected" && <Badge tone="warning">{list("leads.suspected")}</Badge>}
      <fieldset className="flex rounded-full border-2 border-ink">
        <legend className="sr-only">{t("word.status")}</legend>
        {leadStatuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={lead.status === status}
            aria-disabled={isBusy}
            onClick={() => setStatus(status)}
            className="min-h-10 rounded-full px-4 font-semibold hover:bg-paper-deep aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {list(`leads.${status}`)}
          </button>
        ))}
      </fieldset>
      {dialog}
      <LeaveQuestion blocker={blocker} />
    </EditorBar>
  );
}
