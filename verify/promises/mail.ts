import type { SafetyPromise } from "../promise.ts";

export const mail: readonly SafetyPromise[] = [
  {
    line: "S26",
    says: "Whatever is typed, a mail has one recipient and the headers it should have; odd addresses are refused.",
    tests: [
      "server/backend/mail/header-injection.test.ts",
      "server/backend/mail/smtp-sender.test.ts",
      "server/backend/mail/file-sender.test.ts",
      "server/backend/mail/confirmations.test.ts",
      "app/mails/subject-line.test.ts",
      "e2e/odd-addresses.spec.ts",
    ],
    notYet: null,
  },
  {
    line: "S27",
    says: "Nothing that a caller says decides to whom or what is mailed: a mail needs a fresh stored submission, goes out once, and makes no link of a visitor's words.",
    tests: [
      "server/backend/mail/confirmations.test.ts",
      "app/mails/unlinked.test.ts",
      "app/mails/download-confirmation.test.ts",
      "supabase/tests/mail-outbox.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S28",
    says: "With the mail server down or hanging a form is answered in two seconds and stored; its mail goes out once the server is back, exactly once, also when this server is killed in between.",
    tests: ["server/backend/mail/outbox.test.ts", "server/outbox.test.ts", "e2e/contact-mail.spec.ts"],
    notYet:
      "exactly once for a mail that was in the mail server's hands in the moment of the kill: nobody knows whether that server took it, so it goes out once at most, and its lead says that it is in doubt (decision 14)",
  },
  {
    line: "S29",
    says: "What looks like spam is marked and kept, not dropped.",
    tests: [
      "app/data/spam.test.ts",
      "supabase/tests/leads.test.ts",
      "supabase/tests/forms.test.ts",
      "e2e/contact.spec.ts",
    ],
    notYet: null,
  },
];
