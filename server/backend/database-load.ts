import { DatabaseError } from "./database-error.ts";

/** What a database has to do at this moment, and what it has refused. */
export type DatabaseLoad = {
  /** How many sessions there may be. */
  sessions: number;
  inUse: number;
  waiting: number;
  /** How many statements failed, by the first two characters of the SQLSTATE. */
  errors: ReadonlyMap<string, number>;
};

export type ErrorCount = {
  byClass: ReadonlyMap<string, number>;
  /** Does the work, and counts when the database refuses it. */
  watch<T>(work: () => Promise<T>): Promise<T>;
};

export function createErrorCount(): ErrorCount {
  const byClass = new Map<string, number>();
  return {
    byClass,
    async watch(work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof DatabaseError) {
          const sqlstate = error.code.slice(0, 2);
          byClass.set(sqlstate, (byClass.get(sqlstate) ?? 0) + 1);
        }
        throw error;
      }
    },
  };
}
