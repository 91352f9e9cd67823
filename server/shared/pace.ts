import { setImmediate } from "node:timers/promises";

/** In milliseconds: how long work keeps others from the event loop. */
const slice = 5;

/** Is called between the small parts of long work; now and then it lets others have their turn. */
export type Pace = () => Promise<void> | undefined;

/** Throws the signal's reason once whoever asked for the work has left. */
export function createPace(signal?: AbortSignal): Pace {
  let startedAt = performance.now();
  return () => {
    signal?.throwIfAborted();
    if (performance.now() - startedAt < slice) return;
    return setImmediate().then(() => {
      startedAt = performance.now();
    });
  };
}
