import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

type DeleteDialogProps = { isBusy: boolean; onCancel(): void; onConfirm(): void };

export function DeleteDialog(props: DeleteDialogProps) {
  const { t } = useLanguage(leadPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  return (
    <ConfirmDialog
      {...props}
      title={t("lead.sure")}
      text={t("lead.sureText")}
      cancel={panel("panel.cancel")}
      confirm={panel("panel.delete")}
    />
  );
}
