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
  {
    line: "S35",
    says: "However many requests one connection brings, they are handled one after the other, and not at all for clients that have left.",
    tests: ["server/web/pipelining.test.ts", "server/web/admission.test.ts"],
    notYet: null,
  },
  {
    line: "S36",
    says: "The most expensive calls that visitors can make slow neither pages nor probes down, and a long queue of them makes no page stale.",
    tests: [
      "server/admission-control.test.ts",
      "server/backend/overload.test.ts",
      "server/backend/rest/bounds.test.ts",
    ],
    notYet: null,
  },
  {
    line: "S37",
    says: "Bodies that are never finished take a hundred megabytes at most, all together.",
    tests: ["server/web/bodies.test.ts", "server/web/body-memory.test.ts", "server/backend/overload.test.ts"],
    notYet: null,
  },
  {
    line: "S38",
    says: "Other spellings of addresses redirect to the one that is cached; unknown ones wait for their turn.",
    tests: ["server/web/addresses.test.ts", "server/web/admission.test.ts"],
    notYet: null,
  },
  {
    line: "S39",
    says: "One client address that keeps every queue full holds nobody else up for more than a second.",
    tests: ["server/admission-control.test.ts", "server/web/shared-waits.test.ts"],
    notYet: null,
  },
];
