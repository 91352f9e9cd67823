import { setImmediate as nextTurn } from "node:timers/promises";

/** For how long work may follow upon work before the event loop gets its turns, in milliseconds, and how many. */
const longestStretch = 5;
const turns = 10;

/**
 * Lets one piece of work run at a time, in the order in which they came. Work that never waits for anything outside the
 * process, such as the embedded database's, would keep connections and timers waiting for as long as there is more of
 * it: so now and then the event loop gets some turns in between. One is not enough, as it takes in a single connection.
 */
export function createLock(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  let stretchBegan = 0;

  async function begin(): Promise<void> {
    if (performance.now() - stretchBegan < longestStretch) return;
    for (let turn = 0; turn < turns; turn++) await nextTurn();
    stretchBegan = performance.now();
  }

  function leave(): void {
    inside -= 1;
  }

  return function run<T>(work: () => Promise<T>): Promise<T> {
    if (inside === 0) stretchBegan = performance.now();
    inside += 1;
    const result = last.then(begin).then(work);
    last = result.then(leave, leave);
    return result;
  };
}
