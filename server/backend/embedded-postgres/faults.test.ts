// @module-tag S5

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fillDisk } from "../../../verify/harness/disk.ts";
import { StartError } from "../../shared/start-error.ts";
import { inFull } from "../../testing/in-full.ts";
import { waitFor } from "../../testing/wait-for.ts";
import { commandLineOf } from "./left-over.ts";
import { socketDirectoryOf } from "./socket-directory.ts";
import {
  afterwards,
  emptyDirectory,
  filledDirectory,
  isAlive,
  isRoot,
  postmasterPid,
  query,
  runProcess,
  smallDisk,
  start,
  toolsIn,
} from "./testing/databases.ts";

/** What is waited for comes, however slow the machine. */

async function errorOf(directory: string): Promise<string> {
  const error = await start(directory).then(
    () => null,
    (error) => error,
  );
  expect(error).toBeInstanceOf(StartError);
  return error.message;
}

/** A data directory with these files in place of the database. */
async function directoryWith(files: Record<string, string>): Promise<string> {
  const directory = await emptyDirectory();
  await mkdir(join(directory, "postgres"), { mode: 0o700 });
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, "postgres", name), text);
  return directory;
}

describe("DATA_DIR/postgres is rejected in one sentence", () => {
  it("with other files", async () => {
    const directory = await directoryWith({ "notes.txt": "" });
    expect(await errorOf(directory)).toBe(
      `${directory}/postgres is not a database of this server: move it away, or set another DATA_DIR.`,
    );
    expect(await readdir(join(directory, "postgres"))).toEqual(["notes.txt"]);
  });

  it("when it is a file", async () => {
    const directory = await emptyDirectory();
    await writeFile(join(directory, "postgres"), "");
    expect(await errorOf(directory)).toContain("is not a database of this server");
  });

  it("with a database of another origin", async () => {
    const directory = await directoryWith({ PG_VERSION: "18\n" });
    expect(await errorOf(directory)).toContain("is not a database of this server");
  });

  it("with another major version", async () => {
    const directory = await directoryWith({ PG_VERSION: "17\n", "vlotwerk-password": "x" });
    expect(await errorOf(directory)).toBe(
      `${directory}/postgres was made by PostgreSQL 17, and this is PostgreSQL 18: restore a backup made by the earlier version into an empty DATA_DIR.`,
    );
  });

  it("when it is a dangling link", async () => {
    const directory = await emptyDirectory();
    await symlink("/nowhere/postgres", join(directory, "postgres"));
    expect(await errorOf(directory)).toContain("is a link to a directory that is not there");
  });

  it.skipIf(!isRoot)("when another user owns it (needs root)", async () => {
    const directory = await directoryWith({ PG_VERSION: "18\n", "vlotwerk-password": "x" });
    await chmod(directory, 0o777);
    const { output } = await runProcess([directory], { user: { uid: 1, gid: 1 } });
    expect(output).toBe(`${directory}/postgres belongs to another user: run this as that user.`);
  });

  it("when PostgreSQL can't start, with its output", async () => {
    const directory = await filledDirectory();
    await rm(join(directory, "postgres", "global", "pg_control"));
    expect(await errorOf(directory)).toMatch(
      /^The embedded database in DATA_DIR \S+ can't be started: .*pg_control.*\.$/,
    );
  });
});

it("a database of an earlier version is rejected", async () => {
  const old = await emptyDirectory();
  await mkdir(join(old, "database"));
  expect(await errorOf(old)).toBe(
    `${old}/database is the database of an earlier version, which this one can't open: restore a backup made by that version into an empty DATA_DIR.`,
  );
});

describe("a path too long for a socket", () => {
  it("moves the socket into a private directory; what else stands in the way of the start is put right", async () => {
    const { directory, elsewhere } = await longDirectory();
    await rename(await filledDirectory(), directory);
    const postgres = join(directory, "postgres");
    // Beside a database of an earlier version, readable by others, and with the lock of a process that has another use now.
    await mkdir(join(directory, "database"));
    await chmod(postgres, 0o755);
    const otherUser = sleeper();
    const lock = `${otherUser.pid}\n${postgres}\n1700000000\n5432\n${elsewhere}\n\n  0 0\nready   \n`;
    await mkdir(elsewhere, { mode: 0o700 });
    await writeFile(join(postgres, "postmaster.pid"), lock);
    await writeFile(join(elsewhere, ".s.PGSQL.5432.lock"), lock);
    await writeFile(join(elsewhere, ".s.PGSQL.5432"), "");
    const { url, lines } = await start(directory);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect((await stat(elsewhere)).mode & 0o777).toBe(0o700);
    expect((await stat(postgres)).mode & 0o777).toBe(0o700);
    expect(lines.join("")).toContain("too long for the database's socket");
    expect(otherUser.exitCode ?? otherUser.signalCode).toBeNull();
  });

  it("is rejected while others have access to that directory", async () => {
    const { directory, elsewhere } = await longDirectory();
    await mkdir(directory, { mode: 0o700 });
    await mkdir(elsewhere);
    await chmod(elsewhere, 0o777);
    expect(await errorOf(directory)).toBe(
      `${elsewhere}, for the database's socket, belongs to somebody else: delete it.`,
    );
  });

  async function longDirectory(): Promise<{ directory: string; elsewhere: string }> {
    const directory = join(await emptyDirectory(), "een-map-met-een-lange-naam".repeat(5));
    const elsewhere = socketDirectoryOf(join(directory, "postgres"));
    afterwards(() => rm(elsewhere, { recursive: true, force: true }));
    return { directory, elsewhere };
  }
});

