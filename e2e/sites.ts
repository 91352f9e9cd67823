import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFirstAdmin } from "../server/backend/auth/administrators/first-admin.ts";
import { hashPassword } from "../server/backend/auth/passwords/password-hash.ts";
import { type Database, openDatabase } from "../server/backend/database/database.ts";
import { migrate } from "../server/backend/database/migrate.ts";
import { seed } from "../server/backend/database/seed.ts";
import { startPostgres } from "../server/backend/testing/postgres.ts";
import { builtSite } from "../server/built-site.ts";
import { readSettings } from "../server/settings/settings.ts";
import { createLog } from "../server/shared/log.ts";
import { startServer } from "../server/start-server.ts";
import { freePort } from "../server/testing/free-port.ts";
import { firstAdmin } from "./first-admin.ts";

/** A running site with a new seeded database. */
export type Site = {
  address: string;
  /** The directory of its mail files, without an SMTP server. */
  mailDirectory: string;
  /** Runs a script as the database's owner. */
  execute(script: string): Promise<void>;
  /** Queries as the database's owner. */
  query<Row extends object>(statement: string, parameters?: readonly string[]): Promise<Row[]>;
  /** Starts another server on the same database until the site stops. Returns its address. */
  startAnother(): Promise<string>;
  /** Restarts the PostgreSQL of all sites of this process by a crash. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts sites, all in this process and on one PostgreSQL. */
export type Sites = {
  /** `environment` holds additional server settings. */
  open(environment?: NodeJS.ProcessEnv): Promise<Site>;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL with a seeded template database for the sites. */
export async function startSites(): Promise<Sites> {
  const postgres = await startPostgres();
  await runIn(postgres.url, (server) => server.execute("create database seeded"));
  await runIn(databaseUrl(postgres.url, "seeded"), fill);
  let count = 0;

  async function open(environment: NodeJS.ProcessEnv = {}): Promise<Site> {
    count += 1;
    const name = `site_${count}`;
    await runIn(postgres.url, (server) => server.execute(`create database ${name} template seeded`));
    const url = databaseUrl(postgres.url, name);
    const database = await openDatabase({ url, connections: 1 });
    const servers: RunningSite[] = [];
    async function start(): Promise<RunningSite> {
      const server = await startSite({ DATABASE_URL: url, ...environment });
      servers.push(server);
      return server;
    }
    const { address, directory } = await start();
    return {
      address,
      mailDirectory: join(directory, "mail"),
      execute: database.execute,
      query: database.query,
      startAnother: async () => (await start()).address,
      halt: postgres.halt,
      resume: postgres.resume,
      async stop() {
        for (const server of servers) await server.stop();
        await database.close();
        // Each database has about ten megabytes.
        await runIn(postgres.url, (server) => server.execute(`drop database ${name} with (force)`));
      },
    };
  }

  return { open, stop: postgres.stop };
}

async function fill(database: Database): Promise<void> {
  await migrate(database);
  await seed(database);
  const siteUrl = new URL("http://localhost");
  await createFirstAdmin(database, { firstAdmin, siteUrl }, tmpdir());
}

type RunningSite = { address: string; directory: string; stop(): Promise<void> };

/** Starts the built server behind a trusted proxy, so that each test has a client address of its own. */
async function startSite(environment: NodeJS.ProcessEnv): Promise<RunningSite> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-site-"));
  const own = { DATA_DIR: directory, PORT: String(await freePort()), TRUST_PROXY: "1" };
  const settings = readSettings({ ...process.env, ...own, ...environment });
  const build = new URL("../build/", import.meta.url);
  const server = await startServer(
    settings,
    builtSite(build),
    createLog(() => {}),
  );
  return {
    address: server.address,
    directory,
    async stop() {
      await server.stop({ atOnce: true });
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Inserts a confirmed account. @returns its id */
export async function addAccount(
  site: Site,
  { email, password }: { email: string; password: string },
  { isAdmin = false } = {},
): Promise<string> {
  hashes[password] ??= hashPassword(password);
  const [account] = await site.query<{ id: string }>(
    `with account as (
       insert into auth.users (
         instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
         raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new,
         email_change
       )
       values (
         '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $1::text, $2, now(),
         '{"provider": "email", "providers": ["email"]}', jsonb_build_object('email', $1::text, 'email_verified', true),
         now(), now(), '', '', '', ''
       )
       returning id, raw_user_meta_data
     ), identity as (
       insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
       select id::text, id, raw_user_meta_data || jsonb_build_object('sub', id), 'email', now(), now() from account
     )
     select id from account`,
    [email, await hashes[password]],
  );
  const id = account?.id ?? "";
  if (isAdmin) {
    await site.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id]);
  }
  return id;
}

/** Hashing is slow: each password is hashed once. */
const hashes: Record<string, Promise<string>> = {};

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runIn(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
