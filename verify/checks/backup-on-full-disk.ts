import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addArticles } from "../../bench/article-content.ts";
import type { BenchSite } from "../../bench/site-process.ts";
import type { Check } from "../check.ts";
import { backUp, leftOf, type Running, restore, start } from "../harness/commands.ts";
import { type Disk, fillDisk, onDisk } from "../harness/disk.ts";
import { until } from "../until.ts";
import { sendMessage } from "../writers/messages.ts";

export const backupOnFullDisk: Check = {
  line: "S48",
  name: "Backups",
  what: "The disk of DATA_DIR is filled to the last byte before and in a backup, in its proof and in a restoration (as root, on Linux).",
  run: backUpOnFullDisk,
};

function backUpOnFullDisk(): Promise<string> {
  return onDisk(1_200, async ({ disk, settings, prepare, start: startSite }) => {
    const { DATA_DIR: data = "" } = settings;
    await prepare((database) => addArticles(database, 1, 500));
    await writeFile(join(data, "large.bin"), randomBytes(100_000_000));
    const site = await startSite();
    const said = await fillMeanwhile(disk, data, site);
    await site.stop();
    return `${said}; ${await fillInRestoration(disk, data)}`;
  });
}

const noRoom = /no room|is full/;

/** When the disk is filled: once this is there. */
const moments = [
  { name: "before a backup", seen: async () => true },
  { name: "in a snapshot", seen: isWritingContent },
  { name: "in a proof", seen: hasScratch },
] as const;

async function fillMeanwhile(disk: Disk, data: string, { address }: BenchSite): Promise<string> {
  const settings = { DATA_DIR: data };
  const said: string[] = [];
  for (const { name, seen } of moments) {
    const before = (await readdir(join(data, "backups", "snapshots")).catch(() => [])).length;
    const running = start("backup", ["--kept"], settings);
    const empty = await fillOnce(() => seen(data), disk, running);
    const { status, sentence } = await running.ended;
    const isServed = (await fetch(address)).ok;
    await empty();
    assert.equal(status, 1, `${name}: ${sentence}`);
    assert.match(sentence, noRoom);
    assert(!sentence.includes("\n"), sentence);
    assert(isServed, `${name}: the site does not answer`);
    assert.deepEqual(await leftOf(settings, "proof"), [], `${name}: a proof was left`);
    await until("messages to be saved again", async () => (await sendMessage(address, name)) === 201);
    const after = await readdir(join(data, "backups", "snapshots")).catch(() => []);
    assert(after.length <= before + 1);
    said.push(`${name} "${sentence.replaceAll(disk.path, "…")}"`);
  }
  await backUp(settings);
  return `a disk filled ${said.join(", ")}; the site answered meanwhile, and saved and backed up once there was room`;
}

async function fillInRestoration(disk: Disk, data: string): Promise<string> {
  const settings = { DATA_DIR: data };
  const kept = await backUp(settings);
  const words = ["--from", join(data, "backups"), "--latest"];
  const target = { DATA_DIR: join(disk.path, "restored") };
  const running = start("restore", words, target);
  const empty = await fillOnce(() => isReady(target.DATA_DIR), disk, running);
  const { status, sentence } = await running.ended;
  await empty();
  assert.equal(status, 1, sentence);
  assert.match(sentence, noRoom);
  assert.deepEqual(await leftOf(target), [], "Something was restored");
  await restore(kept, words, target);
  return `in a restoration "${sentence.replaceAll(disk.path, "…")}", nothing was restored, and all once there was room`;
}

/** Halts the command as soon as this is seen, until the disk is full. @returns a function that makes room again */
async function fillOnce(
  seen: () => Promise<boolean>,
  disk: Disk,
  running: Running,
): Promise<() => Promise<void>> {
  while (!(await seen())) await wait(1);
  running.send("SIGSTOP");
  const empty = await fillDisk(disk.path);
  running.send("SIGCONT");
  return empty;
}

async function isWritingContent(data: string): Promise<boolean> {
  const names = await readdir(join(data, "backups", "files"), { recursive: true }).catch(() => []);
  return names.some((name) => name.endsWith(".part"));
}

function hasScratch(data: string): Promise<boolean> {
  return isReady(join(data, "proof", "cluster"));
}

async function isReady(directory: string): Promise<boolean> {
  const file = await readFile(join(directory, "postgres", "postmaster.pid"), "utf8").catch(() => "");
  return /^ready\s*$/m.test(file);
}
