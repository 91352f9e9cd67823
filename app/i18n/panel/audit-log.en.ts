import type { Translation } from "../language-texts.ts";
import { nl } from "./audit-log.nl.ts";

const en: Translation<typeof nl> = {
  "audit.title": "Audit Log",
  "audit.about":
    "Who signed in, published, uploaded, deleted, exported and changed rights. Entries are kept for twelve months and can't be changed. Times are those of the Netherlands.",
  "audit.hosted":
    "Signing in and changes to accounts are in the audit log of your Supabase project: Authentication, Audit Logs.",
  "audit.open": "Open the audit log",
  "audit.back": "Settings",
  "audit.filter": "Filter the audit log",
  "audit.person": "Person",
  "audit.everybody": "Everybody",
  "audit.otherPerson": "Somebody else",
  "audit.kind": "Show",
  "audit.every": "Everything",
  "audit.kind.sign-in": "Signing in",
  "audit.kind.account": "Accounts and passwords",
  "audit.kind.role": "Roles and invitations",
  "audit.kind.publication": "Publishing",
  "audit.kind.sharing": "Preview links",
  "audit.kind.upload": "Uploading",
  "audit.kind.deletion": "Deleting",
  "audit.kind.export": "Exporting",
  "audit.list": "Entries",
  "audit.pages": "More entries",
  "audit.empty": "Nothing here yet",
  "audit.emptyText": "What people do from now on will be listed here.",
  "audit.noMatch": "No entries match",
  "audit.noMatchText": "Choose another kind or person, or everything.",
  "audit.loadFailed": "Failed to load the audit log",

  "audit.by": "By {actor}",
  "audit.byGone": "By somebody whose account is gone",
  "audit.byServer": "By the server or its owner",
  "audit.byUnknown": "By somebody who was not signed in",
  "audit.place": "place {place}",
  "audit.placeHint": "The same place has the same sign; the address itself is not kept.",

  "audit.sign-in": "Signed in {label}",
  "audit.sign-in-failed": "Failed to sign in as {account}",
  "audit.second-step-shown": "Showed the second step",
  "audit.second-step-failed": "Gave a wrong code of the second step",
  "audit.second-step-added": "Set up a second step for {account}",
  "audit.second-step-removed": "Removed the second step of {account}",
  "audit.recovery-codes-made": "Made new recovery codes",
  "audit.recovery-code-used": "Used a recovery code",
  "audit.token-made": "Made the access token {label}",
  "audit.token-revoked": "Revoked the access token {label}",
  "audit.password-changed": "Changed the password",
  "audit.email-changed": "Changed the e-mail address to {account}",
  "audit.identity-added": "Added {label} as a way to sign in",
  "audit.identity-removed": "Removed a way to sign in",
  "audit.role-given": "Gave {account} the role {label}",
  "audit.role-changed": "Changed the role of {account}: {label}",
  "audit.role-taken": "Took the role {label} from {account}",
  "audit.second-step-required": "Required a second step of {account}",
  "audit.second-step-waived": "No longer requires a second step of {account}",
  "audit.invited": "Invited somebody to the role {label}",
  "audit.invite-withdrawn": "Withdrew an invitation to the role {label}",
  "audit.leads-opened": "Opened leads to editors",
  "audit.leads-closed": "Closed leads to editors",
  "audit.sessions-ended": "Signed {account} out everywhere",
  "audit.account-removed": "Removed an account {label}",
  "audit.role.admin": "administrator",
  "audit.role.editor": "editor",
  "audit.role.writer": "writer",
  "audit.published": "Published the {noun} {label}",
  "audit.withdrawn": "Withdrew the {noun} {label}",
  "audit.changed": "Changed the {noun} {label}",
  "audit.renamed": "Renamed the {noun} {label}",
  "audit.scheduled": "Scheduled the {noun} {label}",
  "audit.unscheduled": "Cancelled the schedule of the {noun} {label}",
  "audit.toPublish": "{subject}, to be published on {time}",
  "audit.toWithdraw": "{subject}, to be withdrawn on {time}",
  "audit.inDutch": "{subject} (Dutch)",
  "audit.inEnglish": "{subject} (English)",
  "audit.version": "{slug}: version {number}",
  "audit.restored": "Restored a version of the {noun} {label}",
  "audit.discarded": "Threw away changes of the {noun} {label}",
  "audit.shared": "Made a {noun} for {label}",
  "audit.unshared": "Ended a {noun} for {label}",
  "audit.uploaded": "Uploaded the {noun} {label}",
  "audit.replaced": "Replaced the {noun} {label}",
  "audit.deleted": "Deleted the {noun} {label}",
  "audit.exported": "Exported {noun} {label}",
  "audit.erased": "Erased what was kept about a person: {label}",

  "audit.noAccount": "an address without an account",
  "audit.goneAccount": "an account that is gone",
  "audit.method.password": "with a password",
  "audit.method.otp": "by a link in a mail",
  "audit.method.recovery": "by a link for a new password",
  "audit.method.oauth": "by way of a provider",

  "audit.noun.article": "article",
  "audit.noun.Dutch text": "Dutch text of the article",
  "audit.noun.English text": "English text of the article",
  "audit.noun.preview link": "preview link",
  "audit.noun.tag": "tag",
  "audit.noun.text": "text of the site",
  "audit.noun.download page": "download page",
  "audit.noun.about page": "about page",
  "audit.noun.file": "file",
  "audit.noun.team member": "team member",
  "audit.noun.message": "message of a visitor",
  "audit.noun.request": "request of a visitor",
  "audit.noun.leads": "leads:",
  "audit.noun.person": "what is kept about a person",
  "audit.noun.backup": "a backup",
};

/** The panel's audit log. */
export const auditPanelTexts = { nl, en };

export type AuditKey = keyof typeof nl;

/** The key of a name, if it exists. */
export function findAuditKey(key: string): AuditKey | null {
  return isAuditKey(key) ? key : null;
}

function isAuditKey(key: string): key is AuditKey {
  return Object.hasOwn(nl, key);
}
