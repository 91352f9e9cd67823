import { Button } from "@react-email/button";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { createElement, Fragment, type ReactNode } from "react";
import { look } from "./look.ts";
import type { MailWords } from "./mail-words.ts";

/** A text whose line breaks separate paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text.split("\n").map((line) => (
    <Text key={line} style={look.text} className="mail-ink">
      {line}
    </Text>
  ));
}

/** A multi-line text as it was typed. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const parts: ReactNode[] = [];
  for (const line of lines) parts.push(createElement("br"), line);
  return createElement(Fragment, null, ...parts.slice(1));
}

export function Action({ label, link }: { label: string; link: string }) {
  return (
    <Section style={look.buttonPlace}>
      <Button href={link} style={look.button}>
        {label}
      </Button>
    </Section>
  );
}

/** A button, with its address as text below. */
export function NeededAction({ words, label, link }: { words: MailWords; label: string; link: string }) {
  return (
    <>
      <Action label={label} link={link} />
      {/* Plain text already has the address after the button's label. */}
      <Section data-skip-in-text="true">
        <Text style={{ ...look.small, margin: "0 0 20px" }} className="mail-soft">
          {words.t("mails.fallbackLink")}
          <br />
          <Link href={link} style={look.link} className="mail-link">
            {link}
          </Link>
        </Text>
      </Section>
    </>
  );
}

export function Closing({ words: { t } }: { words: MailWords }) {
  return (
    <Text style={{ ...look.text, margin: "0" }} className="mail-ink">
      {t("mails.farewell")}
      <br />
      {t("mails.sender")}
    </Text>
  );
}
