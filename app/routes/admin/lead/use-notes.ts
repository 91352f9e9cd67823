import { useMemo } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { getLead, notesLimit, type StoredLead, saveLeadNotes } from "../../../data/leads/admin-lead.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import type { Fields } from "../../../panel/editing/edits.ts";
import { useEdits } from "../../../panel/editing/use-edits.ts";
import { useRejectedSave } from "../../../panel/editing/use-rejected-save.ts";
import { Deleted, useSaveEdits } from "../../../panel/editing/use-save-edits.ts";
import { isTooLong } from "../../../ui/panel/too-long.ts";

export type Notes = ReturnType<typeof useNotes>;

/** The draft key of a lead's notes. */
export function notesScreen(leadId: string): string {
  return `lead:${leadId}`;
}

/** The notes on a lead, and their save. */
export function useNotes(lead: StoredLead) {
  const { t } = useLanguage(leadPanelTexts);
  const edits = useEdits(
    notesScreen(lead.id),
    useMemo(() => fieldsOf(lead), [lead]),
  );
  const { isBusy, save: saveEdits, resolution } = useSaveEdits(edits);
  const reject = useRejectedSave();
  const text = edits.values.notes ?? "";

  async function save(): Promise<void> {
    if (isTooLong(text, notesLimit)) return reject("fields.refused");
    const db = accountDatabase();
    const store = {
      read: () => getLead(db, lead.id),
      fieldsOf,
      write: (stored: StoredLead, { notes }: Fields) => saveLeadNotes(db, stored, notes ?? stored.notes),
    };
    await saveEdits(edits.open, store, {
      done: t("lead.notesSaved"),
      failed: (error) => t(error instanceof Deleted ? "lead.gone" : "lead.notesFailed"),
    });
  }

  return {
    edits,
    text,
    write: (typed: string) => edits.set("notes", typed),
    isSaving: isBusy,
    save,
    resolution,
  };
}

function fieldsOf({ notes }: StoredLead): Fields {
  return { notes };
}
