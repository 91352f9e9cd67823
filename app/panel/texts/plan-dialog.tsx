import { type FormEvent, useRef, useState } from "react";
import { readAmsterdamTime, type TypedTime, typedTimeOf } from "../../data/articles/amsterdam-time.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { TimeFields, tomorrowAtNine } from "../schedules/time-fields.tsx";

/** Asks when texts are to be published; a moment that is past is now. */
export function PlanDialog({ onPlan, onClose }: { onPlan(at: Date): void; onClose(): void }) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const date = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<TypedTime>(() => typedTimeOf(tomorrowAtNine()));
  const read = readAmsterdamTime(typed);
  const isPast = "at" in read && read.at.getTime() <= Date.now();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if ("at" in read) onPlan(read.at);
    else date.current?.focus();
  }

  return (
    <Dialog title={t("texts.planTitle")} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit} noValidate className="mt-5 grid gap-4 sm:grid-cols-2">
          <TimeFields typed={typed} read={read} isPast={isPast} date={date} onType={setTyped} />
          <p className="flex flex-wrap justify-end gap-3 sm:col-span-2">
            <button type="button" onClick={close} className="button button-quiet">
              {t("texts.close")}
            </button>
            <button type="submit" className="button button-primary">
              {t("texts.planSave")}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  );
}
