import { notesLimit } from "../../../data/admin-lead.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel-fields.ts";
import { leadPanelTexts } from "../../../i18n/panel-lead.ts";
import { PanelField } from "../panel-field.tsx";
import type { Notes } from "./use-notes.ts";

/** What colleagues tell each other about a lead. */
export function LeadNotes({ notes }: { notes: Notes }) {
  const { t } = useLanguage(leadPanelTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  return (
    <section aria-label={t("lead.notes")} className="rounded-card border border-line bg-white p-5 sm:p-6">
      <PanelField
        label={t("lead.notes")}
        hint={t("lead.notesHint")}
        value={notes.text}
        max={notesLimit}
        rows={5}
        onChange={notes.write}
      />
      {notes.theirs !== null && (
        <div role="alert" className="mt-4 rounded-small bg-warning-soft px-4 py-3">
          <p className="font-semibold text-warning">{t("lead.notesStale")}</p>
          <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{notes.theirs}</p>
        </div>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <button
          type="button"
          aria-disabled={notes.isSaving}
          onClick={() => void notes.save()}
          className="button button-primary"
        >
          {t(notes.isSaving ? "lead.savingNotes" : "lead.saveNotes")}
        </button>
        {notes.isDirty && <span className="text-small">{field("fields.unsaved")}</span>}
      </p>
    </section>
  );
}
