import { execFile } from "node:child_process";
import { promisify } from "node:util";

export type Load = { perSecond: number; p99: number };

/** Requests an address at full speed over 16 connections for this many seconds; p99 is in milliseconds. */
export async function wrk(address: string, encoding: string, seconds: number): Promise<Load> {
  const options = ["-t1", "-c16", `-d${seconds}s`, "--latency", "-H", `Accept-Encoding: ${encoding}`];
  const { stdout } = await promisify(execFile)("wrk", [...options, address]);
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: [^\n]*/.exec(stdout)?.[0];
  if (failed) throw new Error(`${address}: ${failed}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  return { perSecond, p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? "ms"] ?? 1) };
}
