import type { SafetyPromise } from "../promise.ts";

export const load: readonly SafetyPromise[] = [
  {
    line: "S30",
    says: "A hundred sign-in tries a second, or as many forms or expensive calls, don't slow pages down.",
    tests: [
      "server/backend/embedded/thread.test.ts",
      "server/backend/auth/password-attempts.test.ts",
      "server/backend/auth/crowd.test.ts",
      "server/web/forms.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S31",
    says: "An hour of mixed load leaves memory where it was. Told to stop, the server answers what is in flight and ends within ten seconds.",
    tests: ["server/web/listening.test.ts", "server/index.test.ts"],
    notYet:
      "an hour under 5 MB since the embedded database works in a thread of its own: the last one had half as many requests again as the one before, and stored some hundred thousand messages. In 17 minutes of that load without the calls of the panel, looked at afterwards, memory stood at 651 MB for the last six while the database grew to 186 MB; that it always levels off is not shown",
  },
];
