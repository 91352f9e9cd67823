import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { passwordFile } from "./find-cluster.ts";
import { changeOwner, type Launcher, launchProgram, outcomeOf } from "./launcher.ts";
import { startFailure } from "./start-failure.ts";

/** Creates the cluster under a temporary name and renames it when it is on disk. Returns its path. Throws StartError. */
export async function makeCluster(
  dataDirectory: string,
  launcher: Launcher,
  sharedDirectory: string,
): Promise<string> {
  const named = join(dataDirectory, "postgres");
  const path = launcher.isRelocated ? join(sharedDirectory, `database-${randomUUID()}`) : named;
  const temporary = launcher.isRelocated
    ? join(sharedDirectory, `new-${hashOf(dataDirectory)}`)
    : `${named}.new`;
  try {
    await rm(temporary, { recursive: true, force: true });
    await fill(temporary, launcher);
    await rename(temporary, path);
    await sync(dirname(path));
    if (path !== named) await symlink(path, named);
    await sync(dataDirectory);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw startFailure(dataDirectory, error instanceof Error ? error.message : String(error));
  }
  return path;
}

/** The same name for each start, so that the next one removes what an interrupted one left. */
function hashOf(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 16);
}

async function fill(directory: string, launcher: Launcher): Promise<void> {
  await mkdir(directory, { mode: 0o700 });
  await changeOwner(launcher.owner, directory);
  const password = randomBytes(24).toString("base64url");
  await runProgram(launcher, "initdb", initdbOptions(directory));
  // Overwrites the content, keeps owner and mode.
  await writeFile(join(directory, "pg_hba.conf"), "local all all scram-sha-256\n");
  await runProgram(launcher, "postgres", singleUserOptions(directory), statements(password));
  const file = join(directory, passwordFile);
  await writeFile(file, password, { mode: 0o600 });
  await changeOwner(launcher.owner, file);
  await runProgram(launcher, "initdb", ["--sync-only", "-D", directory]);
}

function initdbOptions(directory: string): string[] {
  return [
    ...["-D", directory],
    "--username=vlotwerk",
    // Until there is a password.
    "--auth=reject",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    // A container's /dev/shm may be too small.
    "--set=dynamic_shared_memory_type=mmap",
    "--no-instructions",
    "--no-sync",
  ];
}

/** Single-user mode; its log must not contain the password. */
function singleUserOptions(directory: string): string[] {
  const settings = ["log_min_error_statement=panic", "log_error_verbosity=terse", "log_checkpoints=off"];
  return ["--single", "-F", "-D", directory, ...settings.flatMap((one) => ["-c", one]), "template1"];
}

/** One statement per line. */
function statements(password: string): string {
  return `alter role vlotwerk password '${password}'\nalter database postgres rename to vlotwerk\n`;
}

async function runProgram(
  launcher: Launcher,
  name: string,
  parameters: string[],
  input?: string,
): Promise<void> {
  const { code, output } = await outcomeOf(launchProgram(launcher, name, parameters), input);
  const failure = /(?:error|ERROR|FATAL|PANIC): +(.*)/.exec(output)?.[1];
  if (code !== 0 || failure) throw new Error(failure ?? `${name} ended with ${code}`);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
