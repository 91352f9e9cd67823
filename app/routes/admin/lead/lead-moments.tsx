import { useState } from "react";
import { describeAmsterdamTime, typedTimeOf } from "../../../data/articles/amsterdam-time.ts";
import type { CallTimes } from "../../../data/leads/admin-lead.ts";
import { momentValue } from "../../../data/submissions/moments.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Select } from "../../../ui/panel/select-field.tsx";
import { momentText } from "../../site/contact/moment-text.ts";
import type { Reply } from "./use-reply.ts";

type LeadMomentsProps = { calls: CallTimes; reply: Pick<Reply, "isBusy" | "confirm"> };

/** The moments that suit a visitor, each with the times at which it can be confirmed. */
export function LeadMoments({ calls: { moments, isCalendarKnown }, reply }: LeadMomentsProps) {
  const { t } = useLanguage(leadPanelTexts);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t("lead.moments")}</legend>
      <p className="text-ink-soft text-small">
        {t(isCalendarKnown ? "lead.momentsFree" : "lead.momentsUnknown")}
      </p>
      <ul className="mt-3 grid gap-3">
        {moments.map((one) => (
          <MomentRow key={momentValue(one.moment)} {...one} reply={reply} />
        ))}
      </ul>
    </fieldset>
  );
}

type MomentRowProps = CallTimes["moments"][number] & Pick<LeadMomentsProps, "reply">;

function MomentRow({ moment, times, reply }: MomentRowProps) {
  const { language, t } = useLanguage(leadPanelTexts);
  const { t: contact } = useLanguage(contactTexts);
  const [chosen, choose] = useState(0);
  const at = times[chosen] ?? times[0];
  const text = momentText(moment, language, contact);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="w-full first-letter:uppercase sm:w-auto sm:min-w-40">{text}</span>
      {at ? (
        <>
          <Select
            aria-label={t("lead.timeOf", { moment: text })}
            className="w-auto"
            chosen={chosen}
            choices={times.map((time, value) => ({ value, text: typedTimeOf(time).time }))}
            onChoose={(value) => choose(value ?? 0)}
          />
          <button
            type="button"
            aria-label={t("lead.confirmAt", { time: describeAmsterdamTime(at, language) })}
            aria-disabled={reply.isBusy}
            onClick={() => void reply.confirm(at)}
            className={smallButton}
          >
            {t("lead.confirm")}
          </button>
        </>
      ) : (
        <span className="text-ink-soft">{t("lead.momentFull")}</span>
      )}
    </li>
  );
}
