import { expect, it, onTestFinished } from "vitest";
import type { Database } from "../backend/database/database.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { freePort } from "../testing/free-port.ts";
import { createPageCache } from "../web/pages/page-cache.ts";
import { testContentVersion } from "../web/testing/content-version.ts";
import { page, startTestServer } from "../web/testing/server.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { serveMetrics } from "./metrics-server.ts";

const log = { error: () => {} };

describeOnDatabase("the metrics", (open) => {
  it("count responses, cached pages, queues and database errors, in Prometheus' format", async () => {
    const database = await open();
    await database.query(
      "insert into private.mail_outbox (kind, language, recipient) values ($1, 'nl', $2)",
      ["account", "eva@example.nl"],
    );
    await database.execute("update private.backup_state set proven_at = '2026-11-25T02:02:00Z'");
    await database.query("select 1 / 0").catch(() => {});
    const cache = createPageCache(testContentVersion(), 1_000_000);
    onTestFinished(() => cache.close());
    const metrics = createMetrics({ cache, database });
    const site = await startTestServer({
      meter: metrics,
      cache,
      answerPage: async () => page("<h1>Pagina</h1>", { "Cache-Control": "public, max-age=0" }),
    });
    for (const path of ["/", "/", "/", "/rest/v1/x", "/%zz"]) await (await site.get(path)).text();

    metrics.answered("auth", 503, 3_000);

    const read = await scrape(await serve(metrics));
    expect(read.get('vlotwerk_http_requests_total{kind="page",status="2xx"}')).toBe(1);
    expect(read.get('vlotwerk_http_requests_total{kind="rest",status="2xx"}')).toBe(1);
    expect(read.get('vlotwerk_http_requests_total{kind="rejected",status="4xx"}')).toBe(1);
    expect(read.get('vlotwerk_http_requests_total{kind="cache-hit",status="2xx"}')).toBe(2);
    expect(read.get("vlotwerk_page_cache_hits_total")).toBe(2);
    expect(read.get("vlotwerk_page_cache_pages")).toBe(1);
    expect(read.get("vlotwerk_page_cache_renders_total")).toBe(1);
    expect(read.get("vlotwerk_page_cache_misses_total")).toBe(1);
    expect(read.get('vlotwerk_admission_waiting{class="render"}')).toBe(0);
    expect(read.get("vlotwerk_database_up")).toBe(1);
    expect(read.get('vlotwerk_database_errors_total{class="22"}')).toBe(1);
    expect(read.get("vlotwerk_backup_proven_timestamp_seconds")).toBe(1795572120);
    expect(read.get('vlotwerk_outbox_mails{state="queued"}')).toBe(1);
    expect(read.get('vlotwerk_outbox_mails{state="failed"}')).toBe(0);
    expect(read.get("process_resident_memory_bytes")).toBeGreaterThan(1e6);
    expect(read.get('vlotwerk_http_request_duration_seconds_bucket{le="+Inf",kind="page"}')).toBe(1);
    expect(read.get('vlotwerk_http_request_duration_seconds_count{kind="page"}')).toBe(1);
    expect(read.get('vlotwerk_http_requests_total{kind="auth",status="5xx"}')).toBe(1);
    for (const [bound, count] of [
      ["2.5", 0],
      ["5", 1],
    ] as const) {
      const bucket = `vlotwerk_http_request_duration_seconds_bucket{le="${bound}",kind="auth"}`;
      expect(read.get(bucket)).toBe(count);
    }
    expect(read.get('vlotwerk_http_request_duration_seconds_sum{kind="auth"}')).toBe(3);
    expect(read.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  });

  it("omit database figures when the database does not answer", async () => {
    const database = await open();
    const away: Database = { ...database, query: () => Promise.reject(new Error("away")) };
    const read = await scrape(await serve(createMetrics({ cache: null, database: away })));
    expect(read.get("vlotwerk_database_up")).toBe(0);
    expect([...read.keys()].some((name) => name.startsWith("vlotwerk_outbox"))).toBe(false);
    expect(read.has("process_start_time_seconds")).toBe(true);
  });

  it("answer 404 for other paths and methods", async () => {
    const address = await serve(createMetrics({ cache: null, database: null }));
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: "HEAD" })).status).toBe(200);
  });
});

async function serve(metrics: Metrics): Promise<string> {
  const port = await freePort();
  const served = await serveMetrics({ port, host: "127.0.0.1" }, metrics, log);
  onTestFinished(() => served.close());
  return `http://127.0.0.1:${port}`;
}

/** Parses the Prometheus text format. */
async function scrape(address: string): Promise<Map<string, number>> {
  const response = await fetch(`${address}/metrics`);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const metrics = new Map<string, number>();
  for (const line of (await response.text()).trimEnd().split("\n")) {
    if (/^# (HELP|TYPE) [a-z_\d]+ \S|^$/.test(line)) continue;
    const [, name = "", value = ""] = /^([a-z_\d]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? [];
    expect(name, line).not.toBe("");
    metrics.set(name, Number(value));
  }
  return metrics;
}
