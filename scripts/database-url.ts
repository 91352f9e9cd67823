import { existsSync } from "node:fs";
import { runningUrl } from "../server/backend/embedded-postgres/embedded-postgres.ts";
import { readSettings, type Settings } from "../server/settings/settings.ts";
import { NoDatabaseError, reportFailure } from "./with-database.ts";

const hosted = "The data is kept by the Supabase project, whose settings show the address of its database.";
const notRunning = "The embedded database is not running: start the server first.";

/** `npm run --silent database:url`: the address of the server's database, for psql. */
try {
  if (process.argv.length > 2) throw new NoDatabaseError("Usage: npm run --silent database:url");
  process.stdout.write(`${await urlOf(readSettings(process.env))}\n`);
} catch (error) {
  reportFailure(error, NoDatabaseError);
}

async function urlOf({ backend, dataDir }: Settings): Promise<string> {
  if (backend.kind === "hosted") throw new NoDatabaseError(hosted);
  if (backend.kind === "postgres") return backend.url;
  const url = existsSync(dataDir) ? await runningUrl(dataDir) : null;
  if (!url) throw new NoDatabaseError(notRunning);
  return url;
}
