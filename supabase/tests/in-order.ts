import { expect } from "vitest";
import type { Caller, Database, Queryable } from "../../server/backend/database/database.ts";
import { as } from "./users.ts";

type Act = [who: Caller, statement: string];

/** Runs the first statement, commits it once the second one waits for it or has ended, and gives the second's end. */
export async function inOrder(
  database: Database,
  [first, statement]: Act,
  [second, later]: Act,
): Promise<PromiseSettledResult<object[]>> {
  const { late } = await database.transaction(async (transaction) => {
    await transaction.query(
      "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
      [first.role, first.claims],
    );
    await transaction.query(statement);
    let hasEnded = false;
    const late = settle(as(database, second, later)).finally(() => {
      hasEnded = true;
    });
    await expect
      .poll(async () => hasEnded || (await countWaiting(database)) === 1, { interval: 5 })
      .toBe(true);
    // Not the promise itself, which the transaction would wait for.
    return { late };
  });
  return late;
}

async function settle(statement: Promise<object[]>): Promise<PromiseSettledResult<object[]>> {
  const [outcome] = await Promise.allSettled([statement]);
  return outcome;
}

async function countWaiting(database: Queryable): Promise<number> {
  const waiting = await database.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return waiting.length;
}
