import { statfsSync } from "node:fs";
import { vi } from "vitest";

/**
 * Every disk has so much room, in MB, until `mockReset`. Only for tests that have put a mock in the place of
 * `statfsSync`.
 */
export function freeSpace(megabytes: number): void {
  const free = megabytes * 256;
  const room = { type: 0, bsize: 4_096, blocks: 1e9, bfree: free, bavail: free, files: 0, ffree: 0 };
  vi.mocked(statfsSync).mockReturnValue({ ...room, frsize: 4_096 });
}
