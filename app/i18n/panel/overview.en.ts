import type { Translation } from "../language-texts.ts";
import { nl } from "./overview.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "overview.title": "Overview",
  "overview.about": "What came in, what is not finished yet, and what comes up.",
  "overview.edited": "Edited {time}",
  "overview.by": "by {author}",

  "overview.warnings": "Settings of the server",
  "overview.warnings.mail-server":
    "The mail server can’t be used. Mails to visitors and to us wait, and are tried again for a day. Ask whoever runs your server. This notice goes once a mail was sent.",
  "overview.technical.mail-server": "Check SMTP_URL and SMTP_TLS, and restart the server.",
  "overview.warnings.proxy":
    "The server can’t see the address that a visitor comes from. So all visitors share the same limits, and a form may be refused. Ask whoever runs your server.",
  "overview.technical.proxy":
    "Requests come in through a proxy, but TRUST_PROXY is 0: visitors may get error 429. Set TRUST_PROXY to the number of proxies in front of the server, and restart it.",
  "overview.warnings.calendar":
    "The calendar of the contact person has not been read for more than two hours. The contact form therefore proposes moments without knowing whether they are free. Check the calendar’s address at the team member.",
  "overview.technical.calendar": "The site tries again every ten minutes.",
  "overview.warnings.contact-form":
    "The contact form does not work as it should. Messages from visitors may not arrive. Try the form yourself, in the settings: they show what goes wrong.",
  "overview.technical.contact-form": "The site tries again every day.",
  "overview.warnings.seen": "Seen {time}",
  "overview.warnings.reason": "Reason: {text}",

  "overview.sample": "Sample content",
  "overview.sample.text":
    "The site begins with invented content. Replace it or take it off the site before visitors come to your own address. They still see:",
  "overview.sample.case": "1 case",
  "overview.sample.case.many": "{count} cases",
  "overview.sample.quote": "1 quote",
  "overview.sample.quote.many": "{count} quotes",
  "overview.sample.person": "1 person",
  "overview.sample.person.many": "{count} people",
  "overview.sample.phone": "a telephone number",
  "overview.sample.phone.many": "{count} telephone numbers",
  "overview.sample.email": "an email address",
  "overview.sample.email.many": "{count} email addresses",
  "overview.sample.address": "a visiting address",
  "overview.sample.address.many": "{count} visiting addresses",
  "overview.sample.service": "1 service",
  "overview.sample.service.many": "{count} services",
  "overview.sample.page": "1 page",
  "overview.sample.page.many": "{count} pages",
  "overview.sample.article": "1 article",
  "overview.sample.article.many": "{count} articles",
  "overview.sample.download page": "1 download page",
  "overview.sample.download page.many": "{count} download pages",
  "overview.facts": "Facts of the firm",
  "overview.facts.text":
    "By law the site of a firm has these facts. The KvK number is also at the foot of each mail. Not filled in yet:",
  "overview.dated": "Still up to date?",
  "overview.dated.article": "The newest article is of {date}.",
  "overview.dated.year": "At the foot of each page it says {year}.",
  "overview.dated.yearNext": "Change the year",

  "overview.late": "Waiting for an answer",
  "overview.leads": "New leads",
  "overview.leads.none": "No new leads. Messages and requests appear here.",
  "overview.leads.next": "See all leads",
  "overview.leads.all": "All new leads",
  "overview.opinions": "Comments on previews",
  "overview.opinion": "{name} on {time}",
  "overview.upkeepOpen": "What looks outdated on the site, and to look at this week: {count}",
  "overview.upkeep": "What looks outdated on the site",
  "overview.suspected": "1 suspected this week",
  "overview.suspected.many": "{count} suspected this week",
  "overview.message": "Message",
  "overview.request": "Request: {page}",

  "overview.drafts.none": "No drafts.",
  "overview.drafts.next": "Write an article",
  "overview.drafts.all": "All drafts",

  "overview.waiting": "Changes not published",
  "overview.waiting.none": "None. What you keep for later in a published article or page stands here.",
  "overview.waiting.next": "Open a published article",
  "overview.waiting.texts": "Texts of the site that wait ({count})",
  "overview.waiting.all": "All articles with such changes",

  "overview.comingUp": "Coming up",
  "overview.comingUp.none": "Nothing is scheduled. You schedule an article while you edit it.",
  "overview.comingUp.next": "Choose a draft",
  "overview.comingUp.all": "All that is scheduled ({count})",

  "overview.proposals": "Proposals from AI assistants",
  "overview.proposals.text": "What AI assistants would change, to be accepted or refused.",
  "overview.proposals.all": "To the proposals",
  "overview.translations": "To translate",
  "overview.translations.none": "Everything is translated and up to date.",
  "overview.translations.next": "See the articles",
  "overview.lacksEnglish": "Without an English text",
  "overview.lacksEnglish.all": "All articles without an English text",
  "overview.outdated": "Dutch changed after English",
  "overview.outdated.all": "All articles with outdated English",

  "overview.backups": "Backups",
  "overview.backups.proven": "Proven",
  "overview.backups.failing": "Last try failed",
  "overview.backups.late": "No recent backup",
  "overview.backups.last": "Last proven backup:",
  "overview.backups.directory": "Rows: {rows}, files: {files}; in the directory of this server’s data",
  "overview.backups.bucket": "Rows: {rows}, files: {files}; in the bucket",
  "overview.backups.content": "Rows: {rows}, files: {files}",
  "overview.backups.never": "None yet.",
  "overview.backups.next": "The next one is made on",
  "overview.backups.failure": "The last try failed, or lacks files:",
  "overview.backups.cure":
    "The server tries again every hour. Ask whoever runs your server to mend the reason.",
  "overview.technical.backup": "The reason is also in the server’s log. To try again at once:",
  "overview.backups.off":
    "This server makes no backup at night. Whether that happens in another way can’t be seen here.",
  "overview.technical.backupOff": "Switched off by NIGHTLY_BACKUP.",
  "overview.backups.project":
    "Supabase backs up the database, as its plan says. This server backs up the files and an export of the content.",

  "overview.failed.none": "Every mail was sent, and everything scheduled was done.",
  "overview.mail.failed": "Not sent",
  "overview.mail.retried": "Not sent yet",
  "overview.mail.notice": "Notice to us",
  "overview.mail.confirmation": "Confirmation to {recipient}",
  "overview.mail.reply": "Reply to {recipient}",
  "overview.mail.appointment": "Notice of an appointment",
  "overview.mail.waiting": "Reminder of leads that wait",
  "overview.mail.comments": "Notice to {recipient} about comments on a preview",
  "overview.mail.schedule": "Notice to {recipient} about a failed schedule",
  "overview.mail.form": "Notice to {recipient} about the contact form",
  "overview.mail.backup": "Notice to {recipient} about a missing backup",
  "overview.mail.other": "Mail to {recipient}",
  "overview.mail.from": "From {time}",
  "overview.mail.error": "The mail server answered: {text}",
};

/** The first screen of the panel. */
export const overviewTexts = withWords(nl, en);

export type OverviewKey = keyof typeof overviewTexts.nl;
