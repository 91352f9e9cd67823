import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { BenchSite } from "../../bench/site-process.ts";
import { rounds } from "../rounds.ts";
import { visit } from "../visits.ts";
import { expectStored } from "../writers/stored.ts";
import { type Restart, siteAt } from "./start-instances.ts";

/** A killed instance loses its requests in flight only: the proxy never resends a form. */
export async function survivesKill(
  address: string,
  sites: readonly BenchSite[],
  kill: () => Promise<void>,
): Promise<string> {
  const together = 6;
  const label = randomUUID();
  const visits = visit(address, label, together);
  await pause(2_000);
  await kill();
  await pause(2_000);
  await visits.stop();
  await expectStored((await siteAt(sites, 0).signIn()).db, label, visits.acknowledged);
  assert(visits.failedPages.length === 0, `Pages failed around the kill: ${visits.failedPages.slice(0, 3)}`);
  assert(
    visits.failedMessages.length <= together,
    `${visits.failedMessages.length} messages failed around the kill`,
  );
  return `one killed under load: ${visits.pages} pages without a failure, ${visits.failedMessages.length} of ${visits.acknowledged.size + visits.failedMessages.length} messages cut off, none lost that was acknowledged`;
}

/** Restarts all, one after the other: visitors notice nothing. */
export async function restartUnderLoad(
  address: string,
  sites: readonly BenchSite[],
  restart: Restart,
): Promise<string> {
  const times = rounds(2);
  const label = randomUUID();
  const visits = visit(address, label);
  await pause(1_000);
  for (let round = 0; round < times; round += 1) for (const one of [0, 1, 2]) await restart(one, "stop");
  await visits.stop();
  await expectStored((await siteAt(sites, 0).signIn()).db, label, visits.acknowledged);
  const failed = [...visits.failedPages, ...visits.failedMessages];
  assert(failed.length === 0, `A rolling restart was noticed: ${failed.slice(0, 5).join(", ")}`);
  return `${3 * times} restarts one after the other under load: ${visits.pages} pages and ${visits.acknowledged.size} messages, none failed`;
}
