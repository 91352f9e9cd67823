import { site } from "../../../app/site.ts";
import type { Texts } from "./account-mails.ts";

export type IdentityKind = "identity-added" | "identity-removed";

export const identityMails: Record<"nl" | "en", Record<IdentityKind, Texts>> = {
  nl: {
    "identity-added": {
      subject: `Nieuwe manier van inloggen bij ${site.name}`,
      lines: [
        "Op uw account kunt u voortaan ook via een ander account inloggen, zoals dat bij Google of GitHub.",
        "Was u dit niet? Verwijder die manier van inloggen dan meteen en kies een nieuw wachtwoord:",
      ],
      button: "Naar uw account",
      after: [],
    },
    "identity-removed": {
      subject: `Manier van inloggen verwijderd bij ${site.name}`,
      lines: [
        "Een van de manieren waarop u op uw account inlogt, is zojuist verwijderd.",
        "Was u dit niet? Kies dan meteen een nieuw wachtwoord:",
      ],
      button: "Naar uw account",
      after: [],
    },
  },
  en: {
    "identity-added": {
      subject: `A new way to sign in at ${site.name}`,
      lines: [
        "You can now also sign in to your account with another one, such as yours at Google or GitHub.",
        "Wasn't it you? Then remove that way to sign in at once, and choose a new password:",
      ],
      button: "Go to your account",
      after: [],
    },
    "identity-removed": {
      subject: `A way to sign in was removed at ${site.name}`,
      lines: [
        "One of the ways in which you sign in to your account was removed just now.",
        "Wasn't it you? Then choose a new password at once:",
      ],
      button: "Go to your account",
      after: [],
    },
  },
};
