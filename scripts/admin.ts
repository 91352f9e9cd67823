import {
  AdministratorError,
  endSessions,
  grantRole,
  listMembers,
  type Role,
  removeSecondSteps,
  revokeRole,
  roles,
} from "../server/backend/auth/administrators/administrators.ts";
import type { Database } from "../server/backend/database/database.ts";
import { readSettings } from "../server/settings/settings.ts";
import { reportFailure, withDatabase } from "./with-database.ts";

const headings: Record<Role, string> = { admin: "Administrators", editor: "Editors", writer: "Writers" };
const usage =
  "Usage: npm run admin -- list | grant EMAIL [admin|editor|writer] | revoke EMAIL | remove-second-step EMAIL | end-sessions EMAIL | end-sessions all";
const hosted =
  "Accounts are kept by the Supabase project: give its database's address as DATABASE_URL instead (docs/operations.md, A hosted Supabase project).";

/** `npm run admin`: manages administrators and other members, with the server's settings. */
try {
  const [command = "", email = "", ...rest] = process.argv.slice(2);
  const role = roles.find((known) => known === (rest[0] ?? "admin"));
  const needsEmail = ["grant", "revoke", "remove-second-step", "end-sessions"].includes(command);
  const isTooLong = rest.length > (command === "grant" ? 1 : 0);
  if (!(needsEmail || command === "list") || needsEmail !== (email !== "") || isTooLong || !role) {
    throw new AdministratorError(usage);
  }
  process.stdout.write(
    await withDatabase(readSettings(process.env), hosted, (database) => run(database, command, email, role)),
  );
} catch (error) {
  reportFailure(error, AdministratorError);
}

async function run(database: Database, command: string, email: string, role: Role): Promise<string> {
  if (command === "end-sessions") {
    return `Ended sessions: ${await endSessions(database, email === "all" ? null : email)}\n`;
  }
  if (command === "grant") await grantRole(database, email, role);
  if (command === "revoke") await revokeRole(database, email);
  if (command === "remove-second-step") await removeSecondSteps(database, email);
  const lists = await Promise.all(
    roles.map(async (known) => describeMembers(headings[known], await listMembers(database, known))),
  );
  return `${lists[0] || "There is no administrator.\n"}${lists.slice(1).join("")}`;
}

function describeMembers(heading: string, names: readonly string[]): string {
  return names.length === 0 ? "" : `${heading}:\n${names.map((name) => `  ${name}\n`).join("")}`;
}
