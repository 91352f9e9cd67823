import { backUpOnFullDisk } from "../backups/full-disk.ts";
import { backUpLargeLibrary } from "../backups/large-library.ts";
import type { Check } from "../check.ts";

const common = { line: "S48", name: "Backups" };

export const backupsChecks: readonly Check[] = [
  {
    ...common,
    what: "The disk of DATA_DIR is filled to the last byte before and in a backup, in its proof and in a restoration (as root, on Linux).",
    run: backUpOnFullDisk,
  },
  {
    ...common,
    what: "A library of 2 GB is backed up as by night, twice, while pages are asked for, cached and rendered: their p99 must stay below 50 ms, and the backup with its PostgreSQL within 150 MB.",
    run: backUpLargeLibrary,
  },
];
