import { setTimeout as wait } from "node:timers/promises";

/**
 * Polls until there is a value. @throws Error that names the expectation, after the timeout in milliseconds, which is far
 * above any page on a busy machine
 */
export async function until<Seen>(
  expected: string,
  look: () => Promise<Seen | null>,
  timeout = 20_000,
): Promise<Seen> {
  const deadline = performance.now() + timeout;
  let trouble = "";
  while (performance.now() < deadline) {
    // Navigation may interrupt a read: try again.
    const seen = await look().catch((error: unknown) => {
      trouble = ` (${error})`;
      return null;
    });
    if (seen) return seen;
    await wait(50);
  }
  throw new Error(`expected ${expected}${trouble}`);
}
