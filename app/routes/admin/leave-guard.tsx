import type { Blocker } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { fieldPanelTexts } from "../../i18n/panel-fields.ts";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

/** Asks before a screen with unsaved changes is left, in the panel or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { blocker } = useLeaveGuard(isDirty);
  return <LeaveQuestion blocker={blocker} />;
}

/** The question while a navigation is held. */
export function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  const { t } = useLanguage(fieldPanelTexts);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title={t("fields.leave")}
      text={t("fields.leaveText")}
      cancel={t("fields.stay")}
      confirm={t("fields.leaveButton")}
      onCancel={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    />
  );
}
