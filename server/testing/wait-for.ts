import { vi } from "vitest";

/** What is waited for comes at once or never; on a busy machine "at once" is more than Vitest's one second. */
export const patience = 100_000;

/** What the callback returns once it no longer throws; throws its last error otherwise. */
export function waitFor<T>(callback: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(callback, patience);
}
