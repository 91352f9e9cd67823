import { describeAmsterdamTime } from "../data/articles/amsterdam-time.ts";
import { calendarEvent } from "./calendar-event.ts";
import { Facts } from "./facts.tsx";
import type { AppointmentNoticeContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Action, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Tells the firm of an appointment that somebody confirmed, with a file for its calendar. */
export function appointmentNotice(
  content: AppointmentNoticeContent,
  origin: string,
  words: MailWords,
): ComposedMail {
  const { language, name, email, phone, company, person, appointment, leadUrl } = content;
  const { t, firm } = words;
  const time = describeAmsterdamTime(new Date(appointment.at), language);
  return {
    subject: t("mails.appointment.subject", { name, time }),
    preview: time,
    event: calendarEvent({
      ...appointment,
      origin,
      firm: firm.name,
      summary: t("mails.appointment.event", { name }),
    }),
    sheet: (
      <MailSheet words={words} origin={origin} title={t("mails.appointment.title")} why="mails.whyFirm">
        <Paragraphs text={t("mails.appointment.text")} />
        <Facts
          facts={[
            [t("mails.appointment.time"), time],
            [t("mails.notice.name"), name],
            [t("mails.notice.email"), email],
            [t("mails.notice.phone"), phone],
            [t("mails.notice.company"), company],
            [t("mails.appointment.person"), person],
          ]}
        />
        <Action label={t("mails.notice.button")} link={leadUrl} />
      </MailSheet>
    ),
  };
}
