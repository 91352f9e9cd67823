import type { Check } from "./check.ts";

/** Everything that `npm run verify` runs, in the order of its lines. */
export const checks: readonly Check[] = [];
