import { statfsSync } from "node:fs";
import { vi } from "vitest";

/** Sets the free space of all disks in MB until `mockReset`; `statfsSync` must be mocked. */
export function freeSpace(megabytes: number): void {
  const free = megabytes * 256;
  const room = { type: 0, bsize: 4_096, blocks: 1e9, bfree: free, bavail: free, files: 0, ffree: 0 };
  vi.mocked(statfsSync).mockReturnValue({ ...room, frsize: 4_096 });
}
