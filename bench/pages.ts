import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { serveByNginx } from "./nginx.ts";
import type { Row } from "./page.ts";
import type { BenchSite } from "./site-process.ts";
import { seconds } from "./time.ts";

type Load = { perSecond: number; p99: number };

const pages = { home: "/", article: "/insights/what-an-ai-agent-may-decide" };

/** The target share of nginx's requests per second, with gzip. */
const target = 0.55;

/** Rounds per pair; the median counts, because machines are noisy. */
const rounds = 5;

/** Warm-up in seconds: V8 compiles hot functions on the remaining core. */
const warmUp = 15;

type Encoding = "identity" | "gzip";
type Compared = {
  bytes: number;
  perSecond: number;
  p99: number;
  nginx: number;
  nginxP99: number;
  ratio: number;
};

/** Cached pages, compared with one nginx worker that serves the same bytes as files; needs wrk and nginx. */
export async function measurePages({ address }: BenchSite): Promise<Row[]> {
  const own = address.replace("localhost", "127.0.0.1");
  const results: Row[] = [];
  for (const [page, path] of Object.entries(pages)) {
    for (const encoding of ["identity", "gzip"] as const) {
      const compared = await compare(own + path, encoding);
      results.push({ page, encoding, ...compared, ...(encoding === "gzip" && { target }) });
    }
  }
  return results;
}

/** Alternating, so that noise of the machine affects both alike. */
async function compare(address: string, encoding: Encoding): Promise<Compared> {
  const response = await fetch(address, { headers: { "Accept-Encoding": "identity" } });
  const page = new Uint8Array(await response.arrayBuffer());
  await using files = await serveByNginx("page.html", page);
  const pairs: Compared[] = [];
  await wrk(address, encoding, warmUp);
  for (let round = 0; round < rounds; round++) {
    const nginx = await wrk(`${files.address}/page.html`, encoding, seconds / 2);
    const cached = await wrk(address, encoding, seconds / 2);
    const ratio = cached.perSecond / nginx.perSecond;
    pairs.push({ bytes: page.byteLength, ...cached, nginx: nginx.perSecond, nginxP99: nginx.p99, ratio });
  }
  const middle = pairs.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(rounds / 2)];
  if (!middle) throw new Error("Nothing was measured");
  return middle;
}

/** Requests an address at full speed over 16 connections for this many seconds; p99 is in milliseconds. */
async function wrk(address: string, encoding: string, seconds: number): Promise<Load> {
  const options = ["-t1", "-c16", `-d${seconds}s`, "--latency", "-H", `Accept-Encoding: ${encoding}`];
  const { stdout } = await promisify(execFile)("wrk", [...options, address]);
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: [^\n]*/.exec(stdout)?.[0];
  if (failed) throw new Error(`${address}: ${failed}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  return { perSecond, p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? "ms"] ?? 1) };
}
