import { nl } from "./downloads.nl.ts";
import type { Translation } from "./language-texts.ts";

const en: Translation<typeof nl> = {
  "downloads.notFound.title": "Page Not Found",
  "downloads.notFound.text": "The requested download page could not be found.",
  "downloads.loadFailed": "Failed to load download page.",
  "downloads.form": "Request the download",
  "downloads.button": "Request",
  "downloads.processing": "Processing...",
  "downloads.failed": "Failed to submit download request. Please try again.",
  "downloads.thanks": "Thank you for your request",
  "downloads.home": "Go to Home",
};

export const downloadTexts = { nl, en };
