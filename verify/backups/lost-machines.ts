import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { readdir, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { onEmbedded, type TestBed } from "../../bench/test-bed.ts";
import { createRandomInput } from "../../server/backend/testing/random-input.ts";
import { createKey } from "../../server/backup/place/sealed.ts";
import { freePort } from "../../server/testing/free-port.ts";
import type { Counts, Event } from "../../supabase/tests/trash-sequences.ts";
import { rounds } from "../check.ts";
import { backUp, restore } from "../harness/commands.ts";
import { killPostgres } from "../harness/kill-postgres.ts";
import { addPicture, type Picture, readPicture } from "../harness/pictures.ts";
import { runClientSequence } from "../trash/client-editor.ts";
import { openCheckedPlace, placeKinds } from "./places.ts";

const machines = rounds(10);
const sequencesEach = 20;
const length = 14;

/** Random sequences on machines that are lost. @returns the figures of all */
export async function loseMachines(): Promise<string> {
  const seed = String(randomInt(2 ** 31));
  console.log(`  seed ${seed}`);
  const all: Figures[] = [];
  for (let number = 1; number <= machines; number += 1) {
    all.push(await onEmbedded((testBed) => loseMachine(testBed, seed, number)));
  }
  const sum = (of: keyof Figures) => all.reduce((total, figures) => total + figures[of], 0);
  return `seed ${seed}: ${machines * sequencesEach} sequences with ${sum("steps")} steps and ${sum("restored")} restorations from the trash on ${machines} machines, each lost once and back from the last of ${sum("backups")} proven backups (every second one in a bucket, half of them encrypted): ${sum("rows")} rows and ${sum("files")} files; 0 lost, 0 half`;
}

type Figures = Omit<Counts, "renamed"> & { backups: number; rows: number; files: number };

/** All sequences of a machine take their steps together, so that one moment is backed up, and one is lost. */
async function loseMachine({ settings, start }: TestBed, seed: string, number: number): Promise<Figures> {
  const random = createRandomInput(`${seed} machine ${number}`);
  const { DATA_DIR: data = "" } = settings;
  await using place = await openCheckedPlace(placeKinds[number % 2] ?? "directory", data);
  const key = number % 4 < 2 ? { BACKUP_KEY: await createKey() } : {};
  const own = { ...settings, ...place.settings, ...key };
  const port = { PORT: String(await freePort()) };
  let site = await start(port);
  let { db, token } = await site.signIn();
  const backupsAt = [1 + random.below(5), 6 + random.below(4)];
  const lostAt = 10 + random.below(4);
  const figures: Figures = { steps: 0, restored: 0, backups: 0, rows: 0, files: 0 };
  let last: Awaited<ReturnType<typeof backUp>> | null = null;
  const pictures: Picture[] = [];

  async function act(step: number): Promise<Event> {
    if (backupsAt.includes(step)) {
      pictures.push(await addPicture({ site, db, token }, step));
      last = await backUp(own);
      figures.backups += 1;
      return "backed up";
    }
    if (step !== lostAt || !last) return null;
    const later = await addPicture({ site, db, token }, step);
    await Promise.all([site.kill(), killPostgres(data)]);
    await remove(data, place.from);
    await restore(last, ["--from", place.from, "--latest"], own);
    site = await start(port);
    ({ db, token } = await site.signIn());
    for (const picture of pictures) assert.deepEqual(await readPicture(site, picture), picture.bytes);
    assert.equal(await readPicture(site, later), null, "A picture is half there");
    figures.rows = last.rows;
    figures.files = last.files;
    return "lost";
  }

  const afterStep = together(sequencesEach, act);
  const sequences = Array.from({ length: sequencesEach }, async (_, index) => {
    const name = `${number}-${index}`;
    return runClientSequence(() => db, { seed, name, number: index }, { length, afterStep });
  });
  for (const { steps, restored } of await Promise.all(sequences)) {
    figures.steps += steps;
    figures.restored += restored;
  }
  assert.equal(figures.files > 0, true, "No machine was lost");
  await site.stop();
  return figures;
}

/** Once so many have come, acts for all of them. */
function together<Result>(count: number, act: (step: number) => Promise<Result>): () => Promise<Result> {
  let [step, waiting] = [0, 0];
  let gate = Promise.withResolvers<Result>();
  return () => {
    const { promise, resolve, reject } = gate;
    waiting += 1;
    if (waiting === count) {
      waiting = 0;
      step += 1;
      gate = Promise.withResolvers<Result>();
      act(step).then(resolve, reject);
    }
    return promise;
  };
}

/** All that is on the machine but the place of backups. */
async function remove(data: string, place: string): Promise<void> {
  const postgres = await realpath(join(data, "postgres"));
  const names = (await readdir(data)).map((name) => join(data, name));
  for (const path of [postgres, ...names.filter((name) => name !== place)]) {
    await rm(path, { recursive: true, force: true });
  }
}
