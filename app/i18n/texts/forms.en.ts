import type { Translation } from "../language-texts.ts";
import { nl } from "./forms.nl.ts";

const en: Translation<typeof nl> = {
  "forms.requiredNote": "Fields marked with * are required.",
  "forms.name": "Name",
  "forms.email": "Email",
  "forms.phone": "Phone",
  "forms.company": "Company",
  "forms.message": "Message",
  "forms.remarks": "Remarks",
  "forms.nameRequired": "Name is required",
  "forms.emailRequired": "Email is required",
  "forms.messageRequired": "Message is required",
  "forms.passwordRequired": "Password is required",
  "forms.codeRequired": "Code is required",
  "forms.emailInvalid": "Enter a valid email address, for example name@company.com",
  "forms.tooLong": "This is too long: use at most {max} characters (now {now})",
  "forms.tooLongWithMoments":
    "With the chosen moments added this is too long: use at most {max} characters (now {now})",
  "forms.momentGone": "We no longer offer one of the moments you chose. Choose another, or send without.",
  "forms.invalid": "Not sent yet. Please check the marked fields.",
  "forms.tooLarge":
    "Your message is too long to be sent. Shorten the text and send it again; nothing was sent yet.",
  "forms.tooManyMinute":
    "Many forms were sent from your address in a short time. Please try again in a minute; what you typed stays here.",
  "forms.tooManyMinutes":
    "Many forms were sent from your address in a short time. Please try again in {minutes} minutes; what you typed stays here.",
  "forms.privacy": "We use what you fill in to reply to you, and keep with it how you came to this site.",
  "forms.privacyLink": "How we handle your data",
  "forms.newTab": "(in a new tab)",
  "forms.honeypot": "Subject (leave this field empty)",
};

export const formTexts = { nl, en };
