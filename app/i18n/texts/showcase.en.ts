import type { Translation } from "../language-texts.ts";
import { nl } from "./showcase.nl.ts";

const en: Translation<typeof nl> = {
  "showcase.title": "Headings and tables",
  "showcase.text":
    "This is how headings and tables look in an article. The name above each table is the class that you choose in the editor.",
  "showcase.headings": "Headings",
  "showcase.heading": "Heading of level {level}",
  "showcase.paragraph":
    "An ordinary paragraph, as it stands below a heading. Long words such as internationalisation break neatly.",
  "showcase.tables": "Tables",
  "showcase.standard": "standard (no class)",
  "showcase.column.task": "Task",
  "showcase.column.hours": "Hours a week",
  "showcase.column.result": "Outcome",
  "showcase.row.1.task": "Booking purchase invoices",
  "showcase.row.1.result": "Runs by itself; a person checks two in twenty",
  "showcase.row.2.task": "Answering enquiries",
  "showcase.row.2.result": "A draft is ready, a person sends it",
  "showcase.row.3.task": "Updating the roster",
  "showcase.row.3.result": "Still manual: too few fixed rules",
  "showcase.label.owner": "Owner",
  "showcase.value.owner": "Head of administration",
  "showcase.label.start": "First trial week",
  "showcase.value.start": "Monday 3 November",
  "showcase.label.limit": "Limit without approval",
  "showcase.value.limit": "€ 250",
  "showcase.success.title": "Done",
  "showcase.success.text": "All 48 invoices of this week have been booked.",
  "showcase.warning.title": "Please note",
  "showcase.warning.text": "Three suppliers have a new account number. Call before you pay.",
  "showcase.error.title": "Error",
  "showcase.error.text": "The link to the accounting package does not answer. Nothing has been lost.",
  "showcase.info.title": "Good to know",
  "showcase.info.text": "The agent reads the invoices mailbox and nothing else.",
};

export const showcaseTexts = { nl, en };
