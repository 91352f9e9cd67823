import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ephemeral ports (from 32768 on Linux, 49152 elsewhere).
 * One of those, found free and closed again, may be some connection's own a moment later. Above 10080, which is the last
 * port that `fetch` refuses.
 */
const range = { first: 10_081, end: 32_768 };
const given = new Set<number>();

/**
 * A TCP port on which nothing listens on this machine, and which no other call in this process was given.
 *
 * @throws Error when none of a hundred that were tried is free
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(range.first, range.end);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error("No free port was found");
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
