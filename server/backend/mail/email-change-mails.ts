import { site } from "../../../app/site.ts";
import type { Texts } from "./account-mails.ts";

export type EmailChangeKind =
  | "email-change-current"
  | "email-change-new"
  | "email-change-taken"
  | "email-changed";

export const emailChangeMails: Record<"nl" | "en", Record<EmailChangeKind, Texts>> = {
  nl: {
    "email-change-current": {
      subject: `Wijziging van uw e-mailadres bij ${site.name}`,
      lines: [
        `U wilt uw account bij ${site.name} met een ander e-mailadres gebruiken.`,
        "Bevestig dat vanuit dit adres en ook vanuit het nieuwe, waar net zo'n bericht ligt:",
      ],
      button: "Wijziging bevestigen",
      after: [
        "De link werkt 24 uur en één keer.",
        "Was u dit niet? Bevestig dan niets en wijzig uw wachtwoord: iemand heeft toegang tot uw account.",
      ],
    },
    "email-change-new": {
      subject: `Bevestig uw nieuwe e-mailadres voor ${site.name}`,
      lines: [
        `Iemand wil een account bij ${site.name} met dit e-mailadres gebruiken. Bevestig dat u dat bent:`,
      ],
      button: "E-mailadres bevestigen",
      after: ["De link werkt 24 uur en één keer.", "Was u dit niet? Dan hoeft u niets te doen."],
    },
    "email-change-taken": {
      subject: `Uw e-mailadres is al bekend bij ${site.name}`,
      lines: [
        "Iemand wilde een ander account met dit e-mailadres gaan gebruiken, maar u hebt er al een account mee.",
        "U kunt gewoon inloggen:",
      ],
      button: "Naar inloggen",
      after: ["Was u dit niet? Dan hoeft u niets te doen: er is niets veranderd."],
    },
    "email-changed": {
      subject: `Uw e-mailadres bij ${site.name} is gewijzigd`,
      lines: [
        "Uw account heeft zojuist een ander e-mailadres gekregen. U logt voortaan daarmee in.",
        "Was u dit niet? Neem dan meteen contact met ons op.",
      ],
      button: "Naar inloggen",
      after: [],
    },
  },
  en: {
    "email-change-current": {
      subject: `A change of your e-mail address at ${site.name}`,
      lines: [
        `You want to use your account at ${site.name} with another e-mail address.`,
        "Confirm it from this address and also from the new one, where a message like this waits:",
      ],
      button: "Confirm the change",
      after: [
        "The link works for 24 hours and once.",
        "Wasn't it you? Then confirm nothing and change your password: somebody can use your account.",
      ],
    },
    "email-change-new": {
      subject: `Confirm your new e-mail address for ${site.name}`,
      lines: [
        `Somebody wants to use an account at ${site.name} with this e-mail address. Confirm that it is you:`,
      ],
      button: "Confirm e-mail address",
      after: [
        "The link works for 24 hours and once.",
        "Wasn't it you? Then there is nothing you need to do.",
      ],
    },
    "email-change-taken": {
      subject: `Your e-mail address is known at ${site.name} already`,
      lines: [
        "Somebody wanted to use another account with this e-mail address, but you already have one with it.",
        "You can sign in as always:",
      ],
      button: "Go to sign-in",
      after: ["Wasn't it you? Then there is nothing you need to do: nothing has changed."],
    },
    "email-changed": {
      subject: `Your e-mail address at ${site.name} was changed`,
      lines: [
        "Your account was given another e-mail address just now. From now on you sign in with that one.",
        "Wasn't it you? Then contact us at once.",
      ],
      button: "Go to sign-in",
      after: [],
    },
  },
};
