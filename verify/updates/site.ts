import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, lstat, mkdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { siteVersion } from "../../server/shared/site-version.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { repository } from "../changed-build.ts";
import { until } from "../until.ts";

export const newer = "9.9.9";
const maxStartMs = 90_000;

/** A site as docs/operations.md lays it out, below a directory, with a service that starts it again when it fails. */
export type LaidOutSite = Awaited<ReturnType<typeof layOut>>;
type KillAt = { step: string; after: number };

/** Builds the layout once: the packages are hard links of this checkout's, and the database is seeded. */
export async function layOut(directory: string) {
  const first = join(directory, "site-1");
  const link = join(directory, "site");
  const prepared = join(directory, "prepared");
  const data = join(directory, "data");
  await copyTracked(first);
  execFileSync("cp", ["-al", join(repository, "node_modules"), join(first, "node_modules")]);
  await rm(join(first, "node_modules", ".cache"), { recursive: true, force: true });
  await cp(join(repository, "build"), join(first, "build"), { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: data,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DRAIN_SECONDS: "0",
    NODE_ENV: "production",
  };
  const service = await createService(() =>
    spawn(join(link, "node_modules/.bin/node"), ["server/index.ts"], { cwd: link, env, stdio: "ignore" }),
  );
  await symlink("site-1", link);
  await service.restart();
  await until("the site to be ready", async () => (await fetch(`${origin}/readyz`)).ok, maxStartMs);
  await service.stop();
  execFileSync("mv", [data, prepared]);

  return {
    link,
    data,
    /** Starts the service on a fresh copy of what was prepared. */
    async begin() {
      await service.stop();
      await rm(data, { recursive: true, force: true });
      execFileSync("cp", ["-a", prepared, data]);
      for (const name of ["site.update", `site-${newer}`, "site", "offered"]) {
        await rm(join(directory, name), { recursive: true, force: true });
      }
      await symlink("site-1", link);
      await service.restart();
      await until("the site to be ready", async () => (await fetch(`${origin}/readyz`)).ok, maxStartMs);
    },
    /** A folder with a newer version, which `edit` may spoil. */
    async offer(edit?: (folder: string) => Promise<void>): Promise<string> {
      const folder = join(directory, "offered");
      await rm(folder, { recursive: true, force: true });
      await copyTracked(folder);
      await makeNewer(folder);
      await edit?.(folder);
      return folder;
    },
    /** Runs the update; `killAt` names the step at which it gets SIGKILL, after so many milliseconds. */
    update: (folder: string, killAt?: KillAt) =>
      runUpdate(link, folder, killAt, {
        ...env,
        UPDATE_RESTART: `${process.execPath} -e "fetch('${service.address}/restart').then((answer) => process.exit(answer.ok ? 0 : 1))"`,
        UPDATE_INSTALL: `cp -al ${join(first, "node_modules")} node_modules`,
      }),
    /** The version that answers, once one does. */
    serves: () => versionAt(origin),
    end: service.close,
  };
}

/** The version of a site that is ready and shows its home page, once one does. */
export async function versionAt(origin: string): Promise<string> {
  let version = "";
  const serves = async () => {
    version = (await fetch(`${origin}/healthz`)).headers.get("Vlotwerk-Version") ?? "";
    return (await fetch(`${origin}/readyz`)).ok && (await (await fetch(origin)).text()).includes("</html>");
  };
  await until("the site to serve", serves, maxStartMs);
  return version;
}

/** Gives sources a newer version, with a migration. */
export async function makeNewer(folder: string): Promise<void> {
  await replace(join(folder, "package.json"), `"version": "${siteVersion}"`, `"version": "${newer}"`);
  const migration = join(folder, "supabase", "migrations", "20990101000000_added.sql");
  await writeFile(migration, "create table private.added_later (id int);\n");
}

/** Replaces a text in a file that may be a hard link. */
export async function replace(file: string, text: string, by: string): Promise<void> {
  const before = await readFile(file, "utf8");
  if (!before.includes(text)) throw new Error(`${file} does not hold ${text}`);
  await rm(file);
  await writeFile(file, before.replace(text, by));
}

async function copyTracked(folder: string): Promise<void> {
  await mkdir(folder);
  execFileSync("git", ["checkout-index", "--all", `--prefix=${folder}/`], { cwd: repository });
}

/** A service as systemd has one: told by HTTP to `/start`, `/stop` or `/restart`, and started again when it fails. */
export async function createService(spawnServer: () => ChildProcess) {
  let server: ChildProcess | null = null;
  let isWanted = false;
  function startServer(): void {
    const started = spawnServer();
    server = started;
    started.on("error", () => {});
    started.on("exit", async (code) => {
      if (server !== started || !isWanted || code === 0) return;
      await pause(1_000);
      if (server === started && isWanted) startServer();
    });
  }
  async function stop(): Promise<void> {
    isWanted = false;
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    }
    server = null;
  }
  async function restart(): Promise<void> {
    await stop();
    isWanted = true;
    startServer();
  }
  const port = await freePort();
  const requests = createServer((request, response) => {
    (request.url === "/stop" ? stop() : restart()).then(() => response.end());
  }).listen(port, "127.0.0.1");
  await once(requests, "listening");
  return {
    address: `http://127.0.0.1:${port}`,
    restart,
    stop,
    async close() {
      requests.close();
      requests.closeAllConnections();
      await stop();
    },
  };
}

async function runUpdate(
  link: string,
  folder: string,
  killAt: KillAt | undefined,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  // As somebody who went there before: the shell stays in the folder, whatever the link leads to.
  const here =
    existsSync(link) && (await lstat(link)).isSymbolicLink() ? join(link, "..", await readlink(link)) : link;
  const child = spawn(process.execPath, ["scripts/update.ts", "--from", folder], { cwd: here, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (killAt && output.includes(`${killAt.step}: `))
        setTimeout(() => child.kill("SIGKILL"), killAt.after);
    });
  }
  const [code] = await once(child, "close");
  return { code, output };
}
