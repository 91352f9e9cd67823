import { CopyError, copyContent } from "../server/backend/copy-content.ts";
import { type Database, openDatabase, patientConnect } from "../server/backend/database/database.ts";
import { migrate } from "../server/backend/database/migrate.ts";
import { readSettings } from "../server/settings/settings.ts";
import { reportFailure, withDatabase } from "./with-database.ts";

/** `npm run copy:content`: the content of this site's database into another one, such as a Supabase project's. */
try {
  const target = URL.parse(process.env.TARGET_DATABASE_URL ?? "");
  if (!target || !/^postgres(ql)?:$/.test(target.protocol)) {
    throw new CopyError("TARGET_DATABASE_URL must be the PostgreSQL address of the database to copy into.");
  }
  const hosted =
    "The content is kept by the Supabase project: give its database's address as DATABASE_URL instead.";
  const settings = readSettings(process.env);
  const rows = await withDatabase(settings, hosted, (from) => copyTo(target, from, settings.siteUrl));
  process.stdout.write(`${rows} rows of content were copied.\n`);
} catch (error) {
  reportFailure(error, CopyError);
}

async function copyTo(target: URL, from: Database, siteUrl: URL): Promise<number> {
  const to = await openDatabase({
    url: target.href,
    connections: 1,
    connectTimeout: patientConnect,
  });
  try {
    await migrate(to);
    return await copyContent(from, to, siteUrl);
  } finally {
    await to.close();
  }
}
