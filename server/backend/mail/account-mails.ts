import { site } from "../../../app/site.ts";
import { type EmailChangeKind, emailChangeMails } from "./email-change-mails.ts";
import { type FactorKind, factorMails } from "./factor-mails.ts";
import { type IdentityKind, identityMails } from "./identity-mails.ts";
import type { Mail } from "./mailer.ts";

type Language = "nl" | "en";
export type Texts = { subject: string; lines: string[]; button: string; after: string[] };

/** The mails about an account. `link` is where the button leads; nothing happens until the page's own button is used. */
export type AccountMail = {
  kind:
    | "confirmation"
    | "recovery"
    | "known"
    | "password-changed"
    | EmailChangeKind
    | FactorKind
    | IdentityKind;
  link: URL;
};

/** What a person is told in their language, as plain text and as HTML with the same words. */
export function composeAccountMail(to: string, language: Language, { kind, link }: AccountMail): Mail {
  const texts = mails[language][kind];
  return {
    to,
    language,
    subject: texts.subject,
    text: plainText(texts, link.href, language),
    html: htmlText(texts, link.href, language),
  };
}

const mails: Record<Language, Record<AccountMail["kind"], Texts>> = {
  nl: {
    confirmation: {
      subject: `Bevestig uw account bij ${site.name}`,
      lines: [`Er is met dit e-mailadres een account bij ${site.name} aangemaakt. Bevestig dat u dat was:`],
      button: "Account bevestigen",
      after: ["De link werkt 24 uur en één keer.", "Was u dit niet? Dan hoeft u niets te doen."],
    },
    recovery: {
      subject: `Nieuw wachtwoord voor ${site.name}`,
      lines: ["Er is om een nieuw wachtwoord voor uw account gevraagd. Kies het hier:"],
      button: "Nieuw wachtwoord kiezen",
      after: [
        "De link werkt 15 minuten en één keer.",
        "Was u dit niet? Dan hoeft u niets te doen: uw wachtwoord blijft wat het is.",
      ],
    },
    known: {
      subject: `U hebt al een account bij ${site.name}`,
      lines: [
        "Iemand wilde met dit e-mailadres een account aanmaken, maar dat hebt u al.",
        "U kunt gewoon inloggen, of een nieuw wachtwoord aanvragen als u het vergeten bent:",
      ],
      button: "Naar inloggen",
      after: ["Was u dit niet? Dan hoeft u niets te doen: er is niets veranderd."],
    },
    "password-changed": {
      subject: `Uw wachtwoord bij ${site.name} is gewijzigd`,
      lines: [
        "Het wachtwoord van uw account is zojuist gewijzigd. Op andere apparaten bent u uitgelogd.",
        "Was u dit niet? Vraag dan meteen een nieuw wachtwoord aan:",
      ],
      button: "Naar inloggen",
      after: [],
    },
    ...emailChangeMails.nl,
    ...identityMails.nl,
    ...factorMails.nl,
  },
  en: {
    confirmation: {
      subject: `Confirm your ${site.name} account`,
      lines: [`An account at ${site.name} was made with this e-mail address. Confirm that it was you:`],
      button: "Confirm account",
      after: [
        "The link works for 24 hours and once.",
        "Wasn't it you? Then there is nothing you need to do.",
      ],
    },
    recovery: {
      subject: `A new password for ${site.name}`,
      lines: ["A new password was asked for your account. Choose it here:"],
      button: "Choose a new password",
      after: [
        "The link works for 15 minutes and once.",
        "Wasn't it you? Then there is nothing you need to do: your password stays as it is.",
      ],
    },
    known: {
      subject: `You already have an account at ${site.name}`,
      lines: [
        "Somebody wanted to make an account with this e-mail address, but you already have one.",
        "You can sign in as always, or ask for a new password if you forgot yours:",
      ],
      button: "Go to sign-in",
      after: ["Wasn't it you? Then there is nothing you need to do: nothing has changed."],
    },
    "password-changed": {
      subject: `Your ${site.name} password was changed`,
      lines: [
        "The password of your account was changed just now. On other devices you are signed out.",
        "Wasn't it you? Then ask for a new password at once:",
      ],
      button: "Go to sign-in",
      after: [],
    },
    ...emailChangeMails.en,
    ...identityMails.en,
    ...factorMails.en,
  },
};

const greetings = { nl: `Groet,\n${site.name}`, en: `Kind regards,\n${site.name}` };

function plainText({ lines, after }: Texts, link: string, language: Language): string {
  return [...lines, link, ...after, greetings[language]].join("\n\n").concat("\n");
}

function htmlText({ subject, lines, button, after }: Texts, link: string, language: Language): string {
  const address = escapeHtml(link);
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em">
${lines.map(paragraph).join("\n")}
<p><a href="${address}" style="font-weight: bold">${escapeHtml(button)}</a></p>
<p>${address}</p>
${[...after, greetings[language]].map(paragraph).join("\n")}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
