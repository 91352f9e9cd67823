import { syncBuiltinESMExports } from "node:module";
import { onTestFinished, vi } from "vitest";

/**
 * Shows what `vi.spyOn` has replaced in a module of Node.js to all who import it by name, until the end of the test.
 * A file with `vi.mock` would need a process of its own.
 */
export function showSpies(): void {
  syncBuiltinESMExports();
  onTestFinished(removeSpies);
}

export function removeSpies(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}
