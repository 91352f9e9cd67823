import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { notesLimit, saveLeadNotes } from "../../../data/admin-lead.ts";
import type { Lead } from "../../../data/admin-leads.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel-lead.ts";
import { isTooLong } from "../panel-field.tsx";
import { useAction } from "../use-action.ts";
import { useRefusal } from "../use-refusal.ts";

export type Notes = {
  text: string;
  /** What somebody else stored while these were written. */
  theirs: string | null;
  isDirty: boolean;
  isSaving: boolean;
  write(text: string): void;
  save(): Promise<void>;
};

/** The notes on a lead while they are written; what is loaded anew takes nothing away that was typed. */
export function useNotes({ id, notes: stored }: Lead): Notes {
  const { t } = useLanguage(leadPanelTexts);
  const { isBusy, act } = useAction();
  const refuse = useRefusal();
  // What was typed, and what was stored when that began.
  const [{ text, base }, setEdit] = useState({ text: stored, base: stored });
  if (base !== stored && (text === base || text === stored)) setEdit({ text: stored, base: stored });
  const theirs = stored === base || stored === text ? null : stored;

  async function save(): Promise<void> {
    if (isTooLong(text, notesLimit)) return refuse("fields.refused");
    const said = { done: t("lead.notesSaved"), failed: t("lead.notesFailed") };
    await act(() => saveLeadNotes(accountDatabase(), id, { seen: theirs ?? base, notes: text }), said);
  }

  return {
    text,
    theirs,
    isDirty: text !== stored,
    isSaving: isBusy,
    write: (typed) => setEdit({ text: typed, base }),
    save,
  };
}
