import { Text } from "@react-email/text";
import { look } from "./look.ts";
import type { WeeklyMailContent, WeeklyMailLine } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Lines, NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";
import { oneLine } from "./unlinked.ts";

/** Asks an editor about a few things: sentences as they are and as they would be, or why they need a look. */
export function weeklyMail(
  { lines, link }: WeeklyMailContent,
  origin: string,
  words: MailWords,
): ComposedMail {
  const { t } = words;
  const isOne = lines.length === 1;
  const subject = t(isOne ? "mails.weekly.one" : "mails.weekly.subject", { count: lines.length });
  return {
    subject,
    preview: lines.map(({ title }) => oneLine(title)).join(", "),
    sheet: (
      <MailSheet words={words} origin={origin} title={subject} why="mails.whyAdministrator">
        <Paragraphs text={t("mails.weekly.text")} />
        {lines.map((line) => (
          <Asked key={JSON.stringify(line)} line={line} words={words} />
        ))}
        <NeededAction words={words} label={t("mails.weekly.button")} link={link} />
        <Text style={look.small} className="mail-soft">
          {t("mails.weekly.about")}
        </Text>
      </MailSheet>
    ),
  };
}

function Asked({
  line: { title, what, before, after },
  words: { t },
}: {
  line: WeeklyMailLine;
  words: MailWords;
}) {
  return (
    <>
      <h2 className="mail-ink" style={look.heading2}>
        {oneLine(title)}
      </h2>
      <Text style={{ ...look.small, margin: "0 0 6px" }} className="mail-soft">
        {oneLine(what)}
      </Text>
      {before !== "" && <Said label={after === null ? null : t("mails.weekly.before")} text={before} />}
      {after !== null && after !== "" && <Said label={t("mails.weekly.after")} text={after} />}
      {before === "" && after === "" && <Said label={null} text={t("mails.weekly.noWords")} />}
      {before !== "" && after === "" && (
        <Said label={t("mails.weekly.after")} text={t("mails.weekly.nothing")} />
      )}
    </>
  );
}

function Said({ label, text }: { label: string | null; text: string }) {
  return (
    <Text style={{ ...look.text, margin: "0 0 12px" }} className="mail-ink">
      {label !== null && <strong>{label} </strong>}
      <Lines lines={text.split("\n")} />
    </Text>
  );
}
