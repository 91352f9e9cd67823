import type { Translation } from "../language-texts.ts";
import { nl } from "./trash.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "trash.title": "Trash",
  "trash.about": "What was deleted can be restored here with everything that belonged to it.",
  "trash.keptDays": "After {days} days it is gone for good.",
  "trash.keptDay": "After a day it is gone for good.",
  "trash.search": "Title, name or address",
  "trash.noMatch": "Nothing in the trash matches this.",
  "trash.sameFile":
    "The media library has this file again by now, as “{name}”. Use that one, or delete it first.",
  "trash.none": "Nothing was deleted.",
  "trash.item": "{kind}, deleted by {person} on {time}",
  "trash.gonePerson": "somebody without an account",
  "trash.rehearse": "What will change by restoring?",
  "trash.restored": "Restored: {title}",
  "trash.restoredPart": "Restored, without what is gone or taken meanwhile: {title}",
  "trash.restoredUnplanned": "Restored; what was planned was due meanwhile: {title}",
  "trash.restoreFailed": "It could not be restored",
  "trash.restoreFailedText": "Somebody else may have restored it. Load the trash again.",
  "trash.delete": "Delete for good",
  "trash.sure": "Delete for good?",
  "trash.sureText": "It is gone then, with all its versions. This can’t be undone.",
  "trash.deleted": "Deleted for good",
  "trash.taken": "The address is taken meanwhile",
  "trash.takenToo": "This address is taken as well",
  "trash.takenText": "Something else has the address of “{title}” now. Choose another one to restore it.",
  "trash.slug": "Address",
  "trash.otm_blog_articles": "Article",
  "trash.otm_pages": "Page",
  "trash.otm_download_pages": "Download page",
  "trash.otm_blog_tags": "Tag",
  "trash.otm_media": "Picture or file",
  "trash.otm_team_members": "Team member",
  "trash.otm_webhooks": "Webhook",
  "trash.otm_redirects": "Redirect",
  "trash.otm_contact_subm_vlotwerk": "Message",
  "trash.otm_download_submissions": "Request",
};

export const trashTexts = withWords(nl, en);
