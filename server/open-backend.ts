import { join } from "node:path";
import type { RenderMail } from "../app/mails/mail-content.ts";
import { site } from "../app/site.ts";
import { createFirstAdmin, type FirstAdmin } from "./backend/auth/first-admin.ts";
import { loadSigningKeys, SigningKeyError } from "./backend/auth/keys.ts";
import { createBackend } from "./backend/backend.ts";
import { type Database, DatabaseError, openDatabase } from "./backend/database.ts";
import { isDiskFullError, isOutOfRoom } from "./backend/disk-space.ts";
import { startAutovacuum } from "./backend/embedded/autovacuum.ts";
import { createFileStore } from "./backend/files/file-store.ts";
import { sweepFiles } from "./backend/files/sweep.ts";
import { createFileSender } from "./backend/mail/file-sender.ts";
import { createSmtpSender } from "./backend/mail/smtp-sender.ts";
import { MigrationError, migrate } from "./backend/migrate.ts";
import { seed } from "./backend/seed.ts";
import { offerSnapshots, removeOldSnapshots } from "./backup/snapshots.ts";
import type { ContentChanges } from "./content-changes.ts";
import type { Log } from "./log.ts";
import { startRetention } from "./retention.ts";
import type { Settings } from "./settings.ts";
import { StartError } from "./start-error.ts";
import type { OwnBackend } from "./web/web.ts";

export type OpenBackend = OwnBackend & {
  changes: ContentChanges;
  database: Database;
  isDatabaseThere(): Promise<boolean>;
  /** The administrator that this start has made, whose password nobody knows yet. */
  firstAdmin: FirstAdmin | null;
  close(): Promise<void>;
};

/**
 * The backend of this process on its database, which is migrated, and filled when it is empty.
 *
 * @throws StartError when the database can't be used or brought up to date, or when the signing key is none
 */
export async function openBackend(
  settings: Settings,
  dataDirectory: string,
  renderMail: RenderMail,
  log: Log,
): Promise<OpenBackend> {
  const { publishableKey, siteUrl, jwtSigningKey, providers, tinymceApiKey, leadsKeptMonths } = settings;
  let database: Database | null = null;
  try {
    const keys = await loadSigningKeys({ signingKey: jwtSigningKey, directory: join(dataDirectory, "keys") });
    database = await openDatabase(databaseOptions(settings, dataDirectory));
    const migrated = await migrate(database);
    const seeded = await seed(database);
    if (migrated.length > 0) log.info("database migrated", { files: migrated.length, seeded: seeded.length });
    const firstAdmin = await createFirstAdmin(database, settings, dataDirectory);
    if (firstAdmin) log.info("first administrator made", { passwordIn: firstAdmin.file });
    const from = { name: site.name, address: settings.mailFrom };
    const files = createFileStore(join(dataDirectory, "files"));
    await sweepFiles(database, files, log);
    const mailDirectory = join(dataDirectory, "mail");
    const sender = settings.smtp
      ? createSmtpSender(settings.smtp, from)
      : createFileSender(mailDirectory, from);
    if (!settings.smtp) log.info("mails are written as files", { directory: mailDirectory });
    const backend = await createBackend({
      database,
      publishableKey,
      keys,
      siteUrl,
      files,
      mail: { sender, renderMail, firm: settings.contactEmail },
      log,
      providers,
      tinymceApiKey,
    });
    const snapshots = await openSnapshots(database, dataDirectory, log);
    const retention = startRetention({ database, leadsKeptMonths, mailDirectory, log });
    const autovacuum =
      database.kind === "pglite" ? startAutovacuum({ database, directory: dataDirectory, log }) : null;
    async function close(): Promise<void> {
      await snapshots.close();
      await retention.close();
      await autovacuum?.close();
      await backend.close();
    }
    const { serve, fetch: answer, files: fileAccess, changes } = backend;
    const isDatabaseThere = () => answers(backend.database);
    return { serve, answer, files: fileAccess, changes, database, isDatabaseThere, firstAdmin, close };
  } catch (error) {
    await database?.close();
    throw explain(error, settings);
  }
}

/** A PostgreSQL server is read by whoever makes a backup; what such a command left behind is taken away here too. */
async function openSnapshots(
  database: Database,
  dataDirectory: string,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  if (database.kind === "pglite") return offerSnapshots(dataDirectory, database, log);
  await removeOldSnapshots(dataDirectory).catch((error) =>
    log.error("what an earlier backup left in DATA_DIR/snapshots can't be deleted", error),
  );
  return { close: async () => {} };
}

async function answers(database: Database): Promise<boolean> {
  await database.query("select 1");
  return true;
}

function databaseOptions({ backend }: Settings, dataDirectory: string): Parameters<typeof openDatabase>[0] {
  if (backend.kind === "postgres") return backend;
  return { kind: "pglite", directory: join(dataDirectory, "database") };
}

function explain(error: unknown, { backend }: Settings): unknown {
  if (error instanceof SigningKeyError) {
    return new StartError(error.message.replace(/^The signing key/, "JWT_SIGNING_KEY"));
  }
  if (error instanceof MigrationError) {
    return new StartError(`The database can't be brought up to date by ${error.message}.`);
  }
  if (isOutOfRoom(error) || (backend.kind === "embedded" && isDiskFullError(error))) {
    return new StartError("DATA_DIR can't be written: its disk is full.");
  }
  if (!(error instanceof DatabaseError)) return error;
  const where = backend.kind === "postgres" ? `DATABASE_URL (${new URL(backend.url).host})` : "DATA_DIR";
  return new StartError(`${where} holds no database that can be used: ${error.message.replace(/\.$/, "")}.`);
}
