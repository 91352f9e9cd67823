import type { Check } from "./check.ts";
import { passwordThreads, responseTimes } from "./checks/account-times.ts";
import { backup } from "./checks/backup.ts";
import { browsers } from "./checks/browsers.ts";
import { concurrentCalls } from "./checks/concurrent-calls.ts";
import { crashes, databaseCrashes } from "./checks/crashes.ts";
import { defenceInDepth } from "./checks/defence-in-depth.ts";
import { dependencyAudit } from "./checks/dependency-audit.ts";
import { expensiveCalls } from "./checks/expensive-calls.ts";
import { extremePictures } from "./checks/extreme-pictures.ts";
import { fairness } from "./checks/fairness.ts";
import { floods } from "./checks/floods.ts";
import { fullDisks } from "./checks/full-disks.ts";
import { hosted } from "./checks/hosted.ts";
import { hostileHtml } from "./checks/hostile-html.ts";
import { hostileSite } from "./checks/hostile-site.ts";
import { instances, instancesBehindCaddy } from "./checks/instances.ts";
import { lostConnections } from "./checks/lost-connections.ts";
import { mailOutages } from "./checks/mail-outages.ts";
import { malformed } from "./checks/malformed.ts";
import { otherAddresses } from "./checks/other-addresses.ts";
import { pipelining } from "./checks/pipelining.ts";
import { plantedSecrets } from "./checks/planted-secrets.ts";
import { poolers } from "./checks/poolers.ts";
import { powerCuts } from "./checks/power-cuts.ts";
import { refreshesAtOnce } from "./checks/refreshes.ts";
import { routeFloods } from "./checks/route-floods.ts";
import { redirectTargets, sampledJourneys } from "./checks/sampled-journeys.ts";
import { slowSenders } from "./checks/slow-senders.ts";
import { soak } from "./checks/soak.ts";
import { supabaseCli } from "./checks/supabase-cli.ts";
import { textFieldsStayText } from "./checks/text-fields.ts";
import { unfinishedBodies } from "./checks/unfinished-bodies.ts";
import { killedUploads, manyUploads } from "./checks/uploads.ts";

/** All checks of `npm run verify`, by line. */
export const checks: readonly Check[] = [
  concurrentCalls,
  crashes,
  databaseCrashes,
  powerCuts,
  lostConnections,
  fullDisks,
  backup,
  malformed,
  slowSenders,
  redirectTargets,
  sampledJourneys,
  responseTimes,
  passwordThreads,
  refreshesAtOnce,
  hostileHtml,
  hostileSite,
  killedUploads,
  manyUploads,
  extremePictures,
  textFieldsStayText,
  defenceInDepth,
  mailOutages,
  floods,
  soak,
  pipelining,
  expensiveCalls,
  unfinishedBodies,
  otherAddresses,
  fairness,
  routeFloods,
  plantedSecrets,
  dependencyAudit,
  browsers,
  hosted,
  supabaseCli,
  instances,
  instancesBehindCaddy,
  poolers,
];
