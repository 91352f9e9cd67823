import type { monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "../backend/database.ts";
import type { PageCache } from "../web/page-cache.ts";
import type { Metric } from "./exposition.ts";
import { bounds, type KindCounts, type Meter } from "./meter.ts";

type EventLoopDelay = ReturnType<typeof monitorEventLoopDelay>;

export type Sources = {
  meter: Meter;
  /** Null where no pages are cached. */
  cache: PageCache | null;
  /** Null where a project elsewhere keeps the data. */
  database: Database | null;
  eventLoop: EventLoopDelay;
};

/** Everything that is measured, read at this moment. A database that does not answer leaves out what it would say. */
export async function collectMetrics({ meter, cache, database, eventLoop }: Sources): Promise<Metric[]> {
  const counts = meter.read().filter(({ byClass }) => sum(byClass) > 0);
  return [
    ...requestMetrics(counts),
    ...(cache ? cacheMetrics(cache, counts) : []),
    ...(database ? await databaseMetrics(database) : []),
    ...processMetrics(eventLoop),
  ];
}

function requestMetrics(counts: readonly KindCounts[]): Metric[] {
  return [
    {
      name: "vlotwerk_http_requests_total",
      type: "counter",
      help: "Requests that were answered, by what answered them and the class of the status.",
      samples: counts.flatMap(({ kind, byClass }) =>
        byClass.flatMap((value, digit) =>
          value === 0 ? [] : [{ labels: { kind, status: `${digit}xx` }, value }],
        ),
      ),
    },
    {
      name: "vlotwerk_http_request_duration_seconds",
      type: "histogram",
      help: "How long it took until a request was answered, by what answered it.",
      samples: counts.flatMap(histogramOf),
    },
  ];
}

/** A bucket holds all that took no longer than its bound, those of the buckets before it too. */
function histogramOf({ kind, buckets, total }: KindCounts) {
  const upTo = [...bounds.map((bound) => bound / 1000), Number.POSITIVE_INFINITY];
  const cumulative = upTo.map((bound, at) => ({
    suffix: "_bucket",
    labels: { kind, le: bound === Number.POSITIVE_INFINITY ? "+Inf" : String(bound) },
    value: sum(buckets.slice(0, at + 1)),
  }));
  return [
    ...cumulative,
    { suffix: "_sum", labels: { kind }, value: total / 1000 },
    { suffix: "_count", labels: { kind }, value: sum(buckets) },
  ];
}

function cacheMetrics(cache: PageCache, counts: readonly KindCounts[]): Metric[] {
  const { pages, bytes, inFlight } = cache.size();
  const { hits, misses, renders } = cache.counts;
  const fromMemory = counts.find(({ kind }) => kind === "memory")?.byClass ?? [];
  return [
    gauge("vlotwerk_page_cache_pages", "Finished pages that are kept.", pages),
    gauge("vlotwerk_page_cache_bytes", "Memory that kept pages take.", bytes),
    gauge("vlotwerk_page_cache_renders_under_way", "Pages that are being rendered.", inFlight),
    counter("vlotwerk_page_cache_hits_total", "Kept pages that were given.", hits + sum(fromMemory)),
    counter(
      "vlotwerk_page_cache_misses_total",
      "Pages that had to be waited for, or were given old.",
      misses,
    ),
    counter("vlotwerk_page_cache_renders_total", "Pages that were rendered to be kept.", renders),
  ];
}

async function databaseMetrics(database: Database): Promise<Metric[]> {
  const { sessions, inUse, waiting, errors } = database.load();
  const outbox = await readOutbox(database);
  return [
    gauge("vlotwerk_database_up", "Whether the database answers.", outbox ? 1 : 0),
    gauge("vlotwerk_database_sessions", "Sessions that may be open at once.", sessions),
    gauge("vlotwerk_database_sessions_in_use", "Sessions that work.", inUse),
    gauge("vlotwerk_database_waiting", "Requests that wait for a session.", waiting),
    {
      name: "vlotwerk_database_errors_total",
      type: "counter",
      help: "What the database refused, by the class of the SQLSTATE.",
      samples: [...errors].map(([sqlstate, value]) => ({ labels: { class: sqlstate }, value })),
    },
    {
      name: "vlotwerk_outbox_mails",
      type: "gauge",
      help: "Mails by what became of them; instances on one database all tell the same.",
      samples: (outbox ?? []).map(({ state, mails }) => ({ labels: { state }, value: mails })),
    },
    ...(outbox ?? [])
      .filter(({ state }) => state === "queued")
      .map(({ oldest }) =>
        gauge("vlotwerk_outbox_oldest_queued_seconds", "How long the oldest mail has waited.", oldest),
      ),
  ];
}

type OutboxState = { state: string; mails: number; oldest: number };

/** How long the database may take, in milliseconds: a scrape does not wait for ever. */
const patience = 2_000;

async function readOutbox(database: Database): Promise<OutboxState[] | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patience);
  const asked = database.query<OutboxState>(`
    select state, count(mail.id)::int as mails,
      coalesce(extract(epoch from now() - min(mail.created_at)), 0)::float8 as oldest
    from unnest(array['queued', 'sent', 'failed']) state
    left join private.mail_outbox mail using (state)
    group by state
    order by state
  `);
  try {
    return await Promise.race([asked, promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function processMetrics(eventLoop: EventLoopDelay): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const lag = [0.5, 0.99, 1].map((quantile) => ({
    labels: { quantile: String(quantile) },
    value: Math.max(0, eventLoop.percentile(quantile * 100) / 1e9),
  }));
  // Each scrape tells of the time since the one before it.
  eventLoop.reset();
  const started = Date.now() / 1000 - process.uptime();
  return [
    gauge("process_resident_memory_bytes", "Memory that lies in the machine.", rss),
    gauge("nodejs_heap_used_bytes", "Memory in use by JavaScript.", heapUsed),
    gauge("nodejs_external_memory_bytes", "Memory of buffers and of the embedded database.", external),
    counter("process_cpu_seconds_total", "Time of the processor.", (user + system) / 1e6),
    gauge("process_start_time_seconds", "When the process started, in seconds since 1970.", started),
    gauge("process_uptime_seconds", "How long the process lives.", process.uptime()),
    {
      name: "nodejs_eventloop_delay_seconds",
      type: "gauge",
      help: "How late the event loop was since the scrape before, in parts of all times.",
      samples: lag,
    },
  ];
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, type: "gauge", help, samples: [{ value }] };
}

function counter(name: string, help: string, value: number): Metric {
  return { name, type: "counter", help, samples: [{ value }] };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
