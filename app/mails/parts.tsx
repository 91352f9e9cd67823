import { Button } from "@react-email/button";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { createElement, Fragment, type ReactNode } from "react";
import { type Language, lookUp } from "../i18n/language-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import { look } from "./look.ts";

/** One of our own texts, whose line breaks part paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text.split("\n").map((line) => (
    <Text key={line} style={look.text} className="mail-ink">
      {line}
    </Text>
  ));
}

/** A text of several lines as it was typed. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const parts: ReactNode[] = [];
  for (const line of lines) parts.push(createElement("br"), line);
  return createElement(Fragment, null, ...parts.slice(1));
}

/** Where the mail leads. */
export function Action({ label, link }: { label: string; link: string }) {
  return (
    <Section style={look.buttonPlace}>
      <Button href={link} style={look.button}>
        {label}
      </Button>
    </Section>
  );
}

/** Where a mail leads that is of no use without its link: a button, and for who can't use it the address itself. */
export function NeededAction({ language, label, link }: { language: Language; label: string; link: string }) {
  return (
    <>
      <Action label={label} link={link} />
      {/* In plain text the address stands behind the button's words already. */}
      <Section data-skip-in-text="true">
        <Text style={{ ...look.small, margin: "0 0 20px" }} className="mail-soft">
          {lookUp(mailTexts, language, "mails.fallbackLink")}
          <br />
          <Link href={link} style={look.link} className="mail-link">
            {link}
          </Link>
        </Text>
      </Section>
    </>
  );
}

/** The end of a letter. */
export function Farewell({ language }: { language: Language }) {
  return (
    <Text style={{ ...look.text, margin: "0" }} className="mail-ink">
      {lookUp(mailTexts, language, "mails.farewell")}
      <br />
      {lookUp(mailTexts, language, "mails.sender")}
    </Text>
  );
}
