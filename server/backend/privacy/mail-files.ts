import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isAbout, type MailText, readMail } from "./mail-text.ts";

export type MailFile = MailText & { file: string };

/** The mails in a directory that were sent to an address or speak of it; it is in lower case. */
export async function findMailFiles(directory: string, email: string): Promise<MailFile[]> {
  const found: MailFile[] = [];
  for (const file of await listMailFiles(directory)) {
    const source = await unlessGone(readFile(join(directory, file), "utf8"));
    if (source === null || !isAbout(source, email)) continue;
    // Whoever reads an export has no use for a link that opens an account.
    found.push({ file, ...withoutTokens(readMail(source)) });
  }
  return found;
}

export async function deleteMailFiles(directory: string, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(join(directory, file), { force: true });
}

/** Deletes the mails that were written before a moment, and gives their number. */
export async function deleteMailFilesBefore(directory: string, before: Date): Promise<number> {
  let deleted = 0;
  for (const file of await listMailFiles(directory)) {
    const found = await unlessGone(stat(join(directory, file)));
    if (found === null || found.mtime >= before) continue;
    await rm(join(directory, file), { force: true });
    deleted += 1;
  }
  return deleted;
}

/** Those that a server was writing when it was stopped, too. */
async function listMailFiles(directory: string): Promise<string[]> {
  const names = (await unlessGone(readdir(directory))) ?? [];
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).sort();
}

/** Null when there is no such file or directory: another server may have moved it a moment ago. */
async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function withoutTokens(mail: MailText): MailText {
  return { ...mail, text: mail.text.replace(/(token_hash=)[^\s&]+/g, "$1…") };
}
