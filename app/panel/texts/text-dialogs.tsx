import type { SiteTexts } from "../../data/site-texts/waiting-texts.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { ConflictDialog } from "../editing/conflict-dialog.tsx";
import { LeaveGuard } from "../editing/leave-guard.tsx";
import type { EditedFields } from "../editing/use-edits.ts";
import type { Resolution } from "../editing/use-save-edits.ts";
import { factText } from "./fact-text.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { useTeam } from "./team.ts";
import { fieldName, fieldsByName } from "./text-fields.ts";
import { useTextNames } from "./use-text-names.ts";

type TextDialogsProps = {
  edits: EditedFields;
  texts: SiteTexts;
  resolution: Resolution | null;
  /** The field whose history is open. */
  history: string | null;
  onCloseHistory(): void;
};

/** What is asked and shown over the texts of the site: history, conflicts, and whether to leave. */
export function TextDialogs({ edits, texts, resolution, history, onCloseHistory }: TextDialogsProps) {
  const { language } = useLanguage();
  const team = useTeam();
  const { fieldNameOf } = useTextNames();
  const shown = (name: string, text: string) =>
    factText(language, fieldsByName.get(name)?.key ?? "", text, team);
  return (
    <>
      {history !== null && (
        <HistoryDialog
          field={history}
          name={fieldNameOf(history)}
          stored={texts.stored}
          isChanged={
            history in edits.open || texts.waiting.some((one) => fieldName(one.key, one.language) === history)
          }
          onClose={onCloseHistory}
        />
      )}
      {resolution && (
        <ConflictDialog
          {...resolution}
          conflicts={resolution.conflicts.map(({ name, mine, theirs }) => ({
            name,
            mine: shown(name, mine),
            theirs: shown(name, theirs),
          }))}
          nameOf={({ name }) => fieldNameOf(name)}
        />
      )}
      <LeaveGuard isDirty={edits.isDirty} />
    </>
  );
}
