import { lookUp } from "../i18n/language-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import { site } from "../site.ts";
import type { InvitationContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import { Closing, NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Invites to a role; the link changes nothing until the page's button is used. */
export function invitationMail(content: InvitationContent, origin: string): ComposedMail {
  const { language, role, invitedBy, hasAccount, link } = content;
  const t = (key: keyof typeof mailTexts.nl, values = {}) => lookUp(mailTexts, language, key, values);
  const text = t("mails.invitation.text", {
    person: invitedBy ?? site.name,
    role: t(`mails.invitation.${role}`),
  });
  return {
    subject: t("mails.invitation.subject"),
    preview: text,
    sheet: (
      <MailSheet
        language={language}
        origin={origin}
        title={t("mails.invitation.subject")}
        why="mails.whyInvited"
      >
        <Paragraphs text={text} />
        <Paragraphs text={t(hasAccount ? "mails.invitation.hasAccount" : "mails.invitation.isNew")} />
        <NeededAction language={language} label={t("mails.invitation.button")} link={link} />
        <Paragraphs text={t("mails.invitation.after")} />
        <Closing language={language} />
      </MailSheet>
    ),
  };
}
