import type { LeadMail, StoredLead } from "../../../data/leads/admin-lead.ts";
import { RestoredNote } from "../editing/restored-note.tsx";
import { LeadBar } from "./lead-bar.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadMails } from "./lead-mails.tsx";
import { LeadMessage } from "./lead-message.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import { LeadVisit } from "./lead-visit.tsx";
import { useNotes } from "./use-notes.ts";

type LeadScreenProps = { lead: StoredLead; mails: readonly LeadMail[] | null };

export function LeadScreen({ lead, mails }: LeadScreenProps) {
  const notes = useNotes(lead);
  const { edits } = notes;
  return (
    <>
      <LeadBar lead={lead} edits={edits} />
      {edits.restoredAt && <RestoredNote time={edits.restoredAt} onDiscard={edits.discardAll} />}
      {/* What stays of the height of the second column goes to the last row of the first. */}
      <div className="grid max-w-5xl items-start gap-6 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_1fr]">
        <LeadMessage lead={lead} />
        <div className="grid gap-6 lg:col-start-2 lg:row-span-3">
          <LeadFacts lead={lead} />
          <LeadVisit visit={lead.visit} />
        </div>
        <LeadNotes notes={notes} />
        <LeadMails mails={mails} />
      </div>
    </>
  );
}
