import { join } from "node:path";
import type { RenderMail } from "../app/mails/mail-content.ts";
import { site } from "../app/site.ts";
import { createFirstAdmin, type FirstAdmin } from "./backend/auth/administrators/first-admin.ts";
import { loadSigningKeys, SigningKeyError } from "./backend/auth/tokens/keys.ts";
import { createBackend } from "./backend/backend.ts";
import {
  type Database,
  DatabaseError,
  type DatabaseOptions,
  openDatabase,
} from "./backend/database/database.ts";
import { MigrationError, migrate } from "./backend/database/migrate.ts";
import { seed } from "./backend/database/seed.ts";
import { startEmbeddedPostgres } from "./backend/embedded-postgres/embedded-postgres.ts";
import { sweepFiles } from "./backend/files/clean-up-orphans.ts";
import { createFileStore } from "./backend/files/file-store.ts";
import { createFileSender } from "./backend/mail/file-sender.ts";
import { createSmtpSender } from "./backend/mail/smtp-sender.ts";
import { startRetention } from "./backend/privacy/retention.ts";
import type { Settings } from "./settings/settings.ts";
import type { ContentVersion } from "./shared/content-version.ts";
import { isDiskFullError, isOutOfRoom } from "./shared/disk-space.ts";
import type { Log } from "./shared/log.ts";
import { StartError } from "./shared/start-error.ts";
import type { OwnBackend } from "./web/web.ts";

export type OpenBackend = OwnBackend & {
  contentVersion: ContentVersion;
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
  const opened: { close(): Promise<void> }[] = [];
  async function close(): Promise<void> {
    for (const part of opened.splice(0).reverse()) await part.close();
  }
  try {
    const keys = await loadSigningKeys({ signingKey: jwtSigningKey, directory: join(dataDirectory, "keys") });
    const database = await openDatabase(await startDatabase(settings, dataDirectory, opened, log));
    opened.push(database);
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
      isAlone: settings.backend.kind === "embedded",
      publishableKey,
      keys,
      siteUrl,
      files,
      mail: { sender, renderMail, firm: settings.contactEmail },
      log,
      providers,
      tinymceApiKey,
    });
    opened.push(backend);
    opened.push(startRetention({ database, leadsKeptMonths, mailDirectory, log }));
    const { serve, fetch: answer, files: fileAccess, contentVersion } = backend;
    const isDatabaseThere = () => answers(database);
    return { serve, answer, files: fileAccess, contentVersion, database, isDatabaseThere, firstAdmin, close };
  } catch (error) {
    await close();
    throw explain(error, settings);
  }
}

/** The database of the settings; the embedded one is started for it. */
async function startDatabase(
  { backend }: Settings,
  directory: string,
  opened: { close(): Promise<void> }[],
  log: Log,
): Promise<DatabaseOptions> {
  if (backend.kind === "postgres") return backend;
  const postgres = await startEmbeddedPostgres({
    directory,
    log,
    ...(backend.kind === "embedded" && { runAs: backend.runAs }),
  });
  opened.push({ close: postgres.stop });
  return { url: postgres.url, directory };
}

async function answers(database: Database): Promise<boolean> {
  await database.query("select 1");
  return true;
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
