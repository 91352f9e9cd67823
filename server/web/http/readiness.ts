/** Everything but "ready" means: send requests elsewhere. */
export type Condition = "ready" | "starting" | "draining" | "database away";

export type Readiness = {
  /** The start is complete; from now on the database is checked. */
  begin(isDatabaseAvailable: () => Promise<boolean>): void;
  drain(): void;
  isDraining(): boolean;
  now(options?: { asksDatabase?: boolean }): Promise<Condition>;
};

/** In milliseconds: timeout of the check, and how long its result is cached. */
const databaseTimeout = 2_000;
const holdsFor = 250;

export function createReadiness(): Readiness {
  let ask: (() => Promise<boolean>) | null = null;
  let isDraining = false;
  let last: { until: number; isAvailable: Promise<boolean> } | null = null;

  function isDatabaseAvailable(question: () => Promise<boolean>): Promise<boolean> {
    if (last && performance.now() < last.until) return last.isAvailable;
    const current = { until: Number.POSITIVE_INFINITY, isAvailable: withTimeout(question) };
    void current.isAvailable.then(() => {
      current.until = performance.now() + holdsFor;
    });
    last = current;
    return current.isAvailable;
  }

  return {
    begin(isAvailable) {
      ask = isAvailable;
    },
    drain() {
      isDraining = true;
    },
    isDraining: () => isDraining,
    async now({ asksDatabase = true } = {}) {
      if (isDraining) return "draining";
      if (!ask) return "starting";
      if (!asksDatabase) return "ready";
      return (await isDatabaseAvailable(ask)) ? "ready" : "database away";
    },
  };
}

async function withTimeout(ask: () => Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), databaseTimeout);
  try {
    return await Promise.race([ask(), promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
