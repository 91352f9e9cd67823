import { openDatabase, visitor } from "../server/backend/database/database.ts";
import { startPostgres } from "../server/backend/testing/postgres.ts";
import { fill } from "./content.ts";
import { measureHttp } from "./http.ts";
import { listStatement } from "./list-call.ts";
import { perSecond, seconds } from "./time.ts";

type Measured = { sql: number; http: number; p99: number; target: number };

const clients = 16;

/** Calls of the article list per second: over HTTP, and its SQL alone as anon. */
export async function measureLists(): Promise<Measured> {
  const server = await startPostgres();
  try {
    const database = await openDatabase({ url: server.url });
    await fill(database);
    const { statement, parameters } = await listStatement(database);
    const query = () => database.queryAs(visitor, statement, parameters, { readOnly: true });
    const rates = await Promise.all(Array.from({ length: clients }, () => perSecond(seconds, query)));
    const sql = rates.reduce((sum, rate) => sum + rate);
    const { perSecond: http, p99 } = await measureHttp(database);
    const measured = { sql: Math.round(sql), http: Math.round(http), p99, target: 2_000 };
    console.table([measured]);
    return measured;
  } finally {
    await server.stop();
  }
}
