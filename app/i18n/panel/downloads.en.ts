import type { Translation } from "../language-texts.ts";
import { nl } from "./downloads.nl.ts";

const en: Translation<typeof nl> = {
  "downloads.title": "Download Pages",
  "downloads.create": "Create new page",
  "downloads.slug": "Page Slug",
  "downloads.slugExample": "download_content_playbook",
  "downloads.slugHint": "The page’s address: /download/{slug}",
  "downloads.createButton": "Create",
  "downloads.creating": "Creating...",
  "downloads.slugBlank": "Please enter a page slug.",
  "downloads.slugMalformed": "Use lowercase letters, digits, hyphens and underscores only.",
  "downloads.slugLong": "Use at most 200 characters.",
  "downloads.pages": "All Pages",
  "downloads.createdOn": "Created {date}",
  "downloads.waiting": "Changes not published",
  "downloads.open": "Open {slug} in a new tab",
  "downloads.edit": "Edit {slug}",
  "downloads.delete": "Delete {slug}",
  "downloads.sure": "Are you absolutely sure?",
  "downloads.sureText":
    "This action cannot be undone. This will permanently delete the download page and all its content.",
  "downloads.sureRequests": "The requests that visitors left on {slug} stay, under Leads.",
  "downloads.empty": "No download pages found. Create your first page above.",
  "downloads.loadFailed": "Failed to load download pages.",
  "downloads.created": "Download page created successfully.",
  "downloads.createFailed": "Failed to create download page. Slug might already exist.",
  "downloads.deleted": "Download page deleted successfully",
  "downloads.deleteFailed": "Failed to delete download page",
};

/** The panel’s screens about download pages. */
export const downloadPanelTexts = { nl, en };
