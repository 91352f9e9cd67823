import { createServer, type ServerResponse } from "node:http";
import type { Log } from "../shared/log.ts";
import { listen } from "../web/http/listen.ts";
import { closedPolicy } from "../web/responses/headers.ts";
import type { Metrics } from "./metrics.ts";

export type MetricsAddress = { port: number; host: string };

/** Serves `/metrics` on its own address for Prometheus. Throws ListenError. */
export async function serveMetrics(
  { port, host }: MetricsAddress,
  metrics: Pick<Metrics, "contentType" | "read">,
  log: Pick<Log, "error">,
): Promise<{ close(): Promise<void> }> {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (incoming, outgoing) => {
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    if (!isRead || incoming.url?.split("?", 1)[0] !== "/metrics") return send(outgoing, 404, "not found\n");
    metrics.read().then(
      (text) => send(outgoing, 200, text, metrics.contentType),
      (error) => {
        log.error("metrics can't be read", error);
        send(outgoing, 500, "not available\n");
      },
    );
  });
  await listen(server, port, host, { port: "METRICS_PORT", host: "METRICS_HOST" });
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(outgoing: ServerResponse, status: number, text: string, type = "text/plain"): void {
  outgoing.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    "Content-Security-Policy": closedPolicy,
    "X-Content-Type-Options": "nosniff",
  });
  outgoing.end(text);
}
