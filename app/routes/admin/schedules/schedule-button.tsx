import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { ScheduleAction } from "../../../data/schedules/plans.ts";
import type { ScheduleSubject } from "../../../data/schedules/schedules.ts";
import type { Subject } from "../../../data/versions/subject.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { schedulePanelTexts } from "../../../i18n/panel/schedules.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import type { PublishedForm } from "../editing/publication-state.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

type ScheduleButtonProps = {
  subject: Subject;
  /** Of its newest version. */
  number: number;
  /** What is edited. */
  form: PublishedForm;
  /** Whether a language has nothing to publish. */
  isEmpty(language: Language): boolean;
  /** Whether changes of what is live wait to be published. */
  hasWorking: boolean;
  /** What is planned can be different now. */
  onClose(): void;
};

/** Opens the schedules of a document whose languages are published one by one. */
export function ScheduleButton({ subject, number, form, isEmpty, hasWorking, onClose }: ScheduleButtonProps) {
  const { t } = useLanguage(schedulePanelTexts);

  function warningOf(action: ScheduleAction, language: Language | null): string | null {
    if (action === "unpublish" || language === null || !isEmpty(language)) return null;
    return t("schedules.emptyText", { language: t(`schedules.${language}`) });
  }

  const isLive = form.published && form.shown.nl && form.shown.en && !hasWorking;
  return (
    <OpenButton
      subject={{ ...subject, language: null }}
      number={number}
      proposed={isLive ? "unpublish" : "publish"}
      warningOf={warningOf}
      onClose={onClose}
    />
  );
}

type PageScheduleButtonProps = { pageId: string; number: number; isActive: boolean };

/** Opens the schedules of a download page. */
export function PageScheduleButton({ pageId, number, isActive }: PageScheduleButtonProps) {
  return (
    <OpenButton
      subject={{ kind: "download-page", id: pageId, language: null }}
      number={number}
      proposed={isActive ? "unpublish" : "publish"}
      warningOf={() => null}
    />
  );
}

type OpenButtonProps = {
  subject: ScheduleSubject;
  number: number;
  proposed: ScheduleAction;
  warningOf(action: ScheduleAction, language: Language | null): string | null;
  onClose?(): void;
};

function OpenButton({ onClose, ...props }: OpenButtonProps) {
  const { t } = useLanguage(schedulePanelTexts);
  const [isOpen, setOpen] = useState(false);
  function close(): void {
    setOpen(false);
    onClose?.();
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${barButton} button-quiet`}>
        <CalendarClock aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t("schedules.open")}
      </button>
      {isOpen && <ScheduleDialog {...props} onClose={close} />}
    </>
  );
}
