import type { Translation } from "../language-texts.ts";
import { nl } from "./trash.nl.ts";

const en: Translation<typeof nl> = {
  "trash.title": "Trash",
  "trash.about": "What was deleted stays here for 30 days, with everything that belonged to it.",
  "trash.open": "Open the trash",
  "trash.loadFailed": "The trash could not be loaded.",
  "trash.none": "Nothing was deleted.",
  "trash.item": "{kind}, deleted by {person} on {time}",
  "trash.gonePerson": "somebody without an account",
  "trash.restore": "Restore",
  "trash.restored": "Restored: {title}",
  "trash.restoreFailed": "It could not be restored",
  "trash.restoreFailedText": "Somebody else may have restored it. Load the trash again.",
  "trash.delete": "Delete for good",
  "trash.sure": "Delete for good?",
  "trash.sureText": "It is gone then, with all its versions. This can’t be undone.",
  "trash.deleted": "Deleted for good",
  "trash.deleteFailed": "It could not be deleted.",
  "trash.taken": "The address is taken meanwhile",
  "trash.takenText": "Something else has the address of “{title}” now. Choose another one to restore it.",
  "trash.slug": "Address",
  "trash.cancel": "Cancel",
  "trash.article": "Article",
  "trash.page": "Page",
  "trash.download-page": "Download page",
  "trash.tag": "Topic",
  "trash.team-member": "Team member",
  "trash.webhook": "Webhook",
  "trash.lead": "Message or request",
};

export const trashTexts = { nl, en };
