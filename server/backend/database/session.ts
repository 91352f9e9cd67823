import type pg from "pg";
import { DatabaseError } from "../../shared/database-error.ts";
import { callWith } from "./call-function.ts";
import type { Caller, Parameter, QueryAsOptions, Queryable } from "./database.ts";
import { toDatabaseError } from "./postgres-connection.ts";

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
  { readOnly, signal }: QueryAsOptions,
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
        values: [role, claims, role === "anon" ? "2s" : "5s"],
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
