export type Turns = {
  /** Runs the work while no other runs. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Runs the work beside others that may run beside others. */
  together<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * Work begins in the order in which it came: some of it alone, some beside at most `most` of its kind, so that what
 * waits for its answer holds up nobody who needs none of it.
 */
export function createTurns(most: number): Turns {
  const waiting: { isAlone: boolean; begin: () => void }[] = [];
  let running = 0;
  let runsAlone = false;

  function beginNext(): void {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const mayBegin = next.isAlone ? running === 0 : !runsAlone && running < most;
      if (!mayBegin) return;
      waiting.shift();
      running += 1;
      runsAlone = next.isAlone;
      next.begin();
    }
  }

  async function run<T>(isAlone: boolean, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      waiting.push({ isAlone, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      runsAlone = false;
      beginNext();
    }
  }

  return { alone: (work) => run(true, work), together: (work) => run(false, work) };
}
