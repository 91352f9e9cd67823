import { readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { DataDirectoryInUse, openDataDirectory } from "../../shared/data-directory.ts";
import { createLog } from "../../shared/log.ts";
import { openEmbeddedPostgres } from "./embedded-postgres.ts";
import {
  afterwards,
  emptyDirectory,
  filledDirectory,
  isAlive,
  postmasterPid,
  query,
  start,
} from "./testing/databases.ts";

const silent = createLog(() => {});

describe("the embedded database", () => {
  it("is created by the first start and reused by the next", async () => {
    const directory = await emptyDirectory();
    const first = await start(directory);
    await query(first.url, "create table kept (word text); insert into kept values ('één')");
    const pid = await postmasterPid(directory);
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(await readdir(directory)).toEqual(["postgres"]);
    const second = await start(directory);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, "select upper(word) as word from kept")).toEqual([{ word: "ÉÉN" }]);
  });

  it("listens on a private Unix socket only, with a password", async () => {
    const directory = await filledDirectory();
    const { url } = await start(directory);
    expect(await query(url, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    const modes = await Promise.all(
      ["postgres", "postgres/.s.PGSQL.5432", "postgres/vlotwerk-password"].map(
        async (name) => (await stat(join(directory, name))).mode & 0o777,
      ),
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
    const wrong = url.replace(/:[^:@]+@/, ":wrong@");
    await expect(query(wrong, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });

  it("uses UTF-8, the builtin collation C.UTF-8, fsync and data checksums", async () => {
    const { url } = await start(await emptyDirectory());
    expect(
      await query(
        url,
        `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
           current_setting('fsync') as fsync, current_setting('data_checksums') as checksums
         from pg_database where datname = current_database()`,
      ),
    ).toEqual([{ encoding: "UTF8", provider: "b", locale: "C.UTF-8", fsync: "on", checksums: "on" }]);
  });

  it("takes a path with spaces, commas and quotes", async () => {
    const directory = join(await emptyDirectory(), `een map, 'met' "tekens"`);
    const held = await openDataDirectory(directory);
    afterwards(held.release);
    const { url } = await start(held.path);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("is restarted after a kill", async () => {
    const directory = await filledDirectory();
    const { url, lines } = await start(directory);
    await query(url, "create table kept (word text); insert into kept values ('gebleven')");
    process.kill(await postmasterPid(directory), "SIGKILL");
    await vi.waitFor(async () => {
      expect(await query(url, "select word from kept")).toEqual([{ word: "gebleven" }]);
    }, 15_000);
    expect(lines.join("")).toContain('"message":"PostgreSQL has ended and is started again"');
    expect(lines.join("")).toContain("it was ended by SIGKILL");
  });

  it("waits for remaining processes of a killed one", async () => {
    const directory = await filledDirectory();
    const { url, lines } = await start(directory);
    const busy = "do $$ begin while clock_timestamp() < now() + interval '2 s' loop end loop; end $$";
    // The commit may or may not be acknowledged.
    const working = query(url, busy).catch(() => {});
    await vi.waitFor(async () => {
      const found = await query(
        url,
        "select from pg_stat_activity where query like 'do %' and state = 'active'",
      );
      expect(found).toHaveLength(1);
    });
    process.kill(await postmasterPid(directory), "SIGKILL");
    await working;
    await vi.waitFor(async () => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]), 15_000);
    expect(lines.join("")).toContain("pre-existing shared memory block");
  });

  it("is restarted with exponential backoff while it can't start", async () => {
    const directory = await filledDirectory();
    const { url, lines } = await start(directory);
    const version = join(directory, "postgres", "PG_VERSION");
    await rename(version, `${version}.away`);
    process.kill(await postmasterPid(directory), "SIGKILL");
    const pauses = () => lines.flatMap((line) => /"pause":(\d+)/.exec(line)?.[1] ?? []);
    await vi.waitFor(() => expect(pauses().length).toBeGreaterThan(3), 15_000);
    expect(pauses().slice(0, 4)).toEqual(["100", "200", "400", "800"]);
    await rename(`${version}.away`, version);
    await vi.waitFor(async () => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]), 15_000);
  });

  it("can be stopped during the backoff", async () => {
    const directory = await filledDirectory();
    const { stop, lines } = await start(directory);
    const pid = await postmasterPid(directory);
    process.kill(pid, "SIGKILL");
    await vi.waitFor(() => expect(lines.join("")).toContain("is started again"), 15_000);
    await stop();
    const lock = join(directory, "postgres", "postmaster.pid");
    const left = await stat(lock).then(
      () => postmasterPid(directory),
      () => pid,
    );
    expect(isAlive(left)).toBe(false);
  });

  it("cancels running statements when stopped", async () => {
    const { url, stop } = await start(await filledDirectory());
    const waiting = expect(query(url, "select pg_sleep(60)")).rejects.toThrow();
    await vi.waitFor(async () => {
      const found = await query(url, "select from pg_stat_activity where query = 'select pg_sleep(60)'");
      expect(found).toHaveLength(1);
    });
    await stop();
    await waiting;
  });

  it("does not depend on the wall clock", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01") });
    afterwards(async () => vi.useRealTimers());
    const directory = await filledDirectory();
    const { url } = await start(directory);
    vi.setSystemTime(new Date("1999-12-31"));
    process.kill(await postmasterPid(directory), "SIGKILL");
    await vi.waitFor(async () => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]), 15_000);
  });
});

describe("a command", () => {
  it("starts and stops the database when no server runs", async () => {
    const directory = await filledDirectory();
    const { url, close } = await openEmbeddedPostgres({ directory, log: silent });
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    const pid = await postmasterPid(directory);
    await close();
    expect(isAlive(pid)).toBe(false);
    await (await openDataDirectory(directory)).release();
  });

  it("uses a running server's database and leaves it running", async () => {
    const directory = await filledDirectory();
    const held = await openDataDirectory(directory);
    afterwards(held.release);
    const opening = openEmbeddedPostgres({ directory, log: silent });
    // The server holds the directory, and has not started the database yet.
    const server = await start(directory);
    const command = await opening;
    expect(command.url).toBe(server.url);
    await command.close();
    expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("shares the database with another command", async () => {
    const directory = await filledDirectory();
    const first = await openEmbeddedPostgres({ directory, log: silent });
    const second = await openEmbeddedPostgres({ directory, log: silent });
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.close();
    expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await first.close();
  });

  it("names the process that holds the directory without a database", async () => {
    const directory = await emptyDirectory();
    const held = await openDataDirectory(directory);
    afterwards(held.release);
    await expect(openEmbeddedPostgres({ directory, log: silent }, 200)).rejects.toThrow(DataDirectoryInUse);
  });
});
