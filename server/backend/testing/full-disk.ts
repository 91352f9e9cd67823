import fs from "node:fs";
import { vi } from "vitest";
import { showSpies } from "../../testing/node-spies.ts";

/** Sets the free space of all disks in MB until `removeSpies`, or the end of the test. */
export function freeSpace(megabytes: number): void {
  const free = megabytes * 256;
  const room = { type: 0, bsize: 4_096, blocks: 1e9, bfree: free, bavail: free, files: 0, ffree: 0 };
  vi.spyOn(fs, "statfsSync").mockReturnValue({ ...room, frsize: 4_096 });
  showSpies();
}
