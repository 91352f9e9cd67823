import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { preferIndexes } from "../server/backend/become-caller.ts";
import { extensions } from "../server/backend/embedded/engine.ts";
import type { Execution } from "../server/backend/rest/sql/result.ts";
import { perSecond, seconds } from "./time.ts";

const connections = 8;
const setPageCost = `set random_page_cost = ${preferIndexes.random_page_cost}`;

/** The statement alone, in a transaction that takes on the role anon: what PGlite itself gives per second. */
export async function measureBarePglite(
  directory: string,
  { statement, parameters }: Execution,
): Promise<number> {
  const pglite = await PGlite.create(directory, { extensions });
  await pglite.exec(setPageCost);
  const rate = await perSecond(seconds, () =>
    pglite.transaction(async (transaction) => {
      await transaction.exec("set local role anon");
      await transaction.query(statement, [...parameters]);
    }),
  );
  await pglite.close();
  return rate;
}

/** As measureBarePglite, on PostgreSQL with the driver's own transactions. */
export async function measureBarePostgres(
  url: string,
  { statement, parameters }: Execution,
): Promise<number> {
  const sql = postgres(url, { max: connections, onnotice: () => {} });
  await Promise.all(
    Array.from({ length: connections }, () => sql.unsafe(`${setPageCost}; select pg_sleep(0.05)`)),
  );
  const ask = () =>
    sql.begin(async (transaction) => {
      await transaction.unsafe("set local role anon");
      await transaction.unsafe(statement, parameters.map(String), { prepare: true });
    });
  const rates = await Promise.all(Array.from({ length: connections }, () => perSecond(seconds, ask)));
  await sql.end();
  return rates.reduce((sum, rate) => sum + rate);
}
