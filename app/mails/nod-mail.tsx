import { Text } from "@react-email/text";
import { look } from "./look.ts";
import type { NodContent, NodLine } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Lines, NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";
import { oneLine } from "./unlinked.ts";

/** Asks an editor about a few things: sentences as they are and as they would be, or why they need a look. */
export function nodMail({ lines, link }: NodContent, origin: string, words: MailWords): ComposedMail {
  const { t } = words;
  const isOne = lines.length === 1;
  const subject = t(isOne ? "mails.nod.one" : "mails.nod.subject", { count: lines.length });
  return {
    subject,
    preview: lines.map(({ title }) => oneLine(title)).join(", "),
    sheet: (
      <MailSheet words={words} origin={origin} title={subject} why="mails.whyAdministrator">
        <Paragraphs text={t("mails.nod.text")} />
        {lines.map((line) => (
          <Asked key={JSON.stringify(line)} line={line} words={words} />
        ))}
        <NeededAction words={words} label={t("mails.nod.button")} link={link} />
        <Text style={look.small} className="mail-soft">
          {t("mails.nod.about")}
        </Text>
      </MailSheet>
    ),
  };
}

function Asked({ line: { title, what, before, after }, words: { t } }: { line: NodLine; words: MailWords }) {
  return (
    <>
      <h2 className="mail-ink" style={look.heading2}>
        {oneLine(title)}
      </h2>
      <Text style={{ ...look.small, margin: "0 0 6px" }} className="mail-soft">
        {oneLine(what)}
      </Text>
      {before !== "" && <Said label={after === null ? null : t("mails.nod.before")} text={before} />}
      {after !== null && after !== "" && <Said label={t("mails.nod.after")} text={after} />}
      {before === "" && after === "" && <Said label={null} text={t("mails.nod.noWords")} />}
      {before !== "" && after === "" && <Said label={t("mails.nod.after")} text={t("mails.nod.nothing")} />}
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
