import { notesLimit } from "../../../data/leads/admin-lead.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ConflictDialog } from "../editing/conflict-dialog.tsx";
import type { Notes } from "./use-notes.ts";

/** The internal notes on a lead. */
export function LeadNotes({ notes }: { notes: Notes }) {
  const { t } = useLanguage(leadPanelTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  return (
    <section aria-label={t("lead.notes")} className={cardBox}>
      <PanelField
        label={t("lead.notes")}
        hint={t("lead.notesHint")}
        value={notes.text}
        max={notesLimit}
        rows={5}
        onChange={notes.write}
      />
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <button
          type="button"
          aria-disabled={notes.isSaving}
          onClick={() => void notes.save()}
          className="button button-primary"
        >
          {t(notes.isSaving ? "lead.savingNotes" : "lead.saveNotes")}
        </button>
        <span role="status" className="text-small">
          {notes.edits.isDirty && field("fields.unsaved")}
        </span>
      </p>
      {notes.resolution && <ConflictDialog {...notes.resolution} nameOf={() => t("lead.notes")} />}
    </section>
  );
}
