import { DatabaseError } from "./database-error.ts";

export type WaitingRoom = <T>(signal: AbortSignal | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `places` callers wait or be helped at once and refuses others at once, with 53300: a queue that only
 * grows helps nobody any more.
 */
export function createWaitingRoom(places = 200): WaitingRoom {
  let inside = 0;
  return async function enter(signal, work) {
    refuseWhoLeft(signal);
    if (inside >= places) {
      throw new DatabaseError({
        code: "53300",
        message: `More than ${places} requests wait for the database`,
      });
    }
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  };
}

/** Throws DatabaseError 57014 when nobody waits for the answer any more. */
export function refuseWhoLeft(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DatabaseError({ code: "57014", message: "The caller has left" });
}
