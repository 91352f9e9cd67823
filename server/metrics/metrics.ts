import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../backend/database/database.ts";
import { admissionLoad, type Load } from "../shared/admission-control.ts";
import type { Meter } from "../shared/meter.ts";
import type { PageCache } from "../web/pages/page-cache.ts";
import { createDatabaseMetrics } from "./database-metrics.ts";

type MetricsSources = {
  cache: PageCache | null;
  database: Database | null;
};

export type Metrics = Meter & {
  contentType: string;
  read(): Promise<string>;
};

/** Costs 0.4 µs per request, about one percent of a cache hit. */
export function createMetrics({ cache, database }: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const requests = new Counter({
    name: "vlotwerk_http_requests_total",
    help: "Requests by what answered them and the class of the status; 499 is a client that closed the connection.",
    labelNames: ["kind", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "vlotwerk_http_request_duration_seconds",
    help: "Time until a request was answered, by what answered it.",
    labelNames: ["kind"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  let cacheHits = 0;
  if (cache) createCacheMetrics(registry, cache, () => cacheHits);
  createAdmissionMetrics(registry);
  const updateDatabase = database && createDatabaseMetrics(registry, database);

  return {
    contentType: registry.contentType,
    answered(kind, status, milliseconds) {
      requests.inc({ kind, status: status === 499 ? "499" : `${Math.floor(status / 100)}xx` });
      durations.observe({ kind }, milliseconds / 1_000);
      if (kind === "cache-hit") cacheHits += 1;
    },
    async read() {
      await updateDatabase?.();
      return registry.metrics();
    },
  };
}

function createAdmissionMetrics(registry: Registry): void {
  const metrics: [name: string, help: string, read: (load: Load) => number][] = [
    ["running", "Work that was admitted and has not ended.", (load) => load.running],
    ["waiting", "Work that waits for its turn.", (load) => load.waiting],
    ["rejected", "Work that was rejected since the start.", (load) => load.rejected],
  ];
  for (const [name, help, read] of metrics) {
    new Gauge({
      name: `vlotwerk_admission_${name}`,
      help,
      labelNames: ["class"],
      registers: [registry],
      collect() {
        for (const [work, load] of admissionLoad()) this.set({ class: work }, read(load));
      },
    });
  }
}

function createCacheMetrics(registry: Registry, cache: PageCache, cacheHits: () => number): void {
  const gauges: [name: string, help: string, read: () => number][] = [
    ["pages", "Pages in the cache.", () => cache.size().pages],
    ["bytes", "Memory that cached pages take.", () => cache.size().bytes],
    ["renders_under_way", "Pages that are being rendered.", () => cache.size().inFlight],
  ];
  for (const [name, help, read] of gauges) {
    new Gauge({
      name: `vlotwerk_page_cache_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  const counters: [name: string, help: string, read: () => number][] = [
    ["hits", "Requests answered from the cache.", () => cache.counts.hits + cacheHits()],
    ["misses", "Requests that waited for a page, or got a stale one.", () => cache.counts.misses],
    ["renders", "Pages rendered for the cache.", () => cache.counts.renders],
  ];
  for (const [name, help, read] of counters) {
    new Counter({
      name: `vlotwerk_page_cache_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}
