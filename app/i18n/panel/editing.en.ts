import type { Translation } from "../language-texts.ts";
import { nl } from "./editing.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "editing.saveDraft": "Save draft",
  "editing.verbPlanned": "Save and keep the plan",
  "editing.verbPublish": "Save and publish",
  "editing.verbChanges": "Publish changes",
  "editing.verbOffline": "Save and take offline",
  "editing.shortPublish": "Publish",
  "editing.shortOffline": "Take offline",
  "editing.saved": "All changes saved",
  "editing.saveDoes": "The button {effect}.",
  "editing.more": "More",
  "editing.keep": "Keep for later",
  "editing.keepHint": "Saves the changes without publishing them",
  "editing.waiting": "There are changes here that visitors don’t see yet.",
  "editing.waitingText": "Preview shows them; publishing puts them live.",
  "editing.unreadable":
    "Part of these changes can’t be read, and is empty or a default below: {fields}. Fill it in again, or discard the changes.",
  "editing.discardWaiting": "Discard changes",
  "editing.discardSure": "Discard the changes that are not published?",
  "editing.discardText":
    "All is again as visitors see it, also where you typed without saving. What was saved before stays in the history.",
  "editing.discarded": "The changes were discarded",
  "editing.discardFailed": "Failed to discard the changes",
  "editing.discardStale":
    "Somebody else saved this meanwhile. Nothing was discarded. Reload the page to see their version.",
  "editing.view": "View the page",
  "editing.updatedAside": "Changes saved. Visitors still see what was there.",
  "editing.unknown": "Unknown error",
  "editing.away": "The server could not be reached. What you typed is still here.",
  "editing.merged": "Somebody else saved this meanwhile. Their changes were taken in: {parts}.",
  "editing.unseen":
    "Nothing is published yet: look through what somebody else had not published, then save again.",
  "editing.unread":
    "Somebody else saved this meanwhile, and their version could not be read. What you typed is still here; save again.",
  "editing.outrun":
    "Somebody else saved this again and again meanwhile. What you typed is still here; save again.",
  "editing.gone": "This was deleted",
  "editing.goneText": "Somebody deleted it in the meantime. What you typed is still here.",
  "editing.unapproved": "There is no approval yet",
  "editing.unapprovedText": "This goes live only with the approval of {name}, of exactly these words.",
  "editing.regardlessText": "If you publish regardless, the audit log says so.",
  "editing.saveRegardless": "Publish regardless",
  "editing.saveAsNew": "Save as a new one",
  "editing.effectDraft": "saves a draft",
  "editing.effectNl": "publishes Dutch",
  "editing.effectEn": "publishes English",
  "editing.effectBoth": "publishes Dutch and English",
  "editing.effectOffline": "takes it offline",
  "editing.effectOfflineNl": "takes Dutch offline",
  "editing.effectOfflineEn": "takes English offline",
  "editing.effectChanges": "publishes the changes",
  "editing.languages": "Will be public in",
  "editing.noText": "no text yet",
  "editing.ofItem": "{field} of {item}",
};

/** The shared texts of the editors of content. */
export const editingTexts = withWords(nl, en);

export type EditingKey = keyof typeof editingTexts.nl;
