// @module-tag S5

import { mkdir, readdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { DataDirectoryInUse, openDataDirectory } from "../../shared/data-directory.ts";
import { createLog } from "../../shared/log.ts";
import { inFull } from "../../testing/in-full.ts";
import { waitFor } from "../../testing/wait-for.ts";
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

/** What is waited for comes, however slow the machine. */
const silent = createLog(() => {});

describe("the embedded database", () => {
  it("is created by the first start, in a directory of any name, and reused by the next", async () => {
    const directory = join(await emptyDirectory(), `een map, 'met' "tekens"`);
    const held = await openDataDirectory(directory);
    afterwards(held.release);
    // What an interrupted start leaves.
    await mkdir(join(held.path, "postgres.new"));
    await writeFile(join(held.path, "postgres.new", "PG_VERSION"), "18\n");
    const first = await start(held.path);
    expect(
      await query(
        first.url,
        `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
           current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
           current_setting('listen_addresses') as addresses
         from pg_database where datname = current_database()`,
      ),
    ).toEqual([
      { encoding: "UTF8", provider: "b", locale: "C.UTF-8", fsync: "on", checksums: "on", addresses: "" },
    ]);
    const modes = await Promise.all(
      ["postgres", "postgres/.s.PGSQL.5432", "postgres/vlotwerk-password"].map(
        async (name) => (await stat(join(directory, name))).mode & 0o777,
      ),
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
    const wrong = first.url.replace(/:[^:@]+@/, ":wrong@");
    await expect(query(wrong, "select 1")).rejects.toMatchObject({ code: "28P01" });
    await query(first.url, "create table kept (word text); insert into kept values ('één')");
    const pid = await postmasterPid(directory);

    // A statement that runs does not hold up the stop.
    const waiting = expect(query(first.url, "select pg_sleep(600)")).rejects.toThrow();
    await waitFor(async () => {
      const active = "select from pg_stat_activity where query = 'select pg_sleep(600)'";
      expect(await query(first.url, active)).toHaveLength(1);
    });
    await first.stop();
    await waiting;
    expect(isAlive(pid)).toBe(false);
    expect(await readdir(directory)).toEqual(expect.not.arrayContaining(["postgres.new"]));
    const second = await start(directory);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, "select upper(word) as word from kept")).toEqual([{ word: "ÉÉN" }]);
  });

  it("is restarted after a kill, whatever the clock says, with exponential backoff, until it is stopped", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01") });
    afterwards(async () => vi.useRealTimers());
    const directory = await filledDirectory();
    const { url, stop, lines } = await start(directory);
    await query(url, "create table kept (word text); insert into kept values ('gebleven')");
    vi.setSystemTime(new Date("1999-12-31"));
    process.kill(await postmasterPid(directory), "SIGKILL");
    const answers = () =>
      waitFor(async () => {
        expect(await query(url, "select word from kept")).toEqual([{ word: "gebleven" }]);
      });
    await answers();
    expect(lines.join("")).toContain('"message":"PostgreSQL has ended and is started again"');
    expect(lines.join("")).toContain("it was ended by SIGKILL");

    const version = join(directory, "postgres", "PG_VERSION");
    await rename(version, `${version}.away`);
    lines.length = 0;
    process.kill(await postmasterPid(directory), "SIGKILL");
    const pauses = () => lines.flatMap((line) => /"pause":(\d+)/.exec(line)?.[1] ?? []);
    await waitFor(() => expect(pauses().length).toBeGreaterThan(3));
    expect(pauses().slice(0, 4)).toEqual(["100", "200", "400", "800"]);
    await rename(`${version}.away`, version);
    await answers();

    const pid = await postmasterPid(directory);
    lines.length = 0;
    process.kill(pid, "SIGKILL");
    await waitFor(() => expect(lines.join("")).toContain("is started again"));
    await stop();
    const lock = join(directory, "postgres", "postmaster.pid");
    const left = await stat(lock).then(
      () => postmasterPid(directory),
      () => pid,
    );
    expect(isAlive(left)).toBe(false);
  });

  if (inFull)
    it("waits for remaining processes of a killed one", async () => {
      const directory = await filledDirectory();
      const { url, lines } = await start(directory);
      const busy = "do $$ begin while clock_timestamp() < now() + interval '2 s' loop end loop; end $$";
      // The commit may or may not be acknowledged.
      const working = query(url, busy).catch(() => {});
      await waitFor(async () => {
        const active = "select from pg_stat_activity where query like 'do %' and state = 'active'";
        expect(await query(url, active)).toHaveLength(1);
      });
      process.kill(await postmasterPid(directory), "SIGKILL");
      await working;
      await waitFor(async () => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]));
      expect(lines.join("")).toContain("pre-existing shared memory block");
    });
});

describe("a command", () => {
  it("starts the database when no server runs, shares it with another command, and stops it", async () => {
    const directory = await filledDirectory();
    const first = await openEmbeddedPostgres({ directory, log: silent });
    const second = await openEmbeddedPostgres({ directory, log: silent });
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.close();
    expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
    const pid = await postmasterPid(directory);
    await first.close();
    expect(isAlive(pid)).toBe(false);
    await (await openDataDirectory(directory)).release();
  });

  it("uses a running server's database and leaves it running", async () => {
    const directory = await filledDirectory();
    const held = await openDataDirectory(directory);
    afterwards(held.release);
    // The server holds the directory, and has not started the database yet.
    await expect(openEmbeddedPostgres({ directory, log: silent }, 200)).rejects.toThrow(DataDirectoryInUse);
    const opening = openEmbeddedPostgres({ directory, log: silent });
    const server = await start(directory);
    const command = await opening;
    expect(command.url).toBe(server.url);
    await command.close();
    expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});
