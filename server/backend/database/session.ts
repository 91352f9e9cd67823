import type pg from "pg";
import { DatabaseError, isTemporary } from "../../shared/database-error.ts";
import { callWith } from "./call-function.ts";
import type { Caller, CallerLimits, Parameter, QueryAsOptions, Queryable, Trial } from "./database.ts";
import { toDatabaseError } from "./postgres-connection.ts";
import type { StatementNames } from "./statement-names.ts";

/** Runs statements on one connection. Throws DatabaseError. */
export function queryableOn(client: pg.PoolClient): Queryable {
  const query: Queryable["query"] = async (statement, parameters = []) => {
    rejectNul(statement);
    return (await checked(client.query(statement, [...parameters]))).rows;
  };
  return {
    query,
    call: callWith(query),
    async execute(script) {
      rejectNul(script);
      await checked(client.query(script));
    },
  };
}

/** Rolls back when the work throws. Throws DatabaseError. */
export async function runTransaction<T>(
  client: pg.PoolClient,
  isReadOnly: boolean,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  await checked(client.query(isReadOnly ? "begin read only" : "begin"));
  try {
    const result = await work(queryableOn(client));
    await checked(client.query("commit"));
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Runs one statement as a caller. Pipelined: when a step fails, the rest fails and `commit` rolls back. Throws DatabaseError. */
export async function runAs<Row extends object>(
  client: pg.PoolClient,
  { role, claims }: Caller,
  statement: { name: string | undefined; text: string },
  parameters: readonly Parameter[],
  { readOnly, signal, limits }: QueryAsOptions & { limits: CallerLimits },
): Promise<Row[]> {
  if (signal?.aborted)
    throw new DatabaseError({ code: "57014", message: "The client has closed the request" });
  rejectNul(statement.text);
  const [begun, identified, answered, committed] = await Promise.allSettled([
    checked(client.query(readOnly ? "begin read only" : "begin")),
    checked(
      client.query({
        name: statement.name && "set_caller",
        text: setCaller,
        values: [role, claims, `${role === "anon" ? limits.visitor : limits.user}`],
      }),
    ),
    checked(client.query({ ...statement, values: [...parameters] })),
    checked(client.query("commit")),
  ]);
  for (const step of [begun, identified, answered, committed]) {
    if (step.status === "rejected") throw step.reason;
  }
  return answered.status === "fulfilled" ? answered.value.rows : [];
}

/**
 * Runs the work on one snapshot in a transaction that is rolled back. Each statement has a savepoint of its own, so that a
 * failed one costs no other its transaction. Throws DatabaseError.
 */
export async function runTrial<T>(
  client: pg.PoolClient,
  names: StatementNames,
  limits: CallerLimits,
  work: (trial: Trial) => Promise<T>,
): Promise<T> {
  /** Serialises the statements: after a failed one the savepoint comes first. */
  let last: Promise<unknown> = Promise.resolve();

  function step<Row extends object>(
    { role, claims }: { role: string; claims: string },
    text: string,
    parameters: readonly Parameter[],
    isWrite: boolean,
  ): Promise<Row[]> {
    const result = last.then(async () => {
      rejectNul(text);
      const name = names.nameOf(text);
      const own = [
        client.query("savepoint step"),
        client.query({ name: "set_caller", text: setCaller, values: [role, claims, `${limits.user}`] }),
      ];
      const answered = client.query<Row>({ ...(name && { name }), text, values: [...parameters] });
      const released = isWrite ? [] : [client.query("release step")];
      const steps = await Promise.allSettled([...own, answered, ...released]);
      const failed = steps.find((one) => one.status === "rejected");
      try {
        if (failed) throw toDatabaseError(failed.reason);
        if (isWrite) await checkAsAtCommit(client);
        if (isWrite) await checked(client.query("release step"));
        return (await answered).rows;
      } catch (error) {
        // Fails in turn where the connection is lost.
        await client.query("rollback to step").catch(() => {});
        throw error;
      }
    });
    last = result.catch(() => {});
    return result;
  }

  const query: Queryable["query"] = (statement, parameters = []) =>
    step(ownRole, statement, parameters, false);
  await checked(client.query("begin isolation level repeatable read"));
  try {
    return await work({
      query,
      call: callWith(query),
      async isAwaited() {
        return (await query(awaiting)).length > 0;
      },
      queryAs: (caller, statement, parameters, options = {}) =>
        step(caller, statement, parameters, caller.role !== "anon" && options.readOnly !== true),
      async undone(part) {
        await last;
        await checked(client.query("savepoint part"));
        try {
          return await part();
        } finally {
          await last;
          await checked(client.query("rollback to part"));
        }
      },
    });
  } finally {
    await last;
    await checked(client.query("rollback"));
  }
}

/** The checks are undone: their locks are those of all who write content. That somebody else did proves nothing. */
async function checkAsAtCommit(client: pg.PoolClient): Promise<void> {
  await checked(client.query("savepoint checks"));
  const failure = await checked(client.query("set constraints all immediate")).then(
    () => null,
    (error: unknown) => error,
  );
  await checked(client.query("rollback to checks"));
  if (failure && !(failure instanceof DatabaseError && isTemporary(failure.code))) throw failure;
}

const awaiting =
  "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid)) limit 1";

const ownRole = { role: "none", claims: "" };

const setCaller =
  "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), " +
  "set_config('statement_timeout', $3, true)";

/** Throws DatabaseError for errors of PostgreSQL and its connection. */
export async function checked<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** NUL would end the text in the wire protocol. */
function rejectNul(statement: string): void {
  if (!statement.includes("\0")) return;
  throw new DatabaseError({ code: "42601", message: "A statement can't hold the character NUL" });
}
