import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { ArticleForm } from "../../../content/article.ts";
import type { ScheduleAction } from "../../../data/articles/plans.ts";
import type { ScheduleSubject } from "../../../data/articles/schedules.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { schedulePanelTexts } from "../../../i18n/panel/schedules.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

type ScheduleButtonProps = {
  articleId: string;
  /** Of its newest version. */
  number: number;
  /** What is edited. */
  form: ArticleForm;
  /** Whether changes of a live article wait to be published. */
  hasWorking: boolean;
  /** What is planned can be different now. */
  onClose(): void;
};

/** Opens the schedules of an article. */
export function ScheduleButton({ articleId, number, form, hasWorking, onClose }: ScheduleButtonProps) {
  const { t } = useLanguage(schedulePanelTexts);

  function warningOf(action: ScheduleAction, language: Language | null): string | null {
    if (action === "unpublish" || language === null) return null;
    const title = form.title[language].trim();
    // A text without a title is stored under this one.
    const hasTitle = title !== "" && title !== "Untitled";
    if (hasTitle && form.content[language].trim() !== "") return null;
    return t("schedules.emptyText", { language: t(`schedules.${language}`) });
  }

  const isLive = form.published && form.shown.nl && form.shown.en && !hasWorking;
  return (
    <OpenButton
      subject={{ kind: "article", id: articleId, language: null }}
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
