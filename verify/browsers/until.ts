import { setTimeout as wait } from "node:timers/promises";

/** So long a person waits, in milliseconds; much more than any page takes on a busy machine. */
const timeout = 20_000;

/** What is seen once there is something. @throws Error that says what was expected, when it does not come */
export async function until<Seen>(expected: string, look: () => Promise<Seen | null>): Promise<Seen> {
  const deadline = performance.now() + timeout;
  let trouble = "";
  while (performance.now() < deadline) {
    // A page that goes away in the middle of a look is looked at again.
    const seen = await look().catch((error: unknown) => {
      trouble = ` (${error})`;
      return null;
    });
    if (seen) return seen;
    await wait(50);
  }
  throw new Error(`expected ${expected}${trouble}`);
}
