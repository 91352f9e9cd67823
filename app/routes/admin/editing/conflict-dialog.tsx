import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.ts";
import type { Conflicts } from "./use-merged-save.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

type MergeDialogProps = {
  question: Conflicts | null;
  /** What a field is called. */
  nameOf(field: string): string;
};

/** Asks which texts to keep where two people changed the same ones. */
export function ConflictDialog({ question, nameOf }: MergeDialogProps) {
  const { t } = useLanguage(fieldPanelTexts);
  if (!question) return null;
  const { conflicts, keepMine, keepTheirs, close } = question;
  return (
    <VersionsDialog
      title={t("fields.stale")}
      text={t("fields.staleText")}
      parts={conflicts.map(({ name, ...texts }) => ({ part: nameOf(name), ...texts }))}
      isBusy={false}
      onKeepMine={keepMine}
      onKeepTheirs={keepTheirs}
      onClose={close}
    />
  );
}
