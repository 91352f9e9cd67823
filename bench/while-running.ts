import { setTimeout as wait } from "node:timers/promises";

/** Does something again and again, at these intervals in milliseconds, until the work has ended in whatever way. */
export async function whileRunning(
  work: Promise<unknown>,
  interval: number,
  again: () => Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) {
    await again();
    await wait(interval);
  }
}
