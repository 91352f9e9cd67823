import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { addArticles, addTags } from "../../bench/article-content.ts";
import type { BenchSite } from "../../bench/site-process.ts";
import { onEmbedded, type TestBed, temporaryDirectory } from "../../bench/test-bed.ts";
import { makePhotograph, upload } from "../../bench/upload.ts";
import { commandLineOf } from "../../server/backend/embedded-postgres/left-over.ts";
import type { KeptBackup } from "../../server/backup/kept/kept-backup.ts";
import { findSnapshots } from "../../server/backup/kept/snapshots.ts";
import { backUp, restore, start } from "../harness/commands.ts";
import { sendMessage } from "../writers/messages.ts";
import { type CheckedPlace, openCheckedPlace, type PlaceKind, placeKinds } from "./places.ts";

/**
 * A step of a command, and how it is seen from outside: a file of DATA_DIR that was not there, one that is gone, or what is
 * asked of a bucket. Those of the scratch database are in DATA_DIR for both.
 */
type Step = { name: string; command: "backup" | "restore"; file?: RegExp; gone?: RegExp; request?: RegExp };

const steps: readonly Step[] = [
  {
    name: "archive",
    command: "backup",
    file: /^backups\/snapshots\/.+\/database\.tar\.gz\..+\.part$/,
    request: /^PUT \S+\/database\.tar\.gz/,
  },
  {
    name: "contents",
    command: "backup",
    file: /^backups\/files\/.+\.part$/,
    // The second part of a large one: the first was stored.
    request: /^PUT \S+\/files\/\S+partNumber=2/,
  },
  {
    name: "file list",
    command: "backup",
    file: /^backups\/snapshots\/.+\/files\.json\..+\.part$/,
    request: /^PUT \S+\/files\.json/,
  },
  {
    name: "proof of files",
    command: "backup",
    file: /^backups\/snapshots\/.+\/files\.json$/,
    request: /^GET \S+\/files\/\w\w\//,
  },
  { name: "scratch start", command: "backup", file: /^proof\/cluster$/ },
  { name: "scratch restore", command: "backup", file: /^proof\/cluster\/ready$/ },
  { name: "thin-out", command: "backup", gone: /^backups\/snapshots\/.+/, request: /^DELETE / },
  { name: "restore's rows", command: "restore", file: /^ready$/, request: /^GET \S+\/database\.tar\.gz/ },
  { name: "restore's files", command: "restore", file: /^files\/.+/ },
];

/** Kills the commands in each of their steps, with both places. @returns how often */
export async function killInEachStep(): Promise<string> {
  const figures: string[] = [];
  for (const kind of placeKinds) figures.push(await onEmbedded((testBed) => killAll(testBed, kind)));
  return `${figures.join("; ")}; after each the site read and saved, the next run ended with status 0, left no proof and no process, and the oldest backup came back whole`;
}

async function killAll({ settings, prepare, start: startSite }: TestBed, kind: PlaceKind): Promise<string> {
  const { DATA_DIR: data = "" } = settings;
  await using place = await openCheckedPlace(kind, data);
  const own = { ...settings, ...place.settings };
  await prepare(async (database) => {
    await addTags(database);
    await addArticles(database, 1, 300);
  });
  const site = await startSite();
  const { token } = await site.signIn();
  const addLarge = () => writeFile(join(data, "large.bin"), randomBytes(20_000_000));
  await upload(site, token, "picture.jpg", await makePhotograph(1, 640, 480));
  await addLarge();
  const oldest = await backUp(own);
  let times = 0;
  for (const step of steps) {
    if (step.command === "restore") await killRestore(step, oldest, place);
    else {
      await untilKilled(step, async () => {
        await addLarge();
        if (step.gone) await ageAllBut(oldest, place);
        return { data, settings: own, words: ["--kept"], place };
      });
      await expectServing(site, step);
      await backUp(own);
      assert.deepEqual(await findScratch(data), [], `${step.name}: a process was left`);
      await using target = await temporaryDirectory();
      await restore(oldest, ["--from", place.from, "--at", oldest.snapshot], {
        ...own,
        DATA_DIR: join(target.path, "data"),
      });
    }
    console.log(`  ${kind}: killed in ${step.name}`);
    times += 1;
  }
  await site.stop();
  return `${kind}: killed ${times} times, in ${steps.map(({ name }) => name).join(", ")}`;
}

