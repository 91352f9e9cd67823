import type { Check } from "./check.ts";
import { crashes } from "./checks/crashes.ts";
import { powerCuts } from "./checks/power-cuts.ts";

/** Everything that `npm run verify` runs, in the order of its lines. */
export const checks: readonly Check[] = [crashes, powerCuts];
