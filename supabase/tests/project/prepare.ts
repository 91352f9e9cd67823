import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "../../../server/backend/database/database.ts";
import { listScripts } from "../../../server/backend/database/migrate.ts";
import { type PostgresServer, startPostgres } from "../../../server/backend/testing/postgres.ts";

export type ProjectDatabase = {
  /** The address of the role `postgres`, without superuser. */
  url: string;
  superuser: Database;
  stop(): Promise<void>;
};

/** GoTrue's tables, as platform/ has them besides the roles and schemas, without what only this server needs. */
const goTrue = /^0[3-8]_auth_/;
/** Those of newer projects. */
const newerGoTrue = /^(0[3-8]_auth_|10_auth_webauthn)/;
const platform = fileURLToPath(new URL("../../../server/backend/database/platform/", import.meta.url));

/**
 * Starts a PostgreSQL prepared as a Supabase project. `opensPublic`: default privileges grant the API roles all new
 * objects in `public`, as in some projects; that one has no passkeys yet.
 */
export async function startProjectDatabase(opensPublic: boolean): Promise<ProjectDatabase> {
  const server = await startPostgres();
  try {
    const superuser = await renameSuperuser(server);
    await superuser.execute(await readFile(new URL("project.sql", import.meta.url), "utf8"));
    for (const { name, path } of await listScripts(platform)) {
      if (!(opensPublic ? goTrue : newerGoTrue).test(name)) continue;
      await superuser.execute(`set role supabase_auth_admin;\n${await readFile(path, "utf8")};\nreset role;`);
    }
    if (opensPublic) await superuser.execute(openPublic);
    return {
      url: server.url,
      superuser,
      async stop() {
        await superuser.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** In a project `postgres` is another role. */
async function renameSuperuser({ url }: PostgresServer): Promise<Database> {
  const first = await openDatabase({ url, connections: 1 });
  await first.execute("create role second login superuser password 'postgres'");
  await first.close();
  const second = await openDatabase({
    url: url.replace("//postgres:", "//second:"),
    connections: 1,
  });
  await second.execute("alter role postgres rename to supabase_admin");
  await second.close();
  return openDatabase({
    url: url.replace("//postgres:", "//supabase_admin:"),
    connections: 1,
  });
}

const openPublic = `
  alter default privileges for role postgres in schema public
    grant all on tables to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on sequences to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on functions to postgres, anon, authenticated, service_role;`;
