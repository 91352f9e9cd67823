import { isbot } from "isbot";
import { z } from "zod";
import { internalOrigin, originOf } from "../../app/data/statistics/origins.ts";
import type { Statistics } from "./statistics.ts";

/** The limit of a beacon's body. */
export const beaconBytes = 1024;

/** What `countViews` sends: the view itself when nothing was sent before, else how much more of the text was read. */
const beaconSchema = z.object({
  path: z.string().max(300),
  referrer: z.string().max(300).optional(),
  query: z.string().max(500),
  sent: z.number().nonnegative().nullable(),
  read: z.number().nonnegative(),
});

/** Whether nothing may be counted: a program, or somebody who asked not to be tracked. */
export function isUncounted(headers: Pick<Headers, "get">): boolean {
  return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1" || isProgram(headers);
}

export function isProgram(headers: Pick<Headers, "get">): boolean {
  const agent = headers.get("user-agent") ?? "";
  return agent === "" || isbot(agent);
}

type Received = { body: Uint8Array | null; network: string; ownHosts: readonly string[] };

/** Counts what a beacon tells; false for a body that is none. */
export async function countBeacon(
  { body, network, ownHosts }: Received,
  statistics: Statistics,
): Promise<boolean> {
  const beacon = readBeacon(body);
  if (!beacon) return false;
  const { path, referrer, query, sent, read } = beacon;
  if (sent === null) {
    const given = new URLSearchParams(query);
    const isInternal = referrer !== undefined && ownHosts.includes(referrer);
    const origin = isInternal
      ? internalOrigin
      : originOf({ referrer, source: given.get("utm_source"), campaign: given.get("utm_campaign") });
    await statistics.countView(path, origin, network);
  } else {
    await statistics.countRead(path, { before: quartersOf(sent), now: quartersOf(read) });
  }
  return true;
}

function readBeacon(body: Uint8Array | null): z.infer<typeof beaconSchema> | null {
  try {
    return beaconSchema.parse(JSON.parse(Buffer.from(body ?? []).toString()));
  } catch {
    return null;
  }
}

function quartersOf(part: number): number {
  return Math.min(4, Math.floor(part * 4));
}
