import assert from "node:assert/strict";
import { childrenOf, largestMemoryOf, processorTimeOf } from "../../bench/processes.ts";
import { whileRunning } from "../../bench/while-running.ts";
import { createPictureMaker, PictureError } from "../../server/backend/media/picture-maker.ts";
import { plainPicture } from "../../server/backend/media/testing/pictures.ts";
import { type Check, NotChecked } from "../check.ts";
import { type ExtremePicture, extremes } from "../pictures/extremes.ts";

const maxMegabytes = 400;
const maxSeconds = 20;

export const extremePictures: Check = {
  line: "S45",
  what: `${extremes.length} bombs and permitted extremes of each format are made, or rejected for the right reason, in ${maxMegabytes} MB and ${maxSeconds} seconds of processor time each, and a small picture waits for one of them at most.`,
  run: makeExtremes,
};

/** `waited`: how long a small picture took beside it. */
type Made = { megabytes: number; seconds: number; waited: number };

async function makeExtremes(): Promise<string> {
  await childrenOf(process.pid).catch(() => {
    throw new NotChecked("This system has no /proc to read memory from");
  });
  const small = await plainPicture("#336699").png().toBuffer();
  const all: Made[] = [];
  for (const extreme of extremes) all.push(await measure(extreme, small));
  const [memory, time, wait] = (["megabytes", "seconds", "waited"] as const).map((name) =>
    Math.max(...all.map((made) => made[name])).toFixed(1),
  );
  return `${extremes.length} pictures as expected: ${memory} MB and ${time} s at most, a small picture beside them ${wait} s`;
}

async function measure({ name, make, outcome }: ExtremePicture, small: Buffer): Promise<Made> {
  const bytes = await make();
  const maker = createPictureMaker();
  const most = { megabytes: 0, seconds: 0 };
  try {
    const started = performance.now();
    const since = () => (performance.now() - started) / 1_000;
    const large = maker.make(bytes).then(
      () => "taken",
      (error) => (error instanceof PictureError ? error.problem : String(error)),
    );
    const lasting = large.then(since);
    const other = maker.make(small).then(since);
    await whileRunning(Promise.all([large, other]), 10, async () => {
      for (const pid of await childrenOf(process.pid)) {
        most.megabytes = Math.max(most.megabytes, await largestMemoryOf(pid).catch(() => 0));
        most.seconds = Math.max(most.seconds, await processorTimeOf(pid).catch(() => 0));
      }
    });
    const [told, lasted, waited] = await Promise.all([large, lasting, other]);
    const described = `${name}: ${most.megabytes} MB, ${most.seconds.toFixed(1)} s of ${lasted.toFixed(1)} s`;
    assert.equal(told, outcome, described);
    assert(most.megabytes <= maxMegabytes, `too much memory for ${described}`);
    assert(most.seconds <= maxSeconds, `too slow with ${described}`);
    assert(waited <= lasted + 5, `a small picture waited ${waited.toFixed(1)} s beside ${described}`);
    return { ...most, waited };
  } finally {
    await maker.close();
  }
}
