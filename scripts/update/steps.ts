import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, rm, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { earlierAssets } from "../../server/built-site.ts";
import type { Settings } from "../../server/settings/settings.ts";
import { endOf, run, script, serviceUser, start, type User } from "./commands.ts";
import { forgetSwap, type Layout, type Swap, swapLink, writeSwap } from "./layout.ts";
import { askSite } from "./trial.ts";
import { UpdateError } from "./versions.ts";

/** What an update goes from and to. */
export type Update = Layout & {
  present: string;
  version: string;
  /** The new folder. */
  to: string;
  source: { tag: string } | { folder: string };
  settings: Settings;
  user: User;
};

export type Step = { name: string; says(update: Update): string; run(update: Update): Promise<void> };

/** In order. A step that was killed begins again; from the swap on the next run goes on with it. */
export const steps: readonly Step[] = [
  { name: "backup", says: () => "make a backup and prove it", run: backUp },
  {
    name: "fetch",
    says: ({ to, source }) => `fetch ${"tag" in source ? `the tag ${source.tag}` : source.folder} into ${to}`,
    run: fetchVersion,
  },
  { name: "install", says: () => "install its packages (npm ci)", run: install },
  { name: "build", says: () => "build it (npm run build)", run: build },
  {
    name: "copy",
    says: ({ settings }) =>
      isHosted(settings)
        ? "copy nothing: the project has the database"
        : "bring a copy of the database up to date",
    run: copyDatabase,
  },
  {
    name: "trial",
    says: ({ settings }) =>
      isHosted(settings) ? "try nothing, for the same reason" : "start it on that copy and ask ten pages",
    run: tryCopy,
  },
  { name: "swap", says: ({ link, to }) => `lead ${link} to ${basename(to)}`, run: swap },
  { name: "restart", says: () => `restart the service (${restartCommand})`, run: restart },
  { name: "health", says: ({ version }) => `ask the site whether ${version} serves`, run: askOwnSite },
];

/** How the service is restarted, and how packages are installed. */
const restartCommand = process.env.UPDATE_RESTART ?? "systemctl restart vlotwerk";
const installCommand = process.env.UPDATE_INSTALL ?? "npm ci --include=dev --no-audit --no-fund";

/** Removes what an update that did not get to the swap has made. */
export async function clearAway({ to, settings }: Pick<Update, "to" | "settings">): Promise<void> {
  // Children of a killed update end within a moment.
  const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 250 };
  await rm(to, options);
  await rm(trialOf(settings), options);
}

async function backUp({ folder, user, settings }: Update): Promise<void> {
  await rejectFullDisk(folder, dirname(folder));
  const cluster = join(settings.dataDir, "postgres");
  if (existsSync(cluster)) await rejectFullDisk(resolve(cluster), resolve(settings.dataDir));
  const words = script(folder, "scripts/backup.ts", "--kept");
  const { code, output } = await start(words, { cwd: folder, user }).ended;
  // 2: proven, but files that the library names were missing before.
  if (code !== 0 && code !== 2)
    throw new UpdateError(`There is no backup, so nothing is changed:\n${endOf(output)}`);
}

/** Where there is no room for as much again, it would be the site's disk that is full. */
async function rejectFullDisk(measured: string, place: string): Promise<void> {
  const listed = await run("Measuring what is there", ["du", "-skH", measured], { cwd: place });
  const kilobytes = Number.parseInt(listed, 10) + 256 * 1_024;
  const { bavail, bsize } = await statfs(place);
  if ((bavail * bsize) / 1_024 > kilobytes) return;
  throw new UpdateError(
    `The disk of ${resolve(place)} has no room for the update: it takes ${Math.ceil(kilobytes / 1_024)} MB.`,
  );
}

async function fetchVersion({ folder, to, source }: Update): Promise<void> {
  if ("folder" in source) {
    const without = ["node_modules", "build", ".git", "data"].map((name) => join(source.folder, name));
    await cp(source.folder, to, { recursive: true, filter: (path) => !without.includes(path) });
    return;
  }
  const origin = (await run("git remote", ["git", "remote", "get-url", "origin"], { cwd: folder })).trim();
  const words = ["clone", "--quiet", "--depth", "1", "--branch", source.tag, origin, to];
  await run(`Fetching ${source.tag} from ${origin}`, ["git", "-c", "advice.detachedHead=false", ...words], {
    cwd: folder,
  });
}

