import type { Blocker } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { canStoreDrafts } from "./local-drafts.ts";
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
    <UnsavedQuestion
      confirm={t("fields.leaveButton")}
      onCancel={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    />
  );
}

type UnsavedQuestionProps = { confirm: string; onCancel(): void; onConfirm(): void };

/** Says what becomes of unsaved work. */
export function UnsavedQuestion(answers: UnsavedQuestionProps) {
  const { t } = useLanguage(fieldPanelTexts);
  return (
    <ConfirmDialog
      title={t("fields.leave")}
      text={t(canStoreDrafts() ? "fields.leaveText" : "fields.leaveLost")}
      cancel={t("fields.stay")}
      {...answers}
    />
  );
}
