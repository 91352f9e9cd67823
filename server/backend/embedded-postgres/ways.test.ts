// @module-tag S5

import { spawnSync } from "node:child_process";
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readdir,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { inFull } from "../../testing/in-full.ts";
import {
  emptyDirectory,
  filledDirectory,
  isRoot,
  postmasterPid,
  query,
  runProcess,
  start,
  toolsIn,
} from "./testing/databases.ts";

/** The owner of the PostgreSQL process outside its namespace. */
async function userOf(directory: string): Promise<number> {
  return (await stat(`/proc/${await postmasterPid(directory)}`)).uid;
}

describe.skipIf(!isRoot)("under root (skipped for other users) the embedded database runs", () => {
  it("in a user namespace, also with directories only root can access", async () => {
    const directory = join(await emptyDirectory(), "closed");
    await mkdir(directory, { mode: 0o700 });
    const { url } = await start(directory, { runAs: "namespace" });
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(await userOf(directory)).toBe(0);
    expect((await stat(join(directory, "postgres"))).uid).toBe(0);
  });

  if (inFull) {
    it("as nobody, in place, where permissions allow", async () => {
      const directory = await emptyDirectory(0o755);
      const { url } = await start(directory, { runAs: "nobody" });
      expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
      expect(await userOf(directory)).toBe(65_534);
    });

    it("as nobody with relocated programs and data, linked from DATA_DIR", async () => {
      const [directory, sharedDirectory] = [await emptyDirectory(), await emptyDirectory(0o755)];
      const first = await start(directory, { runAs: "relocated", host: { sharedDirectory } });
      await query(first.url, "create table kept (word text); insert into kept values ('gebleven')");
      expect(await userOf(directory)).toBe(65_534);
      expect((await lstat(join(directory, "postgres"))).isSymbolicLink()).toBe(true);
      expect(first.lines.join("")).toContain('"message":"PostgreSQL runs outside DATA_DIR"');
      await first.stop();
      const second = await start(directory, { host: { sharedDirectory } });
      expect(await query(second.url, "select word from kept")).toEqual([{ word: "gebleven" }]);
    });

    it("as nobody with a copy of the programs that was broken meanwhile", async () => {
      const [directory, sharedDirectory] = [await emptyDirectory(), await emptyDirectory(0o755)];
      const first = await start(directory, { runAs: "relocated", host: { sharedDirectory } });
      await first.stop();
      const [copy = ""] = (await readdir(sharedDirectory)).filter((name) => name.startsWith("postgresql-"));
      await truncate(join(sharedDirectory, copy, "bin", "postgres"), 4096);
      await rm(join(sharedDirectory, copy, "share"), { recursive: true });
      const second = await start(directory, { host: { sharedDirectory } });
      expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    });

    it("as nobody without unshare, in place or relocated", async () => {
      const toolPath = await toolsIn("sh", "id", "setpriv", "true");
      const sharedDirectory = await emptyDirectory(0o755);
      const open = await emptyDirectory(0o755);
      await start(open, { host: { toolPath, sharedDirectory } });
      expect(await userOf(open)).toBe(65_534);
      expect((await lstat(join(open, "postgres"))).isSymbolicLink()).toBe(false);
      const closed = await emptyDirectory();
      await start(closed, { host: { toolPath, sharedDirectory } });
      expect(await userOf(closed)).toBe(65_534);
      expect((await lstat(join(closed, "postgres"))).isSymbolicLink()).toBe(true);
    });

    it("on data of root after a switch to nobody, and the reverse", async () => {
      const directory = await filledDirectory();
      await chmod(directory, 0o755);
      for (const [runAs, uid] of [["nobody", 65_534] as const, ["namespace", 0] as const]) {
        const next = await start(directory, { runAs });
        expect(await query(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
        expect(await userOf(directory)).toBe(uid);
        await next.stop();
      }
    });

    it("as the owner of the data, when root runs a command", async () => {
      const directory = join(await emptyDirectory(0o755), "data");
      const service = { uid: 1, gid: 1 };
      await mkdir(directory, { mode: 0o700 });
      await own(directory, service);
      for (let times = 0; times < 2; times += 1) {
        const { url, stop } = await start(directory);
        expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
        expect(await userOf(directory)).toBe(1);
        await stop();
      }
    });
  }

  it("not at all when the configured way fails, with one sentence", async () => {
    const toolPath = await toolsIn("sh", "id", "setpriv", "true");
    const directory = await emptyDirectory();
    await expect(start(directory, { runAs: "namespace", host: { toolPath } })).rejects.toThrow(
      `EMBEDDED_POSTGRES_USER=namespace does not work here for DATA_DIR ${directory}: leave it out, or set DATABASE_URL to a PostgreSQL server.`,
    );
    await expect(start(directory, { runAs: "nobody" })).rejects.toThrow("EMBEDDED_POSTGRES_USER=nobody");
  });

  it("not at all when every way fails, with one sentence", async () => {
    const toolPath = await toolsIn("sh", "id", "setpriv", "true");
    const directory = await emptyDirectory();
    const sharedDirectory = join(await emptyDirectory(), "shared");
    await expect(start(directory, { host: { toolPath, sharedDirectory } })).rejects.toThrow(
      `The embedded database can't run as this user with DATA_DIR ${directory}: run the server as another user, set another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.`,
    );
  });
});

describe("the embedded database", () => {
  if (inFull || !isRoot) {
    it("runs as the unprivileged user who starts it", async ({ skip }) => {
      const user = isRoot ? { uid: 1, gid: 1 } : {};
      skip(isRoot && !(await isOpenToAll(import.meta.dirname)), "Only root may read these files");
      const directory = join(await emptyDirectory(0o755), "data");
      await mkdir(directory, { mode: 0o700 });
      await own(directory, user);
      const { output } = await runProcess([directory], { user });
      expect(await query(output, "select 1 as one")).toEqual([{ one: 1 }]);
      expect(await userOf(directory)).toBe(user.uid ?? process.getuid?.());
    });

    it("runs as a user without passwd entry in a namespace", async ({ skip }) => {
      const user = { uid: 424_242, gid: 424_242 };
      skip(!isRoot, "Only root can be somebody else");
      skip(!(await isOpenToAll(import.meta.dirname)), "Only root may read these files");
      const command = ["--user", "--map-user=1", "true"];
      skip(spawnSync("unshare", command, user).status !== 0, "Ordinary users get no namespaces here");
      const directory = join(await emptyDirectory(0o755), "data");
      await mkdir(directory, { mode: 0o700 });
      await own(directory, user);
      const { output } = await runProcess([directory], { user });
      expect(await query(output, "select 1 as one")).toEqual([{ one: 1 }]);
    });

    it("says what a user without passwd entry can do where there are no namespaces", async ({ skip }) => {
      skip(!isRoot, "Only root can be somebody else");
      skip(!(await isOpenToAll(import.meta.dirname)), "Only root may read these files");
      const user = { uid: 424_242, gid: 424_242 };
      const toolPath = await toolsIn("sh", "id", "setpriv", "true");
      const directory = join(await emptyDirectory(0o755), "data");
      await mkdir(directory, { mode: 0o700 });
      await own(directory, user);
      await chmod(toolPath, 0o755);
      const { output } = await runProcess([directory, toolPath], { user });
      expect(output).toBe(
        "The embedded database needs a user with a name, and this machine has none for user id 424242: run the server as a user that /etc/passwd names, allow user namespaces, or set DATABASE_URL to a PostgreSQL server.",
      );
    });

    it("runs without setpriv, with a warning", async () => {
      const toolPath = await toolsIn("sh", "id", "unshare", "true");
      const { url, lines } = await start(await filledDirectory(), { host: { toolPath } });
      expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
      expect(lines[0]).toContain("setpriv is missing");
    });
  }

  it("explains the requirements when its programs don't run", async () => {
    const programs = join(await emptyDirectory(), "native");
    await mkdir(join(programs, "bin"), { recursive: true });
    // As with another C library: the program exists, its loader does not.
    await writeFile(join(programs, "bin", "postgres"), "#!/lib/no-such-loader\n", { mode: 0o755 });
    await symlink("postgres", join(programs, "bin", "initdb"));
    const host = {
      programs: { directory: programs, version: "0" },
      sharedDirectory: await emptyDirectory(0o755),
    };
    await expect(start(await emptyDirectory(), { host })).rejects.toThrow(
      "The embedded database's PostgreSQL does not run on this machine, which takes Linux with glibc and libstdc++, or macOS: set DATABASE_URL to a PostgreSQL server.",
    );
  });
});

async function own(path: string, { uid, gid }: { uid?: number; gid?: number }): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

async function isOpenToAll(path: string): Promise<boolean> {
  if (((await stat(path)).mode & 0o005) !== 0o005) return false;
  return path === "/" || isOpenToAll(dirname(path));
}
