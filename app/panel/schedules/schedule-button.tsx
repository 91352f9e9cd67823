import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { ScheduleAction } from "../../data/schedules/plans.ts";
import type { Subject } from "../../data/versions/subject.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

type ScheduleButtonProps = {
  subject: Subject;
  /** Of its newest version. */
  number: number;
  /** Whether visitors see all that is saved. */
  isLive: boolean;
  /** Whether a language has nothing to publish. */
  isEmpty(language: Language): boolean;
  /** What is planned can be different now. */
  onClose(): void;
};

/** Opens the schedules of a document. */
export function ScheduleButton({ subject, number, isLive, isEmpty, onClose }: ScheduleButtonProps) {
  const { t } = useLanguage(schedulePanelTexts);
  const [isOpen, setOpen] = useState(false);

  function warningOf(action: ScheduleAction, language: Language | null): string | null {
    if (action === "unpublish" || language === null || !isEmpty(language)) return null;
    return t("schedules.emptyText", { language: t(`word.${language}`) });
  }

  function close(): void {
    setOpen(false);
    onClose();
  }

  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${barButton} button-quiet`}>
        <CalendarClock aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t("schedules.open")}
      </button>
      {isOpen && (
        <ScheduleDialog
          subject={{ ...subject, language: null }}
          number={number}
          proposed={isLive ? "unpublish" : "publish"}
          warningOf={warningOf}
          onClose={close}
        />
      )}
    </>
  );
}
