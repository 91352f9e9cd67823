import type { Translation } from "../language-texts.ts";
import { nl } from "./download-editor.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "download.title": "Edit Download Page",
  "download.editing": "Editing: {slug}",
  "download.created": "Created: {date}",
  "download.saved": "Last saved: {time}",
  "download.back": "Back to download pages",
  "download.slug": "Slug",
  "download.page": "Page",
  "download.pageTitle": "Title",
  "download.content": "Content",
  "download.formTitle": "Form Title",
  "download.buttonText": "Button Text",
  "download.confirmation": "Confirmation",
  "download.confirmationTitle": "Confirmation Title",
  "download.confirmationContent": "Confirmation Content",
  "download.email": "Email Template Settings",
  "download.customized": "Customized",
  "download.default": "Default",
  "download.subject": "Subject",
  "download.subjectHint": "Left empty, the email has its default subject.",
  "download.message": "Thank-you Message",
  "download.footer": "Footer",
  "download.placeholders": "Placeholders",
  "download.placeholdersText":
    "These are replaced by what the visitor filled in, in the email and in the confirmation. Anything else between braces stays as it is.",
  "download.name": "The visitor’s name",
  "download.address": "The visitor’s email address",
  "download.company": "The visitor’s company, or nothing",
  "download.titleOfPage": "The title of this page",
  "download.fileAddress": "The address of the file, or nothing",
  "download.mailPreview": "Email Preview",
  "download.mailPreviewText": "With a visitor made up for the occasion.",
  "download.mailFrame": "The email as the visitor sees it",
  "download.notFound": "Download page not found.",
  "download.loadFailed": "Failed to load page content.",
  "download.saveDone": "Download page content has been saved successfully.",
  "download.saveFailed": "Failed to save download page content. Please try again.",
};

/** The panel's editor of a download page. */
export const downloadEditorTexts = withWords(nl, en);

export type DownloadEditorKey = keyof typeof downloadEditorTexts.nl;
