import { join } from "node:path";
import {
  AdministratorError,
  grantAdministrator,
  listAdministrators,
  removeSecondSteps,
  revokeAdministrator,
} from "../server/backend/auth/administrators.ts";
import { type Database, DatabaseError, openDatabase } from "../server/backend/database.ts";
import { MigrationError, migrate } from "../server/backend/migrate.ts";
import { DataDirectoryError, openDataDirectory } from "../server/data-directory.ts";
import { readSettings, type Settings, SettingsError } from "../server/settings.ts";

const usage = "Usage: npm run admin -- list | grant EMAIL | revoke EMAIL | remove-second-step EMAIL";

/** `npm run admin`: who runs the panel, said by whoever may read the settings of the server. */
try {
  const [command = "", email = "", ...rest] = process.argv.slice(2);
  const needsEmail = ["grant", "revoke", "remove-second-step"].includes(command);
  if (!(needsEmail || command === "list") || needsEmail !== (email !== "") || rest.length > 0) {
    throw new AdministratorError(usage);
  }
  process.stdout.write(
    await withDatabase(readSettings(process.env), (database) => run(database, command, email)),
  );
} catch (error) {
  const expected = [SettingsError, DataDirectoryError, MigrationError, DatabaseError, AdministratorError];
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(database: Database, command: string, email: string): Promise<string> {
  if (command === "grant") await grantAdministrator(database, email);
  if (command === "revoke") await revokeAdministrator(database, email);
  if (command === "remove-second-step") await removeSecondSteps(database, email);
  const admins = await listAdministrators(database);
  return admins.length === 0
    ? "There is no administrator.\n"
    : `Administrators:\n${admins.map((name) => `  ${name}\n`).join("")}`;
}

async function withDatabase<T>(settings: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  const { backend, dataDir } = settings;
  if (backend.kind === "hosted") {
    throw new AdministratorError(
      "Accounts are kept by the Supabase project: change the table user_roles in its SQL editor.",
    );
  }
  const directory = backend.kind === "postgres" ? null : await holdDirectory(dataDir);
  try {
    const database = await openDatabase(
      backend.kind === "postgres"
        ? { kind: "postgres", url: backend.url, connections: 1 }
        : { kind: "pglite", directory: join(directory?.path ?? dataDir, "database") },
    );
    try {
      await migrate(database);
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await directory?.release();
  }
}

/** The embedded database belongs to one process: a running server has to stop for as long as this takes. */
async function holdDirectory(dataDir: string) {
  try {
    return await openDataDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirectoryError) || !error.message.includes("in use")) throw error;
    throw new AdministratorError(
      "The server is running and holds its database alone: stop it, run this again, and start it.",
    );
  }
}
