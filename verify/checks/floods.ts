import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import type { BenchSite } from "../../bench/site-process.ts";
import { onEmbedded, type TestBed } from "../../bench/test-bed.ts";
import type { Check } from "../check.ts";
import { readPages } from "../reading.ts";
import { seconds } from "../rounds.ts";
import type { Answers } from "../writers/flood.ts";

const perSecond = 100;
/** In milliseconds: what one page in a hundred may take longer than. */
const slowest = 150;

/** By what is sent, how each may be answered: it was worked on, or refused because there are too many. */
const floodKinds = {
  "sign-ins": { workedOn: "400", refused: "503" },
  forms: { workedOn: "200", refused: "503" },
  "expensive calls": { workedOn: "200", refused: "503" },
} as const;

type Kind = keyof typeof floodKinds;
const kinds: readonly Kind[] = ["sign-ins", "forms", "expensive calls"];

export const floods: Check = {
  line: "S30",
  what: `${perSecond} sign-in tries a second from as many addresses while visitors read pages, then as many forms, then as many expensive calls: each for a minute. Each is worked on or told to come back, and every form that was thanked for is stored.`,
  run: async () => onEmbedded(floodTestBed),
};

async function floodTestBed(testBed: TestBed): Promise<string> {
  const site = await testBed.start();
  try {
    const seen: string[] = [];
    for (const kind of kinds) seen.push(await measureUnderFlood(site, kind));
    return seen.join(", ");
  } finally {
    await site.stop();
  }
}

async function measureUnderFlood(site: BenchSite, kind: Kind): Promise<string> {
  // Each page once before: the first visitor of a page waits for it to be made, flood or not.
  await readPages(site.address).goOnFor(3_000);
  const before = kind === "forms" ? await countForms(site) : 0;
  const reading = readPages(site.address);
  const flooding = flood(site.address, kind);
  await reading.goOnFor(seconds(60) * 1_000);
  const responses = await flooding;
  const { pages, p99, failed } = reading.seen();
  const all = Object.entries(responses).map(([status, times]) => `${times} × ${status}`);
  const figures = `${kind} (${all.join(" ")}): ${pages} pages, p99 ${Math.round(p99)} ms`;

  const { workedOn, refused } = floodKinds[kind];
  const unexpected = Object.keys(responses).filter((status) => status !== workedOn && status !== refused);
  if (unexpected.length > 0 || !responses[workedOn])
    throw new Error(`Not answered as they should be: ${figures}`);
  if (kind === "forms") {
    const stored = (await countForms(site)) - before;
    if (stored !== responses[workedOn]) throw new Error(`${stored} forms were stored under ${figures}`);
  }
  if (failed > 0) throw new Error(`${failed} pages failed under ${figures}`);
  if (p99 >= slowest) throw new Error(`Pages were slow under ${figures}`);
  return figures;
}

const execute = promisify(execFile);
const floodScript = fileURLToPath(new URL("../writers/flood.ts", import.meta.url));

async function flood(address: string, kind: Kind): Promise<Answers> {
  const { stdout } = await execute(process.execPath, [
    floodScript,
    ...[address, kind, String(seconds(60)), String(perSecond)],
  ]);
  return z.record(z.string(), z.number()).parse(JSON.parse(stdout));
}

async function countForms(site: BenchSite): Promise<number> {
  const { db } = await site.signIn();
  const { count, error } = await db
    .from("otm_contact_subm_vlotwerk")
    .select("id", { count: "exact", head: true });
  if (error || count === null) throw new Error(error?.message ?? "Messages can't be counted");
  return count;
}
