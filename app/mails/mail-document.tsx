import { Body } from "@react-email/body";
import { Preview } from "@react-email/preview";
import type { ReactNode } from "react";
import type { Language } from "../i18n/language-texts.ts";
import { sheetRules } from "./dark-look.ts";
import { look } from "./look.ts";

type MailDocumentProps = {
  language: Language;
  subject: string;
  /** The preview text beside the subject. */
  preview: string;
  children: ReactNode;
};

export function MailDocument({ language, subject, preview, children }: MailDocumentProps) {
  return (
    <html dir="ltr" lang={language}>
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        <style>{sheetRules}</style>
      </head>
      <Body style={look.ground} className="mail-ground">
        <Preview>{preview}</Preview>
        {children}
      </Body>
    </html>
  );
}
