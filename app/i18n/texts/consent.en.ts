import type { Translation } from "../language-texts.ts";
import { nl } from "./consent.nl.ts";

const en: Translation<typeof nl> = {
  "consent.text": "A program wants to work on {site} on your behalf.",
  "consent.name": "The program",
  "consent.nameless": "Without a name",
  "consent.host": "Where it runs",
  "consent.onDevice": "On this computer",
  "consent.app": "In an app on this device, opened with {scheme}",
  "consent.as": "On behalf of",
  "consent.verified": "{host} itself has published this name.",
  "consent.unverified":
    "The name is not verified: it is what the program calls itself. Allow it only if you know {host} and started this yourself.",
  "consent.unverifiedOnDevice":
    "The name is not verified: any program can call itself that. Allow it only if you have just started this yourself.",
  "consent.never": "It can never publish, delete, mail or share. You can revoke the access at any time.",
  "consent.allow": "Allow",
  "consent.deny": "Don’t allow",
  "consent.noRole":
    "You can’t connect an AI assistant with this account. Only people who work on this site can.",
  "consent.allowed": "The AI assistant is connected",
  "consent.denied": "You did not allow it",
  "consent.sent": "You are going back to the program. If nothing happens, you can close this page.",
  "consent.tokens": "Go to access tokens",
  "consent.tryAgain": "Try again",

  "consent.rejected": "This program can’t connect now.",
  "consent.unknownClient":
    "The site doesn’t know the program (any more), or can’t find out who it is. Start again from the program.",
  "consent.malformed":
    "The request is not right: it is incomplete, or the answer would go to an address that is not the program’s. Did you not start this yourself? Then close this page.",
  "consent.gone.title": "This question is no longer valid",
  "consent.gone":
    "You have answered it already, more than ten minutes have passed, or somebody else has opened it. Start again from the program.",
  "consent.full": "You have 20 access tokens and connections already. Revoke one first.",
  "consent.refused": "You can’t connect an AI assistant with this account now.",
  "consent.signedOut": "Your session has ended. Sign in again.",
  "consent.tooMany": "Too many attempts. Wait a moment and try again.",
  "consent.away": "The server can’t be reached. Try again in a moment.",
};

export const consentTexts = { nl, en };
