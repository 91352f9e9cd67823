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
      "an hour under 5 MB on both databases. In the last one (both at once, with this project's own tests and browsers running beside them on the same two cores) PGlite's server held with 4.2 MB an hour and PostgreSQL's came to 5.5: 2 MB in forty minutes, most of it in the first ten of them, and moments of 19 MB while a password is looked at, which the slope by least squares takes for growth; by the median of slopes (Theil and Sen) it is 3.0 for both. Without the two variables of glibc that deploy/ sets, as npm start is, memory lies at 600 MB and takes steps of up to 16 MB",
  },
];
