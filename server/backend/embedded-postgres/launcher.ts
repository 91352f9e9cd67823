import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, lchown, mkdir } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Log } from "../../shared/log.ts";
import { StartError } from "../../shared/start-error.ts";
import { copyPrograms, type Programs } from "./programs.ts";

/** PostgreSQL rejects root: `auto` tries the others in turn. */
export const runAsChoices = ["auto", "namespace", "nobody", "relocated"] as const;
export type RunAs = (typeof runAsChoices)[number];

export type Owner = { uid: number; gid: number };

/** Injected for tests. */
export type Host = { programs: Programs; toolPath: string; sharedDirectory: string };

export type Launcher = {
  owner: Owner;
  programs: Programs;
  /** New data belongs under the shared directory. */
  isRelocated: boolean;
  prefix: readonly string[];
  toolPath: string;
};

type Way = { owner: Owner; isInNamespace: boolean; isRelocated: boolean };

type Place = {
  directory: string;
  owner: Owner;
  /** initdb needs a user with a name. */
  isNew: boolean;
};

const nobody: Owner = { uid: 65_534, gid: 65_534 };
const run = promisify(execFile);

/** The first way that works: this user, the data's owner; for root a namespace or nobody. Throws StartError. */
export async function chooseLauncher(
  place: Place,
  runAs: RunAs,
  host: Host,
  log: Pick<Log, "info" | "warn">,
): Promise<Launcher> {
  const endsWithParent = await parentDeathSignal(host, log);
  let cause: unknown = null;
  for (const way of launchWaysFor(place, runAs)) {
    try {
      const launcher = await tryWay(way, place, host, endsWithParent);
      if (way.isRelocated) log.info("PostgreSQL runs outside DATA_DIR", { directory: host.sharedDirectory });
      return launcher;
    } catch (error) {
      cause = error;
    }
  }
  throw await explainFailure(place, runAs, host, cause);
}

/** User 1 has a name on every Linux; outside of the namespace the files belong to the starting user. */
const userNamespace = ["unshare", "--user", "--map-user=1", "--map-group=1", "--"];

/** Fast shutdown by the kernel when this process ends (prctl, PR_SET_PDEATHSIG). */
async function parentDeathSignal({ toolPath }: Host, log: Pick<Log, "warn">): Promise<string[]> {
  const prefix = ["setpriv", "--pdeathsig", "INT", "--"];
  if (process.platform !== "linux") return [];
  try {
    await run("setpriv", [...prefix.slice(1), "true"], { env: { PATH: toolPath } });
    return prefix;
  } catch {
    log.warn("PostgreSQL goes on until the next start when this process is killed: setpriv is missing");
    return [];
  }
}

function launchWaysFor({ owner, isNew }: Place, runAs: RunAs): Way[] {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const inPlace = (owner: Owner): Way => ({ owner, isInNamespace: false, isRelocated: false });
  const relocated = (owner: Owner): Way => ({ owner, isInNamespace: false, isRelocated: true });
  const inNamespace: Way = { owner: self, isInNamespace: true, isRelocated: false };
  // A container's user may have no name, but has one in a namespace.
  if (self.uid !== 0) return runAs === "auto" ? [inPlace(self), inNamespace] : [];
  const ways = { namespace: inNamespace, nobody: inPlace(nobody), relocated: relocated(nobody) };
  if (runAs !== "auto") return [ways[runAs]];
  if (owner.uid === 0) return Object.values(ways);
  return isNew ? [inPlace(owner), ...Object.values(ways)] : [inPlace(owner), relocated(owner)];
}

/** Throws when PostgreSQL does not run that way or can't reach its data. */
async function tryWay(
  { owner, isInNamespace, isRelocated }: Way,
  { directory, isNew }: Place,
  host: Host,
  endsWithParent: string[],
): Promise<Launcher> {
  const launcher: Launcher = {
    owner,
    programs: isRelocated ? await relocatePrograms(host) : host.programs,
    isRelocated,
    prefix: [...(isInNamespace ? userNamespace : []), ...endsWithParent],
    toolPath: host.toolPath,
  };
  const script = `cd "$1" && ${isNew ? "id -un && " : ""}exec "$0" --version`;
  const postgres = join(launcher.programs.directory, "bin", "postgres");
  const target = isRelocated && isNew ? host.sharedDirectory : directory;
  const { code, output } = await outcomeOf(launch(launcher, "sh", ["-c", script, postgres, target]));
  if (code !== 0) throw new Error(output.trim());
  return launcher;
}

async function relocatePrograms({ programs, sharedDirectory }: Host): Promise<Programs> {
  await mkdir(sharedDirectory, { recursive: true });
  // Whatever the umask.
  await chmod(sharedDirectory, 0o711);
  return copyPrograms(programs, sharedDirectory);
}

/** In its own session, so that a terminal's Ctrl-C does not reach it. */
function launch({ prefix, owner, toolPath }: Launcher, command: string, parameters: string[]): ChildProcess {
  const [file = command, ...rest] = [...prefix, command, ...parameters];
  return spawn(file, rest, {
    // Only where it differs: a sandbox may forbid the call itself.
    ...(owner.uid !== process.getuid?.() && owner),
    cwd: "/",
    env: { PATH: toolPath, LC_ALL: "C", TZ: "UTC" },
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
}

export function launchProgram(launcher: Launcher, name: string, parameters: string[]): ChildProcess {
  return launch(launcher, join(launcher.programs.directory, "bin", name), parameters);
}

/** A child's output and exit code; null when it was killed or did not start. */
export async function outcomeOf(
  child: ChildProcess,
  input = "",
): Promise<{ code: number | null; output: string }> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  // A child that ends early explains itself.
  child.stdin?.on("error", () => {}).end(input);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: null, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** As in `launch`, a sandbox may forbid a chown that changes nothing. */
export async function changeOwner({ uid, gid }: Owner, path: string): Promise<void> {
  if (uid !== process.getuid?.()) await lchown(path, uid, gid);
}

async function explainFailure(
  { directory, isNew }: Place,
  runAs: RunAs,
  { programs }: Host,
  cause: unknown,
): Promise<StartError> {
  const elsewhere = "set DATABASE_URL to a PostgreSQL server";
  try {
    await run(join(programs.directory, "bin", "postgres"), ["--version"], { cwd: "/" });
  } catch (cause) {
    return new StartError(
      `The embedded database's PostgreSQL does not run on this machine, which takes Linux with glibc and libstdc++, or macOS: ${elsewhere}.`,
      { cause },
    );
  }
  if (runAs !== "auto") {
    return new StartError(
      `EMBEDDED_POSTGRES_USER=${runAs} does not work here for DATA_DIR ${directory}: leave it out, or ${elsewhere}.`,
      { cause },
    );
  }
  if (isNew && !hasName()) {
    return new StartError(
      `The embedded database needs a user with a name, and this machine has none for user id ${process.getuid?.()}: run the server as a user that /etc/passwd names, allow user namespaces, or ${elsewhere}.`,
      { cause },
    );
  }
  return new StartError(
    `The embedded database can't run as this user with DATA_DIR ${directory}: run the server as another user, set another DATA_DIR, or ${elsewhere}.`,
    { cause },
  );
}

function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}
