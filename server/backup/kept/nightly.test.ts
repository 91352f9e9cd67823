// @module-tag S48

import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { OwnRole } from "../../backend/database/call-function.ts";
import type { Database } from "../../backend/database/database.ts";
import { describeOnDatabase } from "../../backend/testing/databases.ts";
import { startNightlyBackups } from "./nightly.ts";
import { spawnKeptBackup } from "./spawn-kept-backup.ts";

const summary = {
  snapshot: "2026-11-25T02-00-00-000Z",
  rows: 1240,
  tables: 60,
  files: 85,
  movedFiles: 2,
  bytes: 4096,
  seconds: 12.5,
};
const says = `console.log("1240 rows are in the snapshot."); console.log(${JSON.stringify(JSON.stringify(summary))});`;

describeOnDatabase("the nightly backup of a server", (open) => {
  let database: Database;
  let directory: string;
  let logged: unknown[][];

  beforeEach(async () => {
    database ??= await open();
    directory = await mkdtemp(join(tmpdir(), "vlotwerk-nightly-"));
    logged = [];
    await database.execute(`
      delete from private.backup_state;
      insert into private.backup_state (since) values (now() - interval '2 days')`);
  });
  afterEach(() => rm(directory, { recursive: true }));

  /** A server whose backup is this script. */
  async function start(
    script: string,
    { keptIn = "directory" as "directory" | null, ownRole = database as OwnRole } = {},
  ) {
    const path = join(directory, `${randomUUID()}.mjs`);
    await writeFile(path, script);
    const log = (level: string) => (message: string, fields: unknown) =>
      void logged.push([level, message, fields]);
    const backups = startNightlyBackups(
      {
        ownRole,
        keptIn,
        makeBackup: (signal) => spawnKeptBackup(process.env, { signal, script: path }),
        log: { info: log("info"), warn: log("warn"), error: log("error") },
      },
      () => 20,
    );
    onTestFinished(() => backups.close());
    return backups;
  }

  const state = async () =>
    (await database.query<Record<string, unknown>>("select * from private.backup_state"))[0];
  const lines = (count: number) => expect.poll(() => logged).toHaveLength(count);

  it("is made in a process of the lowest priority that is told nothing secret, once, and stored with its figures", async () => {
    const note = join(directory, "note.json");
    await start(
      `import { getPriority } from "node:os";
       import { appendFileSync } from "node:fs";
       setTimeout(() => {
         appendFileSync(${JSON.stringify(note)}, JSON.stringify([getPriority(), process.argv.slice(2)]));
         ${says}
       }, 200);`,
    );
    await lines(1);
    expect(logged).toEqual([["info", "backup proven", summary]]);
    await expect
      .poll(state)
      .toMatchObject({ snapshot: summary.snapshot, files: 85, kept_in: "directory", failure: null });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(JSON.parse(await readFile(note, "utf8"))).toEqual([constants.priority.PRIORITY_LOW, ["--kept"]]);
    expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_LOW);
  });

  it("that fails is stored with its sentence, without addresses, and tried again after an hour", async () => {
    await start(
      `console.error("The bucket is away\\n(asked by noor@vlotwerk.example)."); process.exitCode = 1;`,
    );
    await lines(1);
    const failure = "The bucket is away (asked by [address]";
    expect(logged).toEqual([["warn", "backup failed", { reason: failure }]]);
    await expect.poll(state).toMatchObject({ proven_at: null, failure });
    await database.execute("update private.backup_state set tried_at = now() - interval '61 minutes'");
    await lines(2);
  });

  it("that lacks files is proven, and says which", async () => {
    await start(`${says} console.error("One file is missing: pictures/a.webp"); process.exitCode = 2;`);
    await lines(2);
    expect(logged).toEqual([
      ["info", "backup proven", summary],
      ["warn", "backup lacks files", { reason: "One file is missing: pictures/a.webp" }],
    ]);
    await expect
      .poll(state)
      .toMatchObject({ snapshot: summary.snapshot, failure: "One file is missing: pictures/a.webp" });
  });

  it.each([
    ["is killed", "process.kill(process.pid, 'SIGKILL');"],
    ["claims a proof without figures", "console.log('done');"],
    ["fails after its figures", `${says} process.exitCode = 1;`],
  ])("that %s proves nothing", async (_, script) => {
    await start(script);
    await lines(1);
    expect(logged).toEqual([
      ["warn", "backup failed", { reason: expect.stringContaining("without a word") }],
    ]);
    await expect.poll(state).toMatchObject({ proven_at: null, failure: expect.any(String) });
  });

  it("ends when the server stops, without a word about it", async () => {
    const note = join(directory, "pid");
    const backups = await start(
      `import { writeFileSync } from "node:fs";
       writeFileSync(${JSON.stringify(note)}, String(process.pid));
       setInterval(() => {}, 1000);`,
    );
    await expect.poll(() => readFile(note, "utf8").catch(() => "")).toMatch(/^\d+$/);
    const pid = Number(await readFile(note, "utf8"));
    await backups.close();
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(logged).toEqual([]);
    expect(await state()).toMatchObject({ failure: null, proven_at: null });
  });

  it("says each minute that it is still made", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const calls: unknown[] = [];
    const ownRole: OwnRole = {
      async call(name, parameters) {
        const answer = await database.call(name, parameters);
        // Counted once it is written: a later one would reach into the next test.
        calls.push([name, parameters?._is_running ?? false]);
        return answer;
      },
    };
    await start("setTimeout(() => {}, 60_000);", { ownRole });
    await expect.poll(state).toMatchObject({ tried_at: expect.any(Date) });
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(180_000);
    await expect.poll(() => calls).toHaveLength(4);
    expect(calls).toEqual([["claim_backup", false], ...Array(3).fill(["claim_backup", true])]);
  });

  it("is made by one of three servers", async () => {
    await Promise.all([start(says), start(says), start(says)]);
    await lines(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(logged).toHaveLength(1);
  });

  it("is not made when it is switched off, which the overview can say", async () => {
    await database.execute("update private.backup_state set kept_in = 'bucket'");
    await start(says, { keptIn: null });
    await expect.poll(state).toMatchObject({ kept_in: null, tried_at: null });
    expect(logged).toEqual([]);
  });

  it("waits while the database is away", async () => {
    let calls = 0;
    const ownRole: OwnRole = {
      call: (name, parameters) =>
        ++calls === 1 ? Promise.reject(new Error("away")) : database.call(name, parameters),
    };
    await start(says, { ownRole });
    await lines(2);
    expect(logged).toEqual([
      ["error", "the nightly backup can't be looked after", expect.any(Error)],
      ["info", "backup proven", summary],
    ]);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
