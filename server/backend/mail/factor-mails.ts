import { site } from "../../../app/site.ts";
import type { Texts } from "./account-mails.ts";

export type FactorKind = "factor-added" | "factor-removed";

export const factorMails: Record<"nl" | "en", Record<FactorKind, Texts>> = {
  nl: {
    "factor-added": {
      subject: `Tweede stap voor uw account bij ${site.name}`,
      lines: [
        "Uw account heeft zojuist een tweede stap gekregen: bij het inloggen hebt u voortaan ook een code uit een app nodig. Waar u die nog niet hebt gegeven, bent u uitgelogd.",
        "Was u dit niet? Dan kent iemand uw wachtwoord. Neem meteen contact met ons op.",
      ],
      button: "Naar inloggen",
      after: [],
    },
    "factor-removed": {
      subject: `Tweede stap verwijderd bij ${site.name}`,
      lines: [
        "Van uw account is zojuist een tweede stap verwijderd. Codes uit die app gelden niet meer.",
        "Was u dit niet? Wijzig dan meteen uw wachtwoord en stel de tweede stap opnieuw in:",
      ],
      button: "Naar inloggen",
      after: [],
    },
  },
  en: {
    "factor-added": {
      subject: `A second step for your ${site.name} account`,
      lines: [
        "Your account was given a second step just now: from now on you also need a code from an app to sign in. Where you haven't given one yet you are signed out.",
        "Wasn't it you? Then somebody knows your password. Contact us at once.",
      ],
      button: "Go to sign-in",
      after: [],
    },
    "factor-removed": {
      subject: `Second step removed at ${site.name}`,
      lines: [
        "A second step was removed from your account just now. Codes from that app no longer count.",
        "Wasn't it you? Then change your password at once and set the second step up again:",
      ],
      button: "Go to sign-in",
      after: [],
    },
  },
};
