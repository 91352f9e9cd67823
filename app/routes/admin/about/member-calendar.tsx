import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type Calendar, setCalendar } from "../../../data/about/calendars.ts";
import { PrivateAddress } from "../../../data/webhooks/admin-webhooks.ts";
import { readWebhookUrl } from "../../../data/webhooks/webhook-form.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { FieldProblems, SmallForm } from "../../../panel/kit/small-form.tsx";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";
import { Dialog } from "../../../ui/primitives/dialog.tsx";

type MemberCalendarProps = { memberId: string; name: string; calendar: Calendar | undefined };

/** Whether a member's calendar is read, and its secret address, which is never shown. */
export function MemberCalendar({ memberId, name, calendar }: MemberCalendarProps) {
  const { language, t } = useLanguage(aboutPanelTexts);
  const [isOpen, setOpen] = useState(false);
  const { ask, dialog } = useConfirmed<Calendar>(() => ({
    title: t("about.calendar.removeTitle", { name }),
    text: t("about.calendar.removeText"),
    confirm: t("about.calendar.remove"),
    work: () => setCalendar(accountDatabase(), memberId, null),
    done: t("about.calendar.removed"),
  }));

  const state = stateOf(calendar);
  const values = {
    host: calendar?.host ?? "",
    time: calendar?.readAt ? formatTime(calendar.readAt, language) : "",
  };
  return (
    <section aria-label={t("about.calendar.of", { name })}>
      <h3 className="font-semibold">{t("about.calendar")}</h3>
      <p className={`mt-1 ${state === "failed" ? "font-semibold text-error" : ""}`}>
        {t(`about.calendar.${state}`, values)}
      </p>
      {calendar?.failure && (
        <ForTechnicians>
          <p>{calendar.failure}</p>
        </ForTechnicians>
      )}
      <p className="mt-2 flex flex-wrap gap-3">
        <button type="button" onClick={() => setOpen(true)} className={smallButton}>
          {t(calendar ? "about.calendar.replace" : "about.calendar.add")}
        </button>
        {calendar && (
          <button type="button" onClick={() => ask(calendar)} className={smallButton}>
            {t("about.calendar.remove")}
          </button>
        )}
      </p>
      {isOpen && <AddressDialog memberId={memberId} name={name} onClose={() => setOpen(false)} />}
      {dialog}
    </section>
  );
}

function stateOf(calendar: Calendar | undefined) {
  if (!calendar) return "none";
  if (calendar.isCurrent) return "current";
  return calendar.failure || calendar.readAt ? "failed" : "waiting";
}

function AddressDialog({
  memberId,
  name,
  onClose,
}: Omit<MemberCalendarProps, "calendar"> & { onClose(): void }) {
  const { t } = useLanguage(aboutPanelTexts);

  async function save({ url }: { url: string }): Promise<string> {
    // As calendars on phones and computers offer it.
    const address = readWebhookUrl(url.trim().replace(/^webcals?:/i, "https:"));
    if (!address) throw new FieldProblems({ url: t("about.calendar.noAddress") });
    try {
      await setCalendar(accountDatabase(), memberId, address);
    } catch (error) {
      if (error instanceof PrivateAddress) throw new FieldProblems({ url: t("about.calendar.private") });
      throw error;
    }
    return t("about.calendar.saved");
  }

  return (
    <Dialog title={t("about.calendar.of", { name })} onClose={onClose}>
      {(close) => (
        <SmallForm<"url">
          start={{ url: "" }}
          fields={() => [
            {
              name: "url",
              type: "url",
              label: t("about.calendar.address"),
              hint: t("about.calendar.addressHint"),
              isRequired: true,
              max: 2_000,
            },
          ]}
          save={save}
          submit={t("about.calendar.save")}
          close={close}
          onDone={close}
        />
      )}
    </Dialog>
  );
}
