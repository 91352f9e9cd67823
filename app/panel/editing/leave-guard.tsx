import { useState } from "react";
import type { Blocker } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import { canStoreDrafts } from "./local-drafts.ts";
import { isSendingFiles, useLeaveGuard } from "./use-leave-guard.ts";

/** Asks for confirmation before a screen with unsaved changes is left. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { blocker } = useLeaveGuard(isDirty);
  return <LeaveQuestion blocker={blocker} />;
}

/** The dialog of a blocked navigation. */
export function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  const { t } = useLanguage(fieldPanelTexts);
  if (blocker.state !== "blocked") return null;
  return (
    <UnsavedQuestion
      confirm={t("word.leave")}
      onCancel={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    />
  );
}

type UnsavedQuestionProps = { confirm: string; onCancel(): void; onConfirm(): void };

/** Says whether unsaved changes are stored as a local draft, or that uploads stop. */
export function UnsavedQuestion(answers: UnsavedQuestionProps) {
  const { t } = useLanguage(fieldPanelTexts);
  // Uploads may end while the question is open.
  const [isSending] = useState(isSendingFiles);
  if (isSending) {
    return (
      <ConfirmDialog
        title={t("fields.leaveUploads")}
        text={t("fields.leaveUploadsText")}
        cancel={t("word.stay")}
        {...answers}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t("fields.leave")}
      text={t(canStoreDrafts() ? "fields.leaveText" : "fields.leaveLost")}
      cancel={t("word.stay")}
      {...answers}
    />
  );
}
