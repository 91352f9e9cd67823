import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { nullIfMissing } from "../../shared/null-if-missing.ts";
import { isAbout, type MailText, readMail } from "./mail-text.ts";

type MailFile = MailText & { file: string };

/** The mail files to or about a lower-case address. */
export async function findMailFiles(directory: string, email: string): Promise<MailFile[]> {
  const found: MailFile[] = [];
  for (const file of await listMailFiles(directory)) {
    const source = await nullIfMissing(readFile(join(directory, file), "utf8"));
    if (source === null || !isAbout(source, email)) continue;
    // A link may open an account.
    found.push({ file, ...withoutTokens(readMail(source)) });
  }
  return found;
}

export async function deleteMailFiles(directory: string, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(join(directory, file), { force: true });
}

/** Returns the number of deleted files. */
export async function deleteMailFilesBefore(directory: string, before: Date): Promise<number> {
  let deleted = 0;
  for (const file of await listMailFiles(directory)) {
    const written = timestampOf(file) ?? (await nullIfMissing(stat(join(directory, file))))?.mtime;
    if (written === undefined || written >= before) continue;
    await rm(join(directory, file), { force: true });
    deleted += 1;
  }
  return deleted;
}

/** The file system's time may be that of a restore. */
function timestampOf(file: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)-\d{3}Z-/.exec(file) ?? [];
  const written = new Date(`${day}T${time?.replaceAll("-", ":")}Z`);
  return Number.isNaN(written.getTime()) ? undefined : written;
}

/** Including partly written ones. */
async function listMailFiles(directory: string): Promise<string[]> {
  const names = (await nullIfMissing(readdir(directory))) ?? [];
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).sort();
}

function withoutTokens(mail: MailText): MailText {
  return { ...mail, text: mail.text.replace(/(token_hash=)[^\s&]+/g, "$1…") };
}