/** A killed restoration is begun anew by the next one in the same directory, and whole then. */
async function killRestore(step: Step, oldest: KeptBackup, place: CheckedPlace): Promise<void> {
  await using parent = await temporaryDirectory();
  const words = ["--from", place.from, "--at", oldest.snapshot];
  let count = 0;
  let killed = "";
  await untilKilled(step, async () => {
    count += 1;
    killed = join(parent.path, `killed-${count}`);
    return { data: killed, settings: { ...place.settings, DATA_DIR: killed }, words, place };
  });
  await restore(oldest, words, { ...place.settings, DATA_DIR: killed });
}

type Run = { data: string; settings: NodeJS.ProcessEnv; words: readonly string[]; place: CheckedPlace };

/** Again when a short step was over before it was seen. @throws Error when it never is */
async function untilKilled(step: Step, prepare: () => Promise<Run>): Promise<void> {
  for (let time = 1; time <= 5; time += 1) if (await killOnce(step, await prepare())) return;
  throw new Error(`${step.name} was not seen`);
}

/** Whether the step was seen, and the command killed in it. */
async function killOnce(step: Step, { data, settings, words, place }: Run): Promise<boolean> {
  const before = new Set(await listPaths(data));
  const running = start(step.command, words, settings);
  let isSeen = false;
  const kill = () => {
    isSeen = true;
    running.send("SIGKILL");
  };
  const isInBucket = place.from === "s3" && step.request !== undefined;
  place.onRequest(async (request) => {
    if (step.request?.test(request)) kill();
  });
  let isOver = false;
  const ended = running.ended.finally(() => {
    isOver = true;
  });
  while (!isOver && !isSeen && !isInBucket) {
    const now = await listPaths(data);
    const left = new Set(now);
    const isNew = now.some((path) => !before.has(path) && step.file?.test(path));
    if (isNew || [...before].some((path) => !left.has(path) && step.gone?.test(path))) kill();
    await nextTurn();
  }
  const { status } = await ended;
  place.onRequest(async () => {});
  return isSeen && status === null;
}

/** What of a data directory changes during the commands; `ready` stands for a database that answers. */
async function listPaths(data: string): Promise<string[]> {
  const all = await Promise.all(
    ["backups", "files", "proof/cluster"].map(async (within) => {
      const isDeep = within !== "proof/cluster";
      const names = await readdir(join(data, within), { recursive: isDeep }).catch(() => null);
      return names ? [within, ...names.map((name) => `${within}/${name}`)] : [];
    }),
  );
  const ready = await Promise.all(
    ["", "proof/cluster/"].map(async (within) => {
      const file = join(data, within, "postgres", "postmaster.pid");
      return /^ready\s*$/m.test(await readFile(file, "utf8").catch(() => "")) ? [`${within}ready`] : [];
    }),
  );
  return [...all, ...ready].flat();
}

/** Makes all but the oldest old enough to be removed. */
async function ageAllBut(oldest: KeptBackup, place: CheckedPlace): Promise<void> {
  const objects = await place.place.list("snapshots");
  assert(findSnapshots(objects).length > 1);
  const longAgo = new Date(Date.now() - 50 * 60 * 60 * 1_000);
  for (const { key } of objects) if (!key.includes(oldest.snapshot)) await place.age(key, longAgo);
}

async function expectServing({ address }: BenchSite, { name }: Step): Promise<void> {
  const page = await fetch(address);
  await page.arrayBuffer();
  assert.equal(page.status, 200, `${name}: the site does not answer`);
  assert.equal(await sendMessage(address, `After a kill in ${name}`), 201);
}

/** The processes of scratch databases. */
async function findScratch(data: string): Promise<string[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => commandLineOf(Number(pid))));
  return lines.filter((line) => line.includes(join(data, "proof")));
}
