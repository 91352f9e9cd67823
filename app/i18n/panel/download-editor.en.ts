import type { Translation } from "../language-texts.ts";
import { nl } from "./download-editor.nl.ts";

const en: Translation<typeof nl> = {
  "download.title": "Edit Download Page",
  "download.editing": "Editing: {slug}",
  "download.created": "Created: {date}",
  "download.saved": "Last saved: {time}",
  "download.back": "Back to download pages",
  "download.preview": "Preview",
  "download.stateLive": "Live",
  "download.stateWaiting": "changes not published yet",
  "download.effectDraft": "as a draft",
  "download.effectPublish": "publishes the page",
  "download.effectOffline": "takes it offline",
  "download.effectChanges": "publishes the changes",
  "download.waiting": "This page has changes that visitors don't see yet.",
  "download.waitingText": "Save publishes them. The preview shows them.",
  "download.unreadable":
    "Part of these changes can't be read: {fields}. They can't be saved or published; discard them.",
  "download.discardText":
    "The page is again as visitors see it, also where you typed without saving. What was saved before stays in the history.",
  "download.discardStale":
    "Somebody else saved this page meanwhile. Nothing was discarded. You now see their version.",
  "download.kept": "Changes saved. Visitors still see the page as it was.",
  "download.unseen":
    "Nothing was published: somebody else saved changes that are not published yet. They are in the fields now; look at them, and save again.",
  "download.page": "Page",
  "download.pageTitle": "Title",
  "download.content": "Content",
  "download.form": "Form",
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
  "download.gone":
    "Failed to save download page content. Somebody else deleted this page; what you typed is still here.",
  "download.saveFailed": "Failed to save download page content. Please try again.",
};

/** The panel's editor of a download page. */
export const downloadEditorTexts = { nl, en };

export type DownloadEditorKey = keyof typeof en;
