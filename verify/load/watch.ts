import { type BenchSite, someAddress } from "../../bench/site-process.ts";
import { quantile, timed } from "../../bench/time.ts";
import { whileRunning } from "../../bench/while-running.ts";
import { seconds } from "../check.ts";
import { type AttackName, attack } from "./attack.ts";
import { type Answers, countAnswer } from "./requests.ts";

/** Somebody who asks for something again and again, each time from another client address. */
export type Reader = {
  name: string;
  ask(address: string): Promise<Response>;
  /** What 99 of 100, or another share, must take less than, in milliseconds. */
  max: number;
  share?: number;
  /** Whether a stale response is a failure. */
  isFresh?: boolean;
};

/** Reads a page of the site; of several, one after the other. */
export function reads(name: string, max: number, ...paths: readonly (string | (() => string))[]): Reader {
  let turn = 0;
  return {
    name,
    max,
    async ask(address) {
      const path = paths.length > 0 ? paths[turn++ % paths.length] : name;
      const headers = { "X-Forwarded-For": someAddress() };
      return fetch(address + (typeof path === "function" ? path() : path), {
        headers,
        signal: AbortSignal.timeout(30_000),
      });
    },
  };
}

/** The home page, which is cached, in 150 ms. */
export const readsHome = reads("/", 150);
/** Asks the database on one of the server's own connections, which may take long and must not fail. */
export const readsReady = reads("/readyz", Number.POSITIVE_INFINITY);

/** What readers saw, such as "/: 400 × 200, p50 2 ms, p99 30 ms"; `isBroken` when one was slow or not answered with 200. */
export type Seen = { text: string; isBroken: boolean; p99: number };

/** Reads while the work goes on; `p99` is that of the first reader, in milliseconds. */
export async function readBeside(
  address: string,
  work: Promise<unknown>,
  readers: readonly Reader[],
): Promise<Seen> {
  const seen = await Promise.all(readers.map((reader) => read(address, work, reader)));
  return {
    text: seen.map(({ text }) => text).join(", "),
    isBroken: seen.some(({ isBroken }) => isBroken),
    p99: seen[0]?.p99 ?? Number.NaN,
  };
}

async function read(address: string, work: Promise<unknown>, reader: Reader): Promise<Seen> {
  const times: number[] = [];
  const statuses: Answers = {};
  let stale = 0;
  await whileRunning(work, 20, async () => {
    const ask = async () => {
      const response = await reader.ask(address);
      await response.arrayBuffer();
      if (response.headers.get("cache-status")?.includes("stale")) stale += 1;
      countAnswer(statuses, String(response.status));
    };
    times.push(await timed(() => ask().catch(() => countAnswer(statuses, "none"))));
  });
  const all = Object.entries(statuses).map(([status, often]) => `${often} × ${status}`);
  const [p50, p99] = [0.5, 0.99].map((part) => Math.round(quantile(times, part)));
  const isSlow = times.length === 0 || quantile(times, reader.share ?? 0.99) >= reader.max;
  return {
    text: `${reader.name}: ${all.join(" ")}, p50 ${p50} ms, p99 ${p99} ms${reader.isFresh ? `, ${stale} stale` : ""}`,
    isBroken: isSlow || Object.keys(statuses).join() !== "200" || (reader.isFresh === true && stale > 0),
    p99: p99 ?? Number.NaN,
  };
}

/** Attacks while others read. `seconds` is the promised duration, `more` what the attack needs besides. */
export async function readUnderAttack(
  { address }: BenchSite,
  name: AttackName,
  duration: number,
  readers: readonly Reader[],
  more = "",
): Promise<Seen & { answers: Answers }> {
  const attacking = attack(name, address, seconds(duration), more);
  const { text, ...seen } = await readBeside(address, attacking, readers);
  const answers = await attacking;
  return { ...seen, text: `${JSON.stringify(answers).replaceAll('"', "")}: ${text}`, answers };
}

/** @throws Error with what was seen when that was slow, or not answered as it should be */
export function expectFast({ text, isBroken }: Seen): string {
  if (isBroken) throw new Error(`Too slow, or not answered as it should be: ${text}`);
  return text;
}
