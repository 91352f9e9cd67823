import type { Check } from "./check.ts";
import { answerTimes, passwordThreads } from "./checks/account-times.ts";
import { crashes } from "./checks/crashes.ts";
import { dependencyAudit } from "./checks/dependency-audit.ts";
import { powerCuts } from "./checks/power-cuts.ts";
import { refreshesAtOnce } from "./checks/refreshes.ts";

/** Everything that `npm run verify` runs, in the order of its lines. */
export const checks: readonly Check[] = [
  crashes,
  powerCuts,
  answerTimes,
  passwordThreads,
  refreshesAtOnce,
  dependencyAudit,
];
