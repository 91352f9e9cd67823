import type { InvitationContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Closing, NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Invites to a role; the link changes nothing until the page's button is used. */
export function invitationMail(content: InvitationContent, origin: string, words: MailWords): ComposedMail {
  const { role, invitedBy, hasAccount, link } = content;
  const { t, firm } = words;
  const text = t("mails.invitation.text", {
    person: invitedBy ?? firm.name,
    role: t(`mails.invitation.${role}`),
  });
  return {
    subject: t("mails.invitation.subject"),
    preview: text,
    sheet: (
      <MailSheet words={words} origin={origin} title={t("mails.invitation.subject")} why="mails.whyInvited">
        <Paragraphs text={text} />
        <Paragraphs text={t(hasAccount ? "mails.invitation.hasAccount" : "mails.invitation.isNew")} />
        <NeededAction words={words} label={t("mails.invitation.button")} link={link} />
        <Paragraphs text={t("mails.invitation.after")} />
        <Closing words={words} />
      </MailSheet>
    ),
  };
}
