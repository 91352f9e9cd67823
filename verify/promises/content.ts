import type { SafetyPromise } from "../promise.ts";

export const content: readonly SafetyPromise[] = [
  {
    line: "S21",
    says: "HTML from editors, pastes or raw SQL runs nothing, loads nothing from elsewhere and shadows nothing, in both languages.",
    tests: [
      "app/html/hostile.test.ts",
      "app/html/clean.test.ts",
      "app/html/safe-address.test.ts",
      "e2e/hostile-article.spec.ts",
      "e2e/hostile-editor.spec.ts",
    ],
    notYet: null,
  },
  {
    line: "S22",
    says: "Whatever is in a text field stays text: in pages, heads, structured data, feeds, mails and the panel.",
    tests: [
      "verify/hostile/text-fields.test.ts",
      "e2e/hostile-head.spec.ts",
      "app/mails/hostile-mail.test.ts",
      "app/found/feeds.test.ts",
      "app/found/xml.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S23",
    says: "What is legitimate in an article survives byte for byte.",
    tests: ["app/html/clean.test.ts", "app/html/scrolling-tables.test.ts"],
    notYet: null,
  },
  {
    line: "S24",
    says: "The content security policy holds alone: were the sanitiser missing, no script would run. No page violates it.",
    tests: ["server/web/headers.test.ts", "server/web/inline-scripts.test.ts", "e2e/fixtures.spec.ts"],
    notYet: null,
  },
  {
    line: "S25",
    says: "An uploaded file is a PDF kept under a random name by an administrator; the server asks for no address that somebody typed.",
    tests: [
      "server/backend/files/uploads.test.ts",
      "supabase/functions/_shared/file-link.test.ts",
      "server/web/files.test.ts",
      "e2e/download-file.spec.ts",
    ],
    notYet: null,
  },
];
