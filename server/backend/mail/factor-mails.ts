import { site } from "../../../app/site.ts";
import type { Texts } from "./account-mails.ts";

export type FactorKind = "factor-added" | "factor-removed";

export const factorMails: Record<"nl" | "en", Record<FactorKind, Texts>> = {
  nl: {
    "factor-added": {
      subject: `Tweestapsverificatie voor uw account bij ${site.name}`,
      lines: [
        "Bij uw account is zojuist een app voor tweestapsverificatie gezet. Bij het inloggen hebt u voortaan ook een code uit die app nodig. Op andere apparaten bent u uitgelogd.",
        "Was u dit niet? Dan kent iemand uw wachtwoord. Neem meteen contact met ons op.",
      ],
      button: "Naar inloggen",
      after: [],
    },
    "factor-removed": {
      subject: `Tweestapsverificatie verwijderd bij ${site.name}`,
      lines: [
        "Van uw account is zojuist een app voor tweestapsverificatie verwijderd. Codes uit die app gelden niet meer.",
        "Was u dit niet? Wijzig dan meteen uw wachtwoord en zet tweestapsverificatie weer aan:",
      ],
      button: "Naar inloggen",
      after: [],
    },
  },
  en: {
    "factor-added": {
      subject: `Two-step verification for your ${site.name} account`,
      lines: [
        "An app for two-step verification was added to your account just now. From now on you also need a code from that app to sign in. On other devices you are signed out.",
        "Wasn't it you? Then somebody knows your password. Contact us at once.",
      ],
      button: "Go to sign-in",
      after: [],
    },
    "factor-removed": {
      subject: `Two-step verification removed at ${site.name}`,
      lines: [
        "An app for two-step verification was removed from your account just now. Codes from that app no longer count.",
        "Wasn't it you? Then change your password at once and turn two-step verification on again:",
      ],
      button: "Go to sign-in",
      after: [],
    },
  },
};
