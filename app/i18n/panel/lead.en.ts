import type { Translation } from "../language-texts.ts";
import { nl } from "./lead.nl.ts";

const en: Translation<typeof nl> = {
  "lead.title": "Lead",
  "lead.back": "Back to leads",
  "lead.notFound": "Lead not found. It may have been deleted.",
  "lead.loadFailed": "Failed to load the lead",
  "lead.received": "Received {time}",
  "lead.setStatus": "Status",
  "lead.statusSaved": "Status updated",
  "lead.statusFailed": "Failed to update the status",
  "lead.delete": "Delete",
  "lead.sure": "Are you absolutely sure?",
  "lead.sureText":
    "This action cannot be undone. This will permanently delete the lead, what the visitor sent, and your notes.",
  "lead.deleted": "Lead deleted successfully",
  "lead.deleteFailed": "Failed to delete the lead",

  "lead.person": "Visitor",
  "lead.name": "Name",
  "lead.email": "Email",
  "lead.phone": "Phone",
  "lead.company": "Company",
  "lead.language": "Language",
  "lead.nl": "Dutch",
  "lead.en": "English",
  "lead.page": "Download page",
  "lead.pageGone": "{slug} (deleted)",
  "lead.file": "File",
  "lead.openedOnce": "Opened once, {time}",
  "lead.opened": "Opened {count} times, the last time {time}",
  "lead.message": "Message",
  "lead.remarks": "Remarks",
  "lead.noRemarks": "No remarks",

  "lead.visit": "Where from",
  "lead.visitUnknown": "Nothing is known about how this visitor came.",
  "lead.first_page": "First page",
  "lead.last_page": "Page before sending",
  "lead.referrer": "Referring site",
  "lead.utm_source": "Campaign source",
  "lead.utm_medium": "Campaign medium",
  "lead.utm_campaign": "Campaign",
  "lead.utm_term": "Campaign term",
  "lead.utm_content": "Campaign content",

  "lead.notes": "Notes",
  "lead.notesHint": "For colleagues only. Visitors never see them.",
  "lead.saveNotes": "Save Notes",
  "lead.savingNotes": "Saving...",
  "lead.notesSaved": "Notes saved",
  "lead.notesFailed": "Failed to save the notes. What you typed is still here.",
  "lead.gone": "Somebody deleted this lead in the meantime. What you typed is still here.",

  "lead.mails": "Mails",
  "lead.noMails": "No mails belong to this lead.",
  "lead.mailsFailed": "Failed to load the mails",
  "lead.notice": "Notice to us",
  "lead.confirmation": "Confirmation to the visitor",
  "lead.queued": "Waiting to be sent",
  "lead.sent": "Sent",
  "lead.failed": "Failed",
  "lead.queuedAt": "Queued {time}",
  "lead.sentAt": "Sent {time}",
  "lead.nextTry": "Next try {time}",
  "lead.tries": "Tried {count} times",
  "lead.lastError": "Last answer: {text}",
  "lead.resend": "Resend",
  "lead.resendNamed": "Resend: {kind}",
  "lead.resent": "The mail will be sent again",
  "lead.resendFailed": "Failed to send the mail again",
};

/** The panel's screen of a lead. */
export const leadPanelTexts = { nl, en };

export type LeadKey = keyof typeof nl;
