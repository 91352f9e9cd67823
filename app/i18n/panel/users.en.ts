import type { Translation } from "../language-texts.ts";
import { nl } from "./users.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "users.title": "Users",
  "users.about":
    "Who works on the site, and what they may do. An account without a role sees nothing of the panel.",

  "users.role": "Role",
  "users.none": "No role",
  "users.adminAbout": "May do everything, leads, users and the audit log included.",
  "users.editorAbout": "Writes and publishes articles, and manages all pages, tags and pictures.",
  "users.writerAbout": "Writes drafts and changes of articles, and adds pictures. Does not publish.",

  "users.invite": "Invite somebody",
  "users.email": "Email address",
  "users.language": "Language of the mail",
  "users.send": "Send invitation",
  "users.inviteHint": "The link in the mail works for three days, and once.",
  "users.hostedHint":
    "Whoever has no account yet registers with this address on the login page first, and then opens the link. Only the dashboard of your Supabase project can create accounts.",
  "users.invited": "Invitation sent to {email}",
  "users.offered": "{email} has an account already. The role is accepted after signing in.",
  "users.badAddress": "This is not a valid email address.",
  "users.hasRole": "{email} has a role already. Change it in the list.",
  "users.tooOften": "Five invitations were sent to this address within the hour. Try again later.",

  "users.invitations": "Invitations",
  "users.openUntil": "valid until {time}",
  "users.expired": "Expired",
  "users.mailQueued": "The mail is being sent",
  "users.mailFailed": "The mail could not be delivered",
  "users.sendAgain": "Send again",
  "users.withdraw": "Withdraw",
  "users.withdrawn": "Invitation withdrawn",
  "users.invitationGone": "This invitation was accepted or withdrawn already.",

  "users.searchHint": "Part of the email address",
  "users.filter.member": "With a role",
  "users.filter.admin": "Administrators",
  "users.filter.editor": "Editors",
  "users.filter.writer": "Writers",
  "users.filter.none": "Without a role",
  "users.filter.all": "All accounts",
  "users.list": "Accounts",
  "users.one": "1 account",
  "users.many": "{count} accounts",
  "users.empty": "No accounts found",
  "users.emptyText": "Choose another role, or another part of the address.",

  "users.you": "This is you",
  "users.unconfirmed": "Address not confirmed yet",
  "users.lastSignIn": "Last signed in on {time}",
  "users.neverSignedIn": "Never signed in",
  "users.noSession": "signed in nowhere",
  "users.oneSession": "signed in on 1 device",
  "users.someSessions": "signed in on {count} devices",
  "users.stepOn": "second step on",
  "users.stepOff": "no second step",
  "users.stepMissing": "second step required, not set up yet",

  "users.roleOf": "Role of {email}",
  "users.roleChanged": "{email} is now {role}",
  "users.roleTaken": "{email} has no role any more",
  "users.lastAdmin": "There must be at least one administrator.",
  "users.makeAdmin": "Make an administrator?",
  "users.makeAdminText": "{email} may then do everything that you may, and take your role too.",
  "users.takeRole": "Take the role away?",
  "users.takeRoleText": "{email} is shut out of the panel at once. The account stays.",
  "users.change": "Change role",

  "users.requireStep": "Require a second step",
  "users.requireStepOf": "Require a second step of {email}",
  "users.stepRequired": "{email} needs a second step from now on",
  "users.stepWaived": "{email} needs no second step any more",

  "users.endSessions": "Sign out everywhere",
  "users.endSessionsSure": "Sign out everywhere?",
  "users.endSessionsText": "{email} has to sign in again everywhere.",
  "users.sessionsEnded": "{email} is signed out everywhere",

  "users.removeStep": "Remove second step",
  "users.removeStepSure": "Remove the second step?",
  "users.removeStepText":
    "Only do this when you are sure that {email} asks for it: afterwards the password alone is enough to sign in, and all passkeys are gone too. {email} is signed out everywhere.",
  "users.ownPassword": "Your own password",
  "users.wrongPassword": "Your password is not right",
  "users.stepRemoved": "The second step of {email} was removed",

  "users.removeSure": "Remove the account?",
  "users.removeText":
    "{email} can’t sign in any more then. Articles keep the name of their author; versions and the audit log no longer say who it was. This action cannot be undone.",
  "users.removed": "{email} was removed",
  "users.gone": "This account does not exist any more.",

  "users.domains": "Allowed Domains",
  "users.domainsText":
    "Whoever signs in with {providers} and an address of exactly such a domain, and never had a role, gets its role without an invitation. A role that you take away does not come back by itself; whoever you remove altogether can start anew.",
  "users.domainsUnused":
    "Nobody can sign in that way yet: this server knows no sign-in service, such as Google or Microsoft.",
  "users.provider": "a linked sign-in service",
  "users.domain": "Domain",
  "users.allowDomain": "Allow domain",
  "users.domainAllowed": "From now on, whoever has an address of {domain} gets the role {role}",
  "users.badDomain": "This is not a domain. Write only what follows the @ in an address: example.com",
  "users.freeDomain": "Anybody can have an address at {domain}. Invite these people one by one.",
  "users.domainKnown": "{domain} is on the list already. Take it off first if you want another role.",
  "users.removeDomain": "Take off the list",
  "users.removeDomainSure": "Take the domain off the list?",
  "users.removeDomainText":
    "Whoever signs in with an address of {domain} after this gets no role. Those who have one keep it.",
  "users.domainRemoved": "{domain} is no longer on the list",

  "users.leads": "Leads",
  "users.leadsOpen": "Editors see leads",
  "users.leadsText":
    "Editors can then read and handle leads. Deleting and exporting them stays with administrators.",
  "users.leadsOpened": "Editors now see leads",
  "users.leadsClosed": "Only administrators see leads now",
};

export const userPanelTexts = withWords(nl, en);
