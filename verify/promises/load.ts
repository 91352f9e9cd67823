import type { SafetyPromise } from "../promise.ts";

export const load: readonly SafetyPromise[] = [
  {
    line: "S30",
    says: "A hundred sign-in tries a second, or as many forms or expensive calls, don't slow pages down.",
    tests: [
      "server/admission-control.test.ts",
      "server/backend/overload.test.ts",
      "server/web/forms.test.ts",
      "server/web/admission.test.ts",
      "server/web/body-memory.test.ts",
      "server/web/pipelining.test.ts",
      "server/web/write-buffer-limit.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S31",
    says: "An hour of mixed load leaves memory where it was. Told to stop, the server answers what is in flight and ends within ten seconds.",
    tests: ["server/web/listening.test.ts", "server/index.test.ts"],
    notYet:
      "the same for npm start, which goes without the two variables of glibc that deploy/ sets: memory lies at 600 MB there and takes steps of up to 16 MB, so that an hour says nothing about its slope",
  },
];
