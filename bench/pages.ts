import { serveByNginx } from "./nginx.ts";
import { onEmbedded, type TestBed } from "./test-bed.ts";
import { seconds } from "./time.ts";
import { type Load, wrk } from "./wrk.ts";

const pages = { home: "/", article: "/insights/what-an-ai-agent-may-decide" };

/** The target share of nginx's requests per second, with gzip. */
const target = 0.55;

/** Rounds per pair; the median counts, because machines are noisy. */
const rounds = 5;

/** Warm-up in seconds: V8 compiles hot functions on the remaining core. */
const warmUp = 15;

type Encoding = "identity" | "gzip";
type Pair = { cached: Load; nginx: Load; ratio: number };
type Measured = Pair & { page: string; encoding: Encoding; bytes: number };

/** Cached pages, compared with one nginx worker that serves the same bytes as files; needs wrk and nginx. */
export async function measurePages(): Promise<Measured[]> {
  const results = await onEmbedded(measure);
  console.table(
    results.map(({ page, encoding, bytes, cached, nginx, ratio }) => ({
      page,
      encoding,
      bytes,
      "cached / s": Math.round(cached.perSecond),
      "p99 ms": cached.p99.toFixed(2),
      "nginx / s": Math.round(nginx.perSecond),
      "nginx p99 ms": nginx.p99.toFixed(2),
      ratio: ratio.toFixed(2),
      ...(encoding === "gzip" && { target }),
    })),
  );
  return results;
}

async function measure(testBed: TestBed): Promise<Measured[]> {
  const { address } = await testBed.start();
  const own = address.replace("localhost", "127.0.0.1");
  const results: Measured[] = [];
  for (const [page, path] of Object.entries(pages)) {
    for (const encoding of ["identity", "gzip"] as const) {
      results.push({ page, encoding, ...(await compare(own + path, encoding)) });
    }
  }
  return results;
}

/** Alternating, so that noise of the machine affects both alike. */
async function compare(address: string, encoding: Encoding): Promise<Pair & { bytes: number }> {
  const response = await fetch(address, { headers: { "Accept-Encoding": "identity" } });
  const page = new Uint8Array(await response.arrayBuffer());
  const files = await serveByNginx(new Map([["page.html", page]]));
  const pairs: Pair[] = [];
  try {
    await wrk(address, encoding, warmUp);
    for (let round = 0; round < rounds; round++) {
      const nginx = await wrk(`${files.address}/page.html`, encoding, seconds / 2);
      const cached = await wrk(address, encoding, seconds / 2);
      pairs.push({ cached, nginx, ratio: cached.perSecond / nginx.perSecond });
    }
  } finally {
    await files.stop();
  }
  const middle = pairs.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(rounds / 2)];
  if (!middle) throw new Error("Nothing was measured");
  return { bytes: page.byteLength, ...middle };
}
