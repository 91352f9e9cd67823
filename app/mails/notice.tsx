import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { type Fact, Facts } from "./facts.tsx";
import { look } from "./look.ts";
import type { ContactNoticeContent, DownloadNoticeContent, Visit } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import { isMailKey, type MailWords } from "./mail-words.ts";
import { Action, Lines } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";
import { oneLine } from "./unlinked.ts";

/** Notifies the firm of a message. */
export function contactNotice(content: ContactNoticeContent, origin: string, words: MailWords): ComposedMail {
  const { name, email, phone, company, message, leadUrl, visit } = content;
  const { t } = words;
  return {
    subject: t("mails.notice.contactSubject", { name }),
    preview: message,
    sheet: (
      <Notice
        words={words}
        origin={origin}
        title={t("mails.notice.contactTitle")}
        facts={[
          [t("mails.notice.name"), name],
          [t("mails.notice.email"), email],
          [t("mails.notice.phone"), phone],
          [t("mails.notice.company"), company],
        ]}
        long={[t("mails.notice.message"), message]}
        leadUrl={leadUrl}
        visit={visit}
      />
    ),
  };
}

/** Notifies the firm of a download request. */
export function downloadNotice(
  content: DownloadNoticeContent,
  origin: string,
  words: MailWords,
): ComposedMail {
  const { name, email, company, remarks, pageTitle, leadUrl, visit } = content;
  const { t } = words;
  return {
    subject: t("mails.notice.downloadSubject", { name, page: pageTitle }),
    preview: `${name}, ${email}`,
    sheet: (
      <Notice
        words={words}
        origin={origin}
        title={t("mails.notice.downloadTitle")}
        facts={[
          [t("mails.notice.page"), pageTitle],
          [t("mails.notice.name"), name],
          [t("mails.notice.email"), email],
          [t("mails.notice.company"), company],
        ]}
        long={[t("mails.notice.remarks"), remarks]}
        leadUrl={leadUrl}
        visit={visit}
      />
    ),
  };
}

type NoticeProps = {
  words: MailWords;
  origin: string;
  title: string;
  facts: readonly Fact[];
  /** The visitor's long text and its label. */
  long: Fact;
  leadUrl: string;
  visit: Visit | null;
};

/** Notifies the firm of a submission with all its values, as text. */
function Notice({ words, origin, title, facts, long, leadUrl, visit }: NoticeProps) {
  const { t } = words;
  const [label, text] = long;
  const origins = visitFacts(visit, words);
  return (
    <MailSheet words={words} origin={origin} title={title} why="mails.whyFirm">
      <Facts facts={facts} />
      {text?.trim() && (
        <>
          <Text style={look.small} className="mail-soft">
            {label}
          </Text>
          <Words text={text} />
        </>
      )}
      <Action label={t("mails.notice.button")} link={leadUrl} />
      {origins.length > 0 && (
        <>
          <h2 className="mail-ink" style={look.heading2}>
            {t("mails.notice.visit")}
          </h2>
          <Facts facts={origins} />
        </>
      )}
    </MailSheet>
  );
}

function Words({ text }: { text: string }) {
  return (
    <Section>
      <div style={look.words} className="mail-words">
        <Text style={{ ...look.text, margin: "0" }} className="mail-ink">
          <Lines lines={text.split("\n")} />
        </Text>
      </div>
    </Section>
  );
}

function visitFacts(visit: Visit | null, words: MailWords): Fact[] {
  return Object.entries(visit ?? {}).map(([part, value]) => [visitLabel(part, words), value] as const);
}

/** The label of a visit's part; its own name by default. */
function visitLabel(part: string, { t }: MailWords): string {
  const key = `mails.visit.${part}`;
  return isMailKey(key) ? t(key) : oneLine(part);
}
