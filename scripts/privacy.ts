import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { recordEvent } from "../server/backend/auth/audit/record-event.ts";
import type { Database } from "../server/backend/database/database.ts";
import { type Erasure, erasePersonalData, previewErasure } from "../server/backend/privacy/erase.ts";
import { countExpiredLeads, deleteExpiredRows, monthsBefore } from "../server/backend/privacy/expiry.ts";
import { deleteMailFiles, findMailFiles } from "../server/backend/privacy/mail-files.ts";
import { collectPersonalData } from "../server/backend/privacy/personal-data.ts";
import { readSettings, type Settings } from "../server/settings/settings.ts";
import { type PrivacyCommand, PrivacyError, readCommand } from "./privacy-command.ts";
import { reportFailure, withDatabase } from "./with-database.ts";

const hosted =
  "The data is kept by the Supabase project: give its database's address as DATABASE_URL instead (docs/operations.md, A hosted Supabase project).";

/** Exit code when nothing is stored about the address. */
const nothingFound = 2;
/** Exit code of an erasure that was only previewed. */
const notErased = 3;

/** `npm run privacy`: exports and erases personal data, also comments by a name, and deletes expired leads. */
try {
  const command = readCommand(process.argv.slice(2));
  const settings = readSettings(process.env);
  await withDatabase(settings, hosted, (database) => run(database, settings, command));
} catch (error) {
  reportFailure(error, PrivacyError);
}

async function run(database: Database, settings: Settings, command: PrivacyCommand): Promise<void> {
  const mailDirectory = join(settings.dataDir, "mail");
  if (command.name === "export") return exportData(database, mailDirectory, command.email, command.out);
  if (command.name === "erase") return erase(database, mailDirectory, command.email, command.isConfirmed);
  if (command.name === "comments") return comments(database, command.person, command.isConfirmed);
  return expire(database, settings.leadsKeptMonths, command.isConfirmed);
}

async function exportData(
  database: Database,
  mailDirectory: string,
  email: string,
  out: string | null,
): Promise<void> {
  const data = {
    ...(await collectPersonalData(database, email)),
    mailFiles: await findMailFiles(mailDirectory, email),
  };
  if (Object.values(data).every((items) => items.length === 0)) return ignoreInterrupt();
  await recordEvent(database, {
    event: "exported",
    by: "server",
    noun: "person",
    accountId: await findAccountId(database, email),
  });
  const document = { email, exportedAt: new Date().toISOString(), ...data };
  const json = `${JSON.stringify(document, null, 2)}\n`;
  if (out === null) return print(json);
  await writeNew(out, json);
  print(`Everything about ${email} is in ${out}, which only you can read.\n`);
}

async function findAccountId(database: Database, email: string): Promise<string | null> {
  const [account] = await database.query<{ id: string }>(
    "select id from auth.users where lower(email) = $1 limit 1",
    [email],
  );
  return account?.id ?? null;
}

async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const exists = error instanceof Error && "code" in error && error.code === "EEXIST";
    throw new PrivacyError(
      exists
        ? `${file} exists already: name a file that does not.`
        : `${file} can't be written: name a file in a directory that is there and yours.`,
    );
  }
}

async function erase(
  database: Database,
  mailDirectory: string,
  email: string,
  isConfirmed: boolean,
): Promise<void> {
  const files = (await findMailFiles(mailDirectory, email)).map(({ file }) => file);
  const erasure = isConfirmed
    ? await database.transaction((transaction) => erasePersonalData(transaction, email))
    : await previewErasure(database, email);
  const { keptAccounts, ...deleted } = erasure;
  const isNothing = [...Object.values(deleted), files.length].every((count) => count === 0);
  if (isNothing && keptAccounts === 0) return ignoreInterrupt();
  if (isConfirmed) await deleteMailFiles(mailDirectory, files);

  print(isConfirmed ? "Deleted:\n" : "This would be deleted:\n");
  print(isNothing ? "  nothing\n" : describeErasure(erasure, files.length));
  if (keptAccounts > 0) {
    print(
      "The account stays, because it is the last administrator's: make somebody else one, and erase again.\n",
    );
  }
  if (isConfirmed || isNothing) return;
  print("Nothing was deleted yet: add --yes to delete it for good.\n");
  process.exitCode = notErased;
}

