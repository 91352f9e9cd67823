import {
  AdministratorError,
  endSessions,
  grantAdministrator,
  listAdministrators,
  removeSecondSteps,
  revokeAdministrator,
} from "../server/backend/auth/administrators/administrators.ts";
import type { Database } from "../server/backend/database/database.ts";
import { readSettings } from "../server/settings/settings.ts";
import { reportFailure, withDatabase } from "./with-database.ts";

const usage =
  "Usage: npm run admin -- list | grant EMAIL | revoke EMAIL | remove-second-step EMAIL | end-sessions EMAIL | end-sessions all";
const hosted =
  "Accounts are kept by the Supabase project: give its database's address as DATABASE_URL instead (docs/supabase.md).";

/** `npm run admin`: manages administrators, with the server's settings. */
try {
  const [command = "", email = "", ...rest] = process.argv.slice(2);
  const needsEmail = ["grant", "revoke", "remove-second-step", "end-sessions"].includes(command);
  if (!(needsEmail || command === "list") || needsEmail !== (email !== "") || rest.length > 0) {
    throw new AdministratorError(usage);
  }
  process.stdout.write(
    await withDatabase(readSettings(process.env), hosted, (database) => run(database, command, email)),
  );
} catch (error) {
  reportFailure(error, AdministratorError);
}

async function run(database: Database, command: string, email: string): Promise<string> {
  if (command === "end-sessions") {
    return `Ended sessions: ${await endSessions(database, email === "all" ? null : email)}\n`;
  }
  if (command === "grant") await grantAdministrator(database, email);
  if (command === "revoke") await revokeAdministrator(database, email);
  if (command === "remove-second-step") await removeSecondSteps(database, email);
  const admins = await listAdministrators(database);
  return admins.length === 0
    ? "There is no administrator.\n"
    : `Administrators:\n${admins.map((name) => `  ${name}\n`).join("")}`;
}
