import type { Translation } from "../language-texts.ts";
import { nl } from "./mails.nl.ts";

const en: Translation<typeof nl> = {
  "mails.registration": "Chamber of Commerce (KvK) {number}",
  "mails.greeting": "Dear {name},",
  "mails.reader": "reader",
  "mails.farewell": "Kind regards,",
  "mails.sender": "{firm}",
  "mails.fallbackLink": "Doesn’t the button work? Then open this address in your browser:",
  "mails.questions": "Do you have a question? Write to {firmEmail} or call {firmPhone}.",
  "mails.whyVisitor":
    "You receive this message because this email address was entered on our site. Wasn’t it you? Then there is nothing you need to do.",
  "mails.whyAccount":
    "You receive this message because this email address was given for an account at {firm}.",
  "mails.whyAdministrator": "You receive this message because you manage the site of {firm}.",
  "mails.whyInvited": "You receive this message because somebody at {firm} has invited you.",
  "mails.whyFirm": "This message was sent by the site of {firm}.",

  "mails.contact.subject": "We have received your message",
  "mails.contact.title": "Your message has arrived",
  "mails.contact.text":
    "Thank you for your message. Within one working day you will hear from somebody who builds these things, with a proposal for an intro call.",
  "mails.contact.meanwhile": "In the meantime, see how others do it. Our articles are here:",
  "mails.contact.button": "Read our insights",

  "mails.download.subject": "Your request: {{pageTitle}}",
  "mails.download.message":
    "Dear {{name}},\nThank you for your request for {{pageTitle}}. We will send you what you asked for as soon as we can.",
  "mails.download.messageWithFile":
    "Dear {{name}},\nThank you for your request for {{pageTitle}}. You can download the file right away.",
  "mails.download.button": "Download the file",
  "mails.download.requestedAt": "You asked for this on this page:",
  "mails.download.footer": "Do you have a question? Write to {firmEmail} or call {firmPhone}.",

  "mails.schedule-failed.publishSubject": "Not published: {title}",
  "mails.schedule-failed.unpublishSubject": "Not withdrawn: {title}",
  "mails.schedule-failed.publishText":
    "Publishing at the scheduled time failed. Nothing has changed, and the site does not try again.\nFix the problem and choose “Try again” in the panel, or publish it yourself.",
  "mails.schedule-failed.unpublishText":
    "Withdrawing at the scheduled time failed. Nothing has changed, and the site does not try again.\nFix the problem and choose “Try again” in the panel, or withdraw it yourself.",
  "mails.schedule-failed.what": "What",
  "mails.schedule-failed.nl": "{title} (Dutch)",
  "mails.schedule-failed.en": "{title} (English)",
  "mails.schedule-failed.at": "Scheduled for",
  "mails.schedule-failed.reason": "Reason",
  "mails.webhook-paused.subject": "Webhook paused: {host}",
  "mails.webhook-paused.text":
    "Calls of this webhook failed on five days, and none arrived between them. The site has stopped calling it; what happens meanwhile is not sent later.\nFix the problem and resume the webhook in the panel.",
  "mails.webhook-paused.goneText":
    "The receiver at this address wants no more calls. The site has stopped calling the webhook; what happens meanwhile is not sent later.\nDelete the webhook, or give it another address in the panel and resume it.",
  "mails.webhook-paused.host": "Address",
  "mails.webhook-paused.since": "Failing since",
  "mails.backup-overdue.subject": "No proven backup for two days",
  "mails.backup-overdue.text":
    "The site makes a backup every night and proves it by restoring it. For more than two days no backup was proven: if the server is lost now, what was changed since then is lost too.\nMend the reason below. The site tries again every hour; the overview in the panel shows when it worked.",
  "mails.backup-overdue.last": "Last proven backup",
  "mails.backup-overdue.never": "None yet",
  "mails.backup-overdue.reason": "Reason",
  "mails.backup-overdue.noReason": "The last try was cut off; see the log of the server",
  "mails.form-trial.sender": "Trial of the site",
  "mails.form-trial.words":
    "This is a trial of the contact form. The site does not keep this message, and nobody waits for an answer.",
  "mails.form-trial.subject": "The contact form does not work as it should",
  "mails.form-trial.text":
    "Each week the site tries its own contact form. This has now failed twice. Messages from visitors may not arrive.\nRemove the cause below. Then try the form again, in the settings of the panel.",
  "mails.form-trial.page": "The page",
  "mails.form-trial.message": "The message",
  "mails.form-trial.visitor": "The mail to the visitor",
  "mails.form-trial.firm": "The mail to us",
  "mails.weekly.one": "1 thing to look at this week",
  "mails.weekly.subject": "{count} things to look at this week",
  "mails.weekly.text": "Have a short look. You need not sign in.",
  "mails.weekly.before": "Now:",
  "mails.weekly.after": "Proposed:",
  "mails.weekly.nothing": "to leave this out.",
  "mails.weekly.noWords": "The words stay the same. Look at it in the panel.",
  "mails.weekly.button": "Look at it",
  "mails.weekly.about":
    "The link works for seven days and is for you alone: do not forward this mail. What you accept does not go live at once. The day and hour of this mail stand among the texts of the firm.",
  "mails.leads-waiting.one": "1 lead waits for an answer",
  "mails.leads-waiting.many": "{count} leads wait for an answer",
  "mails.leads-waiting.text":
    "These people wrote through the site and have no answer yet. You get no other mail about them.\nHave you called or written already? Then say so at the lead.",
  "mails.leads-waiting.others": "And {count} more.",
  "mails.appointment.subject": "Appointment with {name}: {time}",
  "mails.appointment.title": "There is an appointment",
  "mails.appointment.text": "One of us confirmed an introduction. The attachment puts it into your calendar.",
  "mails.appointment.event": "Introduction with {name}",
  "mails.appointment.time": "Appointment",
  "mails.appointment.length": "Length",
  "mails.appointment.halfHour": "Half an hour",
  "mails.appointment.calendar": "In your calendar",
  "mails.appointment.attached": "Open the attachment",
  "mails.appointment.person": "Confirmed by",
  "mails.notice.contactSubject": "New message from {name}",
  "mails.notice.contactTitle": "A new message from the site",
  "mails.notice.downloadSubject": "New request from {name}: {page}",
  "mails.notice.downloadTitle": "A new request from the site",
  "mails.notice.name": "Name",
  "mails.notice.email": "Email address",
  "mails.notice.phone": "Phone",
  "mails.notice.company": "Company",
  "mails.notice.page": "Page",
  "mails.notice.message": "Message",
  "mails.notice.remarks": "Remarks",
  "mails.notice.comments": "There are comments on a preview",
  "mails.notice.commentsText":
    "Somebody has commented through a preview link that you made. You get one mail about this a day at most.",
  "mails.notice.button": "Open in the panel",
  "mails.notice.visit": "Where the visit came from",
  "mails.visit.first_page": "First page",
  "mails.visit.last_page": "Last page",
  "mails.visit.referrer": "Referring site",
  "mails.visit.utm_source": "Campaign source",
  "mails.visit.utm_medium": "Campaign medium",
  "mails.visit.utm_campaign": "Campaign",
  "mails.visit.utm_term": "Search term",
  "mails.visit.utm_content": "Campaign content",

  "mails.confirmation.subject": "Confirm your {firm} account",
  "mails.confirmation.text":
    "An account at {firm} was made with this email address. Confirm that it was you:",
  "mails.confirmation.button": "Confirm account",
  "mails.confirmation.after":
    "The link works once, within 24 hours.\nWasn’t it you? Then there is nothing you need to do.",
  "mails.invitation.subject": "Invitation to work on the site of {firm}",
  "mails.invitation.text": "{person} invites you to work on the site of {firm} {role}.",
  "mails.invitation.admin": "as an administrator",
  "mails.invitation.editor": "as an editor",
  "mails.invitation.writer": "as a writer",
  "mails.invitation.isNew":
    "Accept the invitation and choose a password, or sign in with Google or Microsoft, where that is offered:",
  "mails.invitation.hasAccount":
    "You have an account with this email address already. Sign in with it and accept:",
  "mails.invitation.button": "View the invitation",
  "mails.invitation.after":
    "The link works once, within three days.\nDid you not expect this? Then you need not do anything.",
  "mails.recovery.subject": "A new password for {firm}",
  "mails.recovery.text": "A new password was requested for your account. Choose it here:",
  "mails.recovery.button": "Choose a new password",
  "mails.recovery.after":
    "The link works once, within 15 minutes.\nWasn’t it you? Then there is nothing you need to do: your password stays as it is.",
  "mails.known.subject": "You already have an account at {firm}",
  "mails.known.text":
    "Somebody wanted to make an account with this email address, but you already have one.\nYou can sign in as always, or ask for a new password if you forgot yours:",
  "mails.known.button": "Go to sign-in",
  "mails.known.after": "Wasn’t it you? Then there is nothing you need to do: nothing has changed.",
  "mails.password-changed.subject": "Your {firm} password was changed",
  "mails.password-changed.text":
    "The password of your account was changed just now. On other devices you are signed out.\nWasn’t it you? Then ask for a new password at once:",
  "mails.password-changed.button": "Go to sign-in",
  "mails.password-changed.after": "Was it you? Then there is nothing you need to do.",
  "mails.email-change-current.subject": "A change of your email address at {firm}",
  "mails.email-change-current.text":
    "You want to use your account at {firm} with another email address.\nConfirm it from this address and also from the new one, where a message like this waits:",
  "mails.email-change-current.button": "Confirm the change",
  "mails.email-change-current.after":
    "The link works once, within 24 hours.\nWasn’t it you? Then confirm nothing and change your password: somebody can use your account.",
  "mails.email-change-new.subject": "Confirm your new email address for {firm}",
  "mails.email-change-new.text":
    "Somebody wants to use an account at {firm} with this email address. Confirm that it is you:",
  "mails.email-change-new.button": "Confirm email address",
  "mails.email-change-new.after":
    "The link works once, within 24 hours.\nWasn’t it you? Then there is nothing you need to do.",
  "mails.email-change-taken.subject": "Your email address is known at {firm} already",
  "mails.email-change-taken.text":
    "Somebody wanted to use another account with this email address, but you already have one with it.\nYou can sign in as always:",
  "mails.email-change-taken.button": "Go to sign-in",
  "mails.email-change-taken.after":
    "Wasn’t it you? Then there is nothing you need to do: nothing has changed.",
  "mails.email-changed.subject": "Your email address at {firm} was changed",
  "mails.email-changed.text":
    "Your account was given another email address just now. From now on you sign in with that one.\nWasn’t it you? Then contact us at once.",
  "mails.email-changed.button": "Go to sign-in",
  "mails.email-changed.after": "Was it you? Then there is nothing you need to do.",
  "mails.factor-added.subject": "A second step for your {firm} account",
  "mails.factor-added.text":
    "Your account was given a second step just now: from now on you also need a code from an app to sign in. Where you haven’t given one yet you are signed out.\nWasn’t it you? Then somebody knows your password. Contact us at once.",
  "mails.factor-added.button": "Go to sign-in",
  "mails.factor-added.after": "Was it you? Then there is nothing you need to do.",
  "mails.factor-removed.subject": "Second step removed at {firm}",
  "mails.factor-removed.text":
    "A second step was removed from your account just now. Codes from that app no longer count.\nWasn’t it you? Then change your password at once and set the second step up again:",
  "mails.factor-removed.button": "Go to sign-in",
  "mails.factor-removed.after": "Was it you? Then there is nothing you need to do.",
  "mails.passkey-added.subject": "A new passkey for your {firm} account",
  "mails.passkey-added.text":
    "A passkey was added to your account just now. With it you can sign in without a password or a code.\nWasn’t it you? Then remove that passkey at once, and choose a new password:",
  "mails.passkey-added.button": "Go to your account",
  "mails.passkey-added.after": "Was it you? Then there is nothing you need to do.",
  "mails.passkey-removed.subject": "A passkey was removed at {firm}",
  "mails.passkey-removed.text":
    "A passkey was removed from your account just now. It no longer signs you in.\nWasn’t it you? Then choose a new password at once, and check your passkeys:",
  "mails.passkey-removed.button": "Go to your account",
  "mails.passkey-removed.after": "Was it you? Then there is nothing you need to do.",
  "mails.passkey-rejected.subject": "A passkey was rejected at {firm}",
  "mails.passkey-rejected.text":
    "Somebody tried to sign in with a passkey of your account just now, but there seems to be a copy of it. So it was rejected.\nSign in another way, remove that passkey and make a new one:",
  "mails.passkey-rejected.button": "Go to your account",
  "mails.passkey-rejected.after":
    "Can’t you sign in another way? Then ask an administrator to remove your second step.",
  "mails.identity-added.subject": "A new way to sign in at {firm}",
  "mails.identity-added.text":
    "You can now also sign in to your account with another one, such as yours at Google or Microsoft.\nWasn’t it you? Then remove that way to sign in at once, and choose a new password:",
  "mails.identity-added.button": "Go to your account",
  "mails.identity-added.after": "Was it you? Then there is nothing you need to do.",
  "mails.identity-removed.subject": "A way to sign in was removed at {firm}",
  "mails.identity-removed.text":
    "One of the ways in which you sign in to your account was removed just now.\nWasn’t it you? Then choose a new password at once:",
  "mails.identity-removed.button": "Go to your account",
  "mails.identity-removed.after": "Was it you? Then there is nothing you need to do.",
};

export const mailTexts = { nl, en };
