import { Text } from "@react-email/text";
import { formatTime } from "../i18n/format.ts";
import { lookUp } from "../i18n/language-texts.ts";
import { replyTexts } from "../i18n/reply.en.ts";
import { look } from "./look.ts";
import type { LeadReplyContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Lines } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** What somebody of the firm wrote to the sender of a lead, with that message below it. */
export function leadReply(content: LeadReplyContent, origin: string, words: MailWords): ComposedMail {
  const { language, subject, body, wroteAt, message } = content;
  const wrote = lookUp(replyTexts, language, "reply.wrote", { time: formatTime(wroteAt, language) });
  return {
    subject,
    preview: body.slice(0, 200),
    sheet: (
      <MailSheet words={words} origin={origin}>
        <Text style={look.text} className="mail-ink">
          <Lines lines={body.trim().split("\n")} />
        </Text>
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
