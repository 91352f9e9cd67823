import { Container } from "@react-email/container";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { look } from "./look.ts";
import type { MailWords } from "./mail-words.ts";

type MailSheetProps = {
  words: MailWords;
  origin: string;
  title?: string;
  /** The reason for the mail; none for what a person wrote. */
  why?:
    | "mails.whyVisitor"
    | "mails.whyAccount"
    | "mails.whyFirm"
    | "mails.whyAdministrator"
    | "mails.whyInvited";
  children: ReactNode;
};

/** The body of a mail: the firm's name, the text, the sender and the reason. */
export function MailSheet({ words: { t, firm }, origin, title, why, children }: MailSheetProps) {
  return (
    <Container style={look.frame}>
      <Section data-skip-in-text="true">
        <Text style={look.brand} className="mail-ink">
          <Link href={`${origin}/`} style={look.brandLink} className="mail-brand">
            {firm.name}
          </Link>
        </Text>
      </Section>
      {/* Table markup: Outlook supports padding on cells only. */}
      <table width="100%" cellPadding={0} cellSpacing={0} border={0} role="presentation">
        <tbody>
          <tr>
            <td style={look.sheet} className="mail-sheet">
              {title && (
                <h1 className="mail-ink" style={look.heading}>
                  {title}
                </h1>
              )}
              {children}
            </td>
          </tr>
        </tbody>
      </table>
      <Section style={look.foot}>
        <Text style={look.small} className="mail-soft">
          {`${firm.name} · ${firm.street}, ${firm.postcode} ${firm.city}`}
          {/* Each mail of a firm in the trade register names its number (Handelsregisterwet 2007, article 27). */}
          {firm.registration && ` · ${t("mails.registration", { number: firm.registration })}`}
          <br />
          <Link href={origin} style={look.link} className="mail-link">
            {origin}
          </Link>
        </Text>
        {why && (
          <Text style={look.small} className="mail-soft">
            {t(why)}
          </Text>
        )}
      </Section>
    </Container>
  );
}
