import { serveByNginx } from "./nginx.ts";
import { hasProgram } from "./programs.ts";
import { serveSite } from "./site.ts";
import { seconds } from "./time.ts";
import { type Load, wrk } from "./wrk.ts";

const pages = { home: "/", article: "/insights/what-an-ai-agent-may-decide" };

/** What share of nginx's requests a second is aimed at. */
const targets = { identity: 0.75, gzip: 0.6 };

/** Each pair is measured so often in turn, as machines are noisy; the middle one counts. */
const rounds = 5;

type Encoding = keyof typeof targets;
type Measured = {
  page: string;
  encoding: Encoding;
  bytes: number;
  memory: Load;
  nginx: Load | null;
  ratio: number | null;
};

/** Pages from memory, beside nginx with one worker that serves the same bytes as files. */
export async function measurePages(): Promise<Measured[]> {
  if (!hasProgram("wrk")) throw new Error("wrk is needed: apt-get install wrk, or set BENCH_INSTALL=1.");
  if (!hasProgram("nginx"))
    console.info("Without nginx there is nothing to compare with (BENCH_INSTALL=1 installs it).");
  const site = await serveSite();
  const files = new Map<string, Uint8Array>();
  for (const [name, path] of Object.entries(pages)) {
    files.set(`${name}.html`, new Uint8Array(await (await fetch(site.address + path)).arrayBuffer()));
  }
  const nginx = hasProgram("nginx") ? await serveByNginx(files) : null;
  const results: Measured[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      for (const encoding of ["identity", "gzip"] as const) {
        const own = `${site.address.replace("localhost", "127.0.0.1")}${path}`;
        const other = nginx && `${nginx.address}/${name}.html`;
        results.push({
          page: name,
          encoding,
          bytes: files.get(`${name}.html`)?.byteLength ?? 0,
          ...(await compare(own, other, encoding)),
        });
      }
    }
  } finally {
    await nginx?.stop();
    await site.stop();
  }
  print(results);
  return results;
}

async function compare(own: string, other: string | null, encoding: Encoding) {
  const pairs: { memory: Load; nginx: Load | null; ratio: number | null }[] = [];
  await wrk(own, encoding, 2);
  for (let round = 0; round < rounds; round++) {
    const nginx = other === null ? null : await wrk(other, encoding, seconds / 2);
    const memory = await wrk(own, encoding, seconds / 2);
    pairs.push({ memory, nginx, ratio: nginx && memory.perSecond / nginx.perSecond });
  }
  const sorted = pairs.toSorted((a, b) => (a.ratio ?? a.memory.perSecond) - (b.ratio ?? b.memory.perSecond));
  const middle = sorted[Math.floor(rounds / 2)];
  if (!middle) throw new Error("Nothing was measured");
  return middle;
}

function print(results: readonly Measured[]): void {
  console.table(
    results.map(({ page, encoding, bytes, memory, nginx, ratio }) => ({
      page,
      encoding,
      bytes,
      "memory / s": Math.round(memory.perSecond),
      "p99 ms": memory.p99.toFixed(2),
      "nginx / s": nginx && Math.round(nginx.perSecond),
      "nginx p99 ms": nginx?.p99.toFixed(2),
      ratio: ratio?.toFixed(2),
      target: targets[encoding],
    })),
  );
}
