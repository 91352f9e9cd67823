import type { Check } from "./check.ts";
import { accountTimes } from "./checks/account-times.ts";
import { backup } from "./checks/backup.ts";
import { backupOnFullDisk } from "./checks/backup-on-full-disk.ts";
import { browsers } from "./checks/browsers.ts";
import { concurrentCalls } from "./checks/concurrent-calls.ts";
import { crashes } from "./checks/crashes.ts";
import { documentedLines } from "./checks/documented-lines.ts";
import { floodChecks } from "./checks/floods.ts";
import { fullDisks } from "./checks/full-disks.ts";
import { hosted } from "./checks/hosted.ts";
import { hostileChecks } from "./checks/hostile.ts";
import { importChecks } from "./checks/imports.ts";
import { instances } from "./checks/instances.ts";
import { mailOutages } from "./checks/mail-outages.ts";
import { malformed } from "./checks/malformed.ts";
import { oddValuesAreRead } from "./checks/odd-values.ts";
import { otherPrograms } from "./checks/other-programs.ts";
import { plantedSecrets } from "./checks/planted-secrets.ts";
import { poolers } from "./checks/poolers.ts";
import { rehearsals } from "./checks/rehearsals.ts";
import { slowMachine } from "./checks/slow-machine.ts";
import { slowSenders } from "./checks/slow-senders.ts";
import { soak } from "./checks/soak.ts";
import { testsInFull } from "./checks/tests-in-full.ts";
import { textFieldsStayText } from "./checks/text-fields.ts";
import { updates } from "./checks/updates.ts";
import { uploadChecks } from "./checks/uploads.ts";

/** All checks of `npm run verify`, in the order in which they run. */
export const checks: readonly Check[] = [
  ...concurrentCalls,
  ...crashes,
  rehearsals,
  fullDisks,
  backup,
  backupOnFullDisk,
  ...importChecks,
  updates,
  documentedLines,
  malformed,
  slowSenders,
  ...accountTimes,
  ...hostileChecks,
  ...uploadChecks,
  textFieldsStayText,
  oddValuesAreRead,
  mailOutages,
  ...floodChecks,
  soak,
  plantedSecrets,
  ...otherPrograms,
  browsers,
  hosted,
  ...instances,
  poolers,
  ...testsInFull,
  ...slowMachine,
];
