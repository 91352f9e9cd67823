import type { Translation } from "../language-texts.ts";
import { nl } from "./leads.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "leads.title": "Leads",
  "leads.search": "Search leads",
  "leads.searchHint": "Name, email, phone or words",
  "leads.everyKind": "All forms",
  "leads.contact": "Contact message",
  "leads.download": "Download request",
  "leads.everyStatus": "All but spam",
  "leads.new": "New",
  "leads.handled": "Handled",
  "leads.spam": "Spam",
  "leads.suspected": "Suspected",
  "leads.late": "Waiting for {time}",
  "leads.answered": "Answered",
  "leads.answers": "Of this month, half were answered within {median}, the slowest after {slowest}.",
  "leads.answers.none": "Of this month, no lead is answered yet.",
  "leads.answers.all": "All months",
  "wait.minute": "1 minute",
  "wait.minutes": "{count} minutes",
  "wait.hour": "1 working hour",
  "wait.hours": "{count} working hours",
  "leads.from": "From",
  "leads.to": "To",
  "leads.list": "Messages and requests",
  "leads.one": "1 lead",
  "leads.many": "{count} leads",
  "leads.empty": "No leads yet",
  "leads.emptyText":
    "What visitors send by the contact form or ask for on a download page will be listed here.",
  "leads.noMatch": "No leads match",
  "leads.pageGone": "a page that was deleted",

  "leads.received": "Received",
  "leads.export.xlsx": "Export to Excel",
  "leads.export.csv": "Export CSV",
  "leads.exporting": "{done} of {all} leads read",
  "leads.exportProgress": "Progress of the export",
  "leads.exported": "Leads exported: {count}",
  "leads.exportedPart": "The file holds the newest {count}. Choose a period to export the others.",
  "leads.exportFailed": "Failed to export leads. Please try again.",
  "leads.exportCancelled": "Export cancelled",

  "weeks.title": "Leads per week",
  "weeks.caption": "Leads per week, the last {count} weeks, without spam",
  "weeks.choose": "Tell leads apart",
  "weeks.form": "By form",
  "weeks.origin": "By origin",
  "weeks.direct": "Direct",
  "weeks.otherPages": "Other pages",
  "weeks.otherOrigins": "Other origins",
  "weeks.drawing": "Stacked bars, one for each week. The same figures are in the table below.",
  "weeks.week": "Week of",
  "weeks.total": "Total",
  "weeks.bar": "Week of {week}: {parts}",
  "weeks.none": "none",
  "weeks.empty": "No leads in these weeks",
};

/** The panel's list of leads. */
export const leadsPanelTexts = withWords(nl, en);

export type LeadsKey = keyof typeof leadsPanelTexts.nl;
