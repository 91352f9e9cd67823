import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { type Language, lookUp } from "../i18n/language-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import type { DownloadMail } from "./download-mail.ts";
import { look } from "./look.ts";
import { MailSheet } from "./mail-sheet.tsx";
import { Lines, NeededAction } from "./parts.tsx";
import { RichText } from "./rich-text.tsx";

type DownloadSheetProps = {
  language: Language;
  origin: string;
  mail: DownloadMail;
  page: { title: string; url: string };
};

/** The body of a download mail. */
export function DownloadSheet({ language, origin, mail, page }: DownloadSheetProps) {
  const t = (key: keyof typeof mailTexts.nl) => lookUp(mailTexts, language, key);
  return (
    <MailSheet language={language} origin={origin} why="mails.whyVisitor">
      <RichText html={mail.message} origin={origin} />
      {mail.button && (
        <NeededAction language={language} label={t("mails.download.button")} link={mail.button} />
      )}
      <hr className="mail-line" style={look.rule} />
      <Text style={look.small} className="mail-soft">
        <Lines lines={mail.footer} />
      </Text>
      <Text style={{ ...look.small, margin: "0" }} className="mail-soft">
        {t("mails.download.requestedAt")}
        <br />
        <Link href={page.url} style={look.link} className="mail-link">
          {page.title}
        </Link>
      </Text>
    </MailSheet>
  );
}
