import { formSteps } from "../data/form-trials/form-trial.ts";
import { Facts } from "./facts.tsx";
import type { FormBrokenContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Tells an administrator that the contact form failed its weekly trial, where and why. */
export function formBroken(content: FormBrokenContent, origin: string, words: MailWords): ComposedMail {
  const { failures, settingsUrl } = content;
  const { t } = words;
  const subject = t("mails.form-trial.subject");
  const text = t("mails.form-trial.text");
  return {
    subject,
    preview: text,
    sheet: (
      <MailSheet words={words} origin={origin} title={subject} why="mails.whyAdministrator">
        <Paragraphs text={text} />
        <Facts facts={formSteps.map((step) => [t(`mails.form-trial.${step}`), failures[step] ?? null])} />
        <NeededAction words={words} label={t("mails.notice.button")} link={settingsUrl} />
      </MailSheet>
    ),
  };
}
