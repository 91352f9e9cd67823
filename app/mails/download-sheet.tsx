import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import type { DownloadMail } from "./download-mail.ts";
import { look } from "./look.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Lines, NeededAction } from "./parts.tsx";
import { RichText } from "./rich-text.tsx";

type DownloadSheetProps = {
  words: MailWords;
  origin: string;
  mail: DownloadMail;
  page: { title: string; url: string };
};

/** The body of a download mail. */
export function DownloadSheet({ words, origin, mail, page }: DownloadSheetProps) {
  const { t } = words;
  return (
    <MailSheet words={words} origin={origin} why="mails.whyVisitor">
      <RichText html={mail.message} origin={origin} />
      {mail.button && <NeededAction words={words} label={t("mails.download.button")} link={mail.button} />}
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
