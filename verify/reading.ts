import { setTimeout as pause } from "node:timers/promises";
import { someAddress } from "./writers/messages.ts";

export type Reading = {
  /** Reads for this many milliseconds. */
  goOnFor(milliseconds: number): Promise<void>;
  /** Pages read and failed; p99 is in milliseconds. */
  seen(): { pages: number; failed: number; p99: number };
};

const paths = ["/", "/en", "/insights", "/en/insights", "/about-us", "/contact", "/terms", "/privacy"];

/** Concurrent visitors who fetch pages with a pause between them. */
export function readPages(address: string, together = 4): Reading {
  const times: number[] = [];
  let failed = 0;

  async function read(path: string): Promise<void> {
    const startedAt = performance.now();
    try {
      const response = await fetch(address + path, { headers: { "X-Forwarded-For": someAddress() } });
      await response.arrayBuffer();
      if (!response.ok) failed += 1;
    } catch {
      failed += 1;
    }
    times.push(performance.now() - startedAt);
  }

  return {
    async goOnFor(milliseconds) {
      const end = performance.now() + milliseconds;
      async function repeat(first: number): Promise<void> {
        for (let index = first; performance.now() < end; index += 1) {
          await read(paths[index % paths.length] ?? "/");
          await pause(50);
        }
      }
      await Promise.all(Array.from({ length: together }, (_, index) => repeat(index)));
    },
    seen() {
      const sorted = times.toSorted((a, b) => a - b);
      return { pages: times.length, failed, p99: sorted[Math.floor(times.length * 0.99)] ?? 0 };
    },
  };
}
