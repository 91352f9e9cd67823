import type { Translation } from "../language-texts.ts";
import { nl } from "./downloads.nl.ts";

const en: Translation<typeof nl> = {
  "downloads.notFound.title": "Page Not Found",
  "downloads.notFound.text": "The requested download page could not be found.",
  "downloads.loadFailed": "Failed to load download page.",
  "downloads.form": "Request the download",
  "downloads.button": "Request",
  "downloads.processing": "Processing...",
  "downloads.failed": "Failed to submit download request. Please try again.",
  "downloads.thanks": "Thank you for your request",
  "downloads.repeated": "We had already received this request from you. It is stored once.",
  "downloads.held":
    "The email may take a while: we look at your request ourselves first. If you don’t hear from us, send us a message.",
  "downloads.file": "Download the file",
  "downloads.insights": "Read our insights",
  "downloads.home": "Go to Home",
  "downloads.expired.title": "This link no longer works",
  "downloads.expired.text":
    "A link to a file works for seven days, or until the file is taken away. You can ask for it again.",
  "downloads.expired.again": "Ask for the file again",
  "downloads.expired.contact": "Contact us",
};

export const downloadTexts = { nl, en };
