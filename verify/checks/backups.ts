import { killInEachStep } from "../backups/kills.ts";
import { loseMachines } from "../backups/lost-machines.ts";
import type { Check } from "../check.ts";

export const backupsChecks: readonly Check[] = [
  {
    line: "S48",
    name: "Backups",
    what: "Articles and pages are created, changed, planned, deleted, restored and deleted for good through the client in 200 random sequences on ten machines, which are backed up meanwhile and lost once (SIGKILL, its disk gone); after each step, and after the restoration of the last proven backup, a simple model must hold.",
    run: loseMachines,
  },
  {
    line: "S48",
    name: "Backups",
    what: "A backup and its restoration are killed (SIGKILL) in each of their steps by name, as it is seen in the place of backups, with a directory and with a bucket; the next run must be whole, and older backups too.",
    run: killInEachStep,
  },
];