it("a process is identified by its command line, by ps without /proc", async () => {
  const otherUser = sleeper();
  expect(await commandLineOf(otherUser.pid ?? 0)).toMatch(/^sleep 60\b/);
  if (existsSync("/bin/ps")) expect(await commandLineOf(otherUser.pid ?? 0, "darwin")).toMatch(/^sleep 60\b/);
  expect(await commandLineOf(2 ** 22 + 1)).toBe("");
});

function sleeper(): ChildProcess {
  const child = spawn("sleep", ["60"]);
  afterwards(async () => child.kill());
  return child;
}

if (inFull)
  describe("a process of its own, after a kill", () => {
    it("PostgreSQL shuts down cleanly by itself", async () => {
      const directory = await filledDirectory();
      const { child, output, ended } = await runProcess([directory]);
      await query(output, "create table kept (word text); insert into kept values ('gebleven')");
      const pid = await postmasterPid(directory);
      child.kill("SIGKILL");
      await ended;
      await waitFor(() => expect(isAlive(pid)).toBe(false));
      expect(existsSync(join(directory, "postgres", "postmaster.pid"))).toBe(false);
      const { url, lines } = await start(directory);
      expect(await query(url, "select word from kept")).toEqual([{ word: "gebleven" }]);
      expect(lines.join("")).toContain("database system was shut down at");
    });

    it("the next start takes over without waiting", async () => {
      const directory = await filledDirectory();
      const { child, output, ended } = await runProcess([directory]);
      await query(output, "create table kept (word text); insert into kept values ('gebleven')");
      child.kill("SIGKILL");
      await ended;
      const { url } = await start(directory);
      expect(await query(url, "select word from kept")).toEqual([{ word: "gebleven" }]);
    });

    it("without setpriv, the next start stops the leftover PostgreSQL", async () => {
      const directory = await filledDirectory();
      const { child, output, ended } = await runProcess([
        directory,
        await toolsIn("sh", "id", "unshare", "true"),
      ]);
      await query(output, "create table kept (word text); insert into kept values ('gebleven')");
      const pid = await postmasterPid(directory);
      child.kill("SIGKILL");
      await ended;
      expect(isAlive(pid)).toBe(true);
      const { url, lines } = await start(directory);
      expect(lines.join("")).toContain('"message":"a PostgreSQL that an earlier server left is stopped"');
      await waitFor(() => expect(isAlive(pid)).toBe(false));
      expect(await query(url, "select word from kept")).toEqual([{ word: "gebleven" }]);
    });

    it("a process exits after stopping its database", async () => {
      const { child, ended } = await runProcess([await filledDirectory()]);
      child.kill("SIGTERM");
      expect(await ended).toEqual([0, null]);
    });
  });

if (inFull)
  describe.skipIf(!isRoot)("on a restricted machine (needs root)", () => {
    it("too little shared memory is reported in one sentence", async () => {
      const directory = await filledDirectory();
      const confined = 'echo 0 > /proc/sys/kernel/shmmni && exec "$0" "$@"';
      const { output } = await runProcess([directory], { under: ["unshare", "--ipc", "sh", "-c", confined] });
      expect(output).toMatch(
        /^PostgreSQL gets too little shared memory \(could not create shared memory segment: .*\): raise the limits/,
      );
    });

    it("a small /dev/shm, as in containers, suffices", async () => {
      const confined = 'mount -t tmpfs -o size=4k tmpfs /dev/shm && exec "$0" "$@"';
      const { output } = await runProcess([await emptyDirectory()], {
        under: ["unshare", "--mount", "sh", "-c", confined],
      });
      expect(await query(output, "select 1 as one")).toEqual([{ one: 1 }]);
    });

    it("a full disk at the first start is reported in one sentence, and leaves nothing behind", async () => {
      const disk = await smallDisk(30);
      expect(await errorOf(disk.path)).toBe(`DATA_DIR ${disk.path} can't be written: its disk is full.`);
      expect(await readdir(disk.path)).toEqual([]);
      await disk.grow(200);
      const { url } = await start(disk.path);
      expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    });

    it("a full disk is no permanent failure", async () => {
      const disk = await smallDisk(150);
      const { url } = await start(disk.path);
      await query(url, "create table kept (word text); insert into kept values ('gebleven')");
      const makeRoom = await fillDisk(disk.path);
      const more = "insert into kept select repeat('x', 1000) from generate_series(1, 40000)";
      await expect(query(url, more)).rejects.toThrow();
      await makeRoom();
      await waitFor(async () => {
        expect(await query(url, "select word from kept")).toEqual([{ word: "gebleven" }]);
      });
      await query(url, "insert into kept values ('erbij')");
    });
  });
