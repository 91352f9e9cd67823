import { Text } from "@react-email/text";
import { describeAmsterdamTime } from "../data/articles/amsterdam-time.ts";
import { formatTime } from "../i18n/format.ts";
import { lookUp } from "../i18n/language-texts.ts";
import { replyTexts } from "../i18n/reply.en.ts";
import { calendarEvent } from "./calendar-event.ts";
import { Facts } from "./facts.tsx";
import { look } from "./look.ts";
import type { LeadReplyContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Lines } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** What somebody of the firm wrote to the sender of a lead, with that message below it. */
export function leadReply(content: LeadReplyContent, origin: string, words: MailWords): ComposedMail {
  const { language, subject, body, wroteAt, message, appointment } = content;
  const { t, firm } = words;
  const wrote = lookUp(replyTexts, language, "reply.wrote", { time: formatTime(wroteAt, language) });
  return {
    subject,
    preview: body.slice(0, 200),
    ...(appointment && {
      event: calendarEvent({
        ...appointment,
        origin,
        firm: firm.name,
        summary: t("mails.appointment.event", { name: firm.name }),
      }),
    }),
    sheet: (
      <MailSheet words={words} origin={origin}>
        <Text style={look.text} className="mail-ink">
          <Lines lines={body.trim().split("\n")} />
        </Text>
        {appointment && (
          <Facts
            facts={[
              [t("mails.appointment.time"), describeAmsterdamTime(new Date(appointment.at), language)],
              [t("mails.appointment.length"), t("mails.appointment.halfHour")],
              [t("mails.appointment.calendar"), t("mails.appointment.attached")],
            ]}
          />
        )}
        {message?.trim() && (
          <>
            <Text style={look.small} className="mail-soft">
              {wrote}
            </Text>
            <blockquote style={look.words} className="mail-words">
              <Text style={{ ...look.text, margin: "0" }} className="mail-ink">
                <Lines lines={message.trim().split("\n")} />
              </Text>
            </blockquote>
          </>
        )}
      </MailSheet>
    ),
  };
}
