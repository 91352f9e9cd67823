import type { SafetyPromise } from "../promise.ts";

export const operation: readonly SafetyPromise[] = [
  {
    line: "Headers",
    says: "Every answer, of any kind, has the headers that keep browsers from running, framing or leaking it, and a public grader gives full marks: 120 and more for public pages, 100 and more for the panel.",
    tests: [
      "server/web/headers.test.ts",
      "server/web/headers-everywhere.test.ts",
      "e2e/headers.spec.ts",
      "server/web/inline-scripts.test.ts",
      "server/web/assets.test.ts",
    ],
    notYet: null,
  },
];