async function install({ to }: Update): Promise<void> {
  await run("Installing the packages", ["sh", "-c", installCommand], { cwd: to });
}

async function build({ folder, to }: Update): Promise<void> {
  await run("The build", ["npm", "run", "build"], { cwd: to });
  const [former, earlier] = [buildOf(folder), earlierAssets(buildOf(to))];
  await cp(new URL("client/assets", former), join(earlier, "assets"), { recursive: true });
}

function buildOf(folder: string): URL {
  return pathToFileURL(join(folder, "build/"));
}

async function copyDatabase({ folder, to, settings, user }: Update): Promise<void> {
  if (isHosted(settings)) return;
  const [copied, file] = [join(trialOf(settings), "data"), join(trialOf(settings), "copy.backup.tar.gz")];
  const here = { cwd: folder, user };
  await run("Copying the database", script(folder, "scripts/update/database.ts", "copy", file), here);
  const env = environmentOfCopy(copied);
  await run("Bringing a copy of the database up to date", script(to, "scripts/restore.ts", file), {
    cwd: to,
    env,
    user,
  });
  await run("Silencing the copy", script(folder, "scripts/update/database.ts", "silence", copied), {
    ...here,
    env,
  });
}

async function tryCopy({ to, version, settings, user }: Update): Promise<void> {
  if (isHosted(settings)) return;
  const port = await freePort();
  const env = {
    ...environmentOfCopy(join(trialOf(settings), "data")),
    PORT: String(port),
    DRAIN_SECONDS: "0",
  };
  const server = start(script(to, "server/index.ts"), { cwd: to, env, user });
  let hasEnded = false;
  const ended = server.ended.then((end) => {
    hasEnded = true;
    return end;
  });
  try {
    await askSite(`http://127.0.0.1:${port}`, version, () => hasEnded);
  } catch (error) {
    if (!(error instanceof UpdateError)) throw error;
    const said = hasEnded ? ` It ended with:\n${endOf((await ended).output)}` : "";
    throw new UpdateError(`On a copy of the database ${error.message}${said}`);
  } finally {
    server.child.kill("SIGTERM");
    await ended;
  }
  await rm(trialOf(settings), { recursive: true });
}

async function swap({ folder, to, version, link, work }: Update): Promise<void> {
  await writeSwap(work, { from: folder, to, version, failure: null });
  await swapLink(link, to);
}

async function restart({ link }: Pick<Update, "link">): Promise<void> {
  await run("Restarting the service", ["sh", "-c", restartCommand], { cwd: dirname(link) });
}

async function askOwnSite({ version, settings }: Pick<Update, "version" | "settings">): Promise<void> {
  const host = /^(0\.0\.0\.0|::|localhost)$/.test(settings.host) ? "127.0.0.1" : settings.host;
  await askSite(`http://${host.includes(":") ? `[${host}]` : host}:${settings.port}`, version);
}

/** Leads back to the former version, its database as before the newer one changed it, and restarts. Throws UpdateError. */
export async function goBack(
  { link, work }: Layout,
  { from, to, version, ...swapped }: Swap,
  present: string,
  settings: Settings,
): Promise<string> {
  await writeSwap(work, { from, to, version, ...swapped });
  // First the link: a service that starts itself again would migrate once more.
  await swapLink(link, from);
  const user = await serviceUser(settings.dataDir);
  const words = script(from, "scripts/update/database.ts", "back", version);
  const said = isHosted(settings) ? "" : await run("Putting the database back", words, { cwd: from, user });
  await restart({ link });
  await askOwnSite({ version: present, settings });
  await forgetSwap(work);
  return said;
}

function isHosted({ backend }: Settings): boolean {
  return backend.kind === "hosted";
}

function trialOf({ dataDir }: Settings): string {
  return join(resolve(dataDir), "trial");
}

/** The few settings that a copy may have: no mail server, bucket, database or key of others, so it reaches nobody. */
function environmentOfCopy(directory: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, JWT_SIGNING_KEY, EMBEDDED_POSTGRES_USER } = process.env;
  const kept = { PATH, HOME, TMPDIR, JWT_SIGNING_KEY, EMBEDDED_POSTGRES_USER };
  return { ...kept, NODE_ENV: "production", DATA_DIR: directory, HOST: "127.0.0.1" };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string")
    throw new UpdateError("This machine has no free port.");
  return address.port;
}
