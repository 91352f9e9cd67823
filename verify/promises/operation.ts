import type { SafetyPromise } from "../promise.ts";

export const operation: readonly SafetyPromise[] = [
  {
    line: "Headers",
    says: "Every answer, of any kind, has the headers that keep browsers from running, framing or leaking it.",
    tests: ["server/web/headers.test.ts", "server/web/inline-scripts.test.ts", "server/web/assets.test.ts"],
    notYet: "a public grader",
  },
];
