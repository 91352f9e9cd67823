/** What is told to whoever sends requests to this server; everything but "ready" means: send them elsewhere. */
export type Condition = "ready" | "starting" | "draining" | "database away";

export type Readiness = {
  /** The start is done, migrations included; from now on the database is asked. */
  begin(isDatabaseAvailable: () => Promise<boolean>): void;
  /** The server is about to stop. */
  drain(): void;
  isDraining(): boolean;
  /** `asksDatabase` false: the database is left out of it. */
  now(options?: { asksDatabase?: boolean }): Promise<Condition>;
};

/** How long the database may take to answer, and for how long its answer holds for all who ask, in milliseconds. */
const databaseTimeout = 2_000;
const holdsFor = 250;

/** Knows whether this server should be sent requests. */
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
