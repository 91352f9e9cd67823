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
      "an hour under 5 MB since the embedded database works in a thread of its own. One of steady load grew by 10.3 MB. Another, looked at all along, stood at 577.2 MB for twenty-two minutes, took one step of 3.5 MB when the machine was busy with something else, and stayed there: neither the two heaps after a collection nor WebAssembly's memory grew. Since then the check has more visitors while it warms up, and a third hour, beside another load, was ended after 48 minutes: 16 MB had come in one step, in glibc's stores of freed memory. With the two variables of glibc that deploy/ sets, a quarter of an hour ended at 373 MB where it had been 640; an hour with them was not run",
  },
];
