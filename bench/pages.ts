import { serveByNginx } from "./nginx.ts";
import { readWire, serveByNode } from "./plain-http.ts";
import { hasProgram } from "./programs.ts";
import { serveSite } from "./site.ts";
import { seconds } from "./time.ts";
import { type Load, wrk } from "./wrk.ts";

const pages = { home: "/", article: "/insights/what-an-ai-agent-may-decide" };

/** What share of nginx's requests a second is aimed at. */
const targets = { identity: 0.75, gzip: 0.6 };

/** Each pair is measured so often in turn, as machines are noisy; the middle one counts. */
const rounds = 5;

/** In seconds: V8 compiles what it runs often on the core that is left to it. */
const warmUp = 15;

type Encoding = keyof typeof targets;
type Measured = {
  page: string;
  encoding: Encoding;
  bytes: number;
} & Pair;

/** `ratio`: to nginx; `ofNode`: to node:http. */
type Pair = { memory: Load; node: Load; ofNode: number; nginx: Load | null; ratio: number | null };

/**
 * Pages from memory, beside nginx with one worker that serves the same bytes as files, and beside node:http that answers
 * with the same headers and bytes and does nothing else: more than that can't be had without another parser of HTTP.
 */
export async function measurePages(): Promise<Measured[]> {
  if (!hasProgram("wrk")) throw new Error("wrk is needed: apt-get install wrk, or set BENCH_INSTALL=1.");
  if (!hasProgram("nginx"))
    console.info("Without nginx there is nothing to compare with (BENCH_INSTALL=1 installs it).");
  const site = await serveSite();
  const own = site.address.replace("localhost", "127.0.0.1");
  const results: Measured[] = [];
  try {
    for (const [page, path] of Object.entries(pages)) {
      for (const encoding of ["identity", "gzip"] as const) {
        results.push({ page, encoding, ...(await compare(own + path, encoding)) });
      }
    }
  } finally {
    await site.stop();
  }
  print(results);
  return results;
}

/** In turns: what the machine does beside it then concerns all three alike. */
async function compare(address: string, encoding: Encoding): Promise<Pair & { bytes: number }> {
  const plain = await readWire(address, "identity");
  const bytes = Buffer.from(plain.body, "base64");
  const nginx = hasProgram("nginx") ? await serveByNginx(new Map([["page.html", bytes]])) : null;
  const node = await serveByNode(new Map([["/page.html", await readWire(address, encoding)]]));
  const pairs: Pair[] = [];
  try {
    await wrk(address, encoding, warmUp);
    for (let round = 0; round < rounds; round++) {
      const byNginx = nginx && (await wrk(`${nginx.address}/page.html`, encoding, seconds / 2));
      const byNode = await wrk(`${node.address}/page.html`, encoding, seconds / 2);
      const memory = await wrk(address, encoding, seconds / 2);
      pairs.push({
        memory,
        node: byNode,
        ofNode: memory.perSecond / byNode.perSecond,
        nginx: byNginx,
        ratio: byNginx && memory.perSecond / byNginx.perSecond,
      });
    }
  } finally {
    await node.stop();
    await nginx?.stop();
  }
  const sorted = pairs.toSorted((a, b) => (a.ratio ?? a.ofNode) - (b.ratio ?? b.ofNode));
  const middle = sorted[Math.floor(rounds / 2)];
  if (!middle) throw new Error("Nothing was measured");
  return { bytes: bytes.byteLength, ...middle };
}

function print(results: readonly Measured[]): void {
  console.table(
    results.map(({ page, encoding, bytes, memory, node, ofNode, nginx, ratio }) => ({
      page,
      encoding,
      bytes,
      "memory / s": Math.round(memory.perSecond),
      "p99 ms": memory.p99.toFixed(2),
      "node:http / s": Math.round(node.perSecond),
      "of node:http": ofNode.toFixed(2),
      "nginx / s": nginx && Math.round(nginx.perSecond),
      "nginx p99 ms": nginx?.p99.toFixed(2),
      ratio: ratio?.toFixed(2),
      target: targets[encoding],
    })),
  );
}