function describeErasure(erasure: Erasure, files: number): string {
  const lines: [number, string, string][] = [
    [erasure.contactMessages, "contact message", "contact messages"],
    [erasure.downloadRequests, "download request", "download requests"],
    [erasure.trashed, "lead in the trash", "leads in the trash"],
    [erasure.mails, "mail in the outbox", "mails in the outbox"],
    [erasure.invitations, "invitation", "invitations"],
    [files, "mail in a file", "mails in files"],
    [erasure.accounts, "account", "accounts"],
    [erasure.traces, "mention in somebody else's account", "mentions in other people's accounts"],
  ];
  return lines
    .filter(([count]) => count > 0)
    .map(([count, one, more]) => `  ${count} ${count === 1 ? one : more}\n`)
    .join("");
}

/** Prints what somebody said through preview links; deletes it, and that their approval is needed, once confirmed. */
async function comments(database: Database, person: string, isConfirmed: boolean): Promise<void> {
  const found = await database.query<{ item: object }>(
    `select to_jsonb(opinion) - 'link_id' || jsonb_build_object('kind', link.kind, 'version', version.number) as item
     from public.otm_preview_opinions opinion
     join public.otm_preview_links link on link.id = opinion.link_id
     join public.otm_versions version on version.id = link.version_id
     where lower(opinion.name) = lower($1) order by opinion.created_at`,
    [person],
  );
  const needed = await database.query<{ item: object }>(
    "select to_jsonb(required) as item from public.otm_required_approvals required where lower(name) = lower($1)",
    [person],
  );
  const [given, required] = [found, needed].map((rows) => rows.map(({ item }) => item));
  if (found.length + needed.length === 0) return ignoreInterrupt("Nothing is kept under that name.\n");
  print(`${JSON.stringify({ name: person, comments: given, requiredApprovals: required }, null, 2)}\n`);
  if (!isConfirmed) return;
  await database.transaction(async (transaction) => {
    for (const table of ["otm_preview_opinions", "otm_required_approvals"])
      await transaction.query(`delete from public.${table} where lower(name) = lower($1)`, [person]);
    const label = `comments: ${found.length}`;
    await recordEvent(transaction, { event: "erased", by: "server", accountId: null, noun: "person", label });
  });
  process.stderr.write(`Deleted: ${found.length + needed.length}\n`);
}

async function expire(database: Database, months: number, isConfirmed: boolean): Promise<void> {
  if (months === 0) return print("LEADS_KEPT_MONTHS is 0: leads are kept for ever.\n");
  const before = monthsBefore(new Date(), months);
  const { contactMessages, downloadRequests, oldest } = await countExpiredLeads(database, before);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  if (oldest === null) return print(`No lead is older than ${months} months (${day(before)}).\n`);
  print(`Leads from before ${day(before)} (${months} months):\n`);
  print(
    `  contact messages: ${contactMessages}\n  download requests: ${downloadRequests}\n  oldest: ${day(oldest)}\n`,
  );
  if (!isConfirmed) {
    return print(
      "Nothing was deleted yet: the server deletes them within a day, or add --yes to do it now.\n",
    );
  }
  const { leads } = await deleteExpiredRows(database, before, null);
  print(`Deleted: ${leads}\n`);
}

function print(text: string): void {
  process.stdout.write(text);
}

function ignoreInterrupt(text = "Nothing is kept about that address.\n"): void {
  process.stderr.write(text);
  process.exitCode = nothingFound;
}
