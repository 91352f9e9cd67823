// @module-tag S30
// @module-tag S35
// @module-tag S38

import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { admission } from "../shared/admission-control.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { testContentVersion } from "./testing/content-version.ts";
import { page, startTestServer, type TestServer } from "./testing/server.ts";

describe("queued pages", () => {
  it("are not rendered once all their clients have disconnected", async () => {
    const { server, rendered, finish } = await startSlowSite();
    for (const path of ["/a", "/b"]) void server.get(path);
    await expect.poll(() => rendered.length).toBe(2);
    const leaving = ["/left", "/left", "/shared", "/search"].map((path) => ask(server, path));
    const staying = server.get("/shared");
    await expect.poll(() => admission.render.load().waiting).toBe(3);
    for (const socket of leaving) socket.destroy();
    await expect.poll(() => admission.render.load().waiting).toBe(1);
    finish();
    expect((await staying).status).toBe(200);
    expect(rendered.slice(2)).toEqual(["/shared"]);
    await expect.poll(() => statusesOf(server, "/search")).toEqual([499]);
    expect(statusesOf(server, "/shared").sort()).toEqual([200, 499]);
  });

  it("are 503 beyond the queue, while cached pages are served", async () => {
    const { server, rendered, finish } = await startSlowSite();
    const cached = server.get("/cached");
    await expect.poll(() => rendered.length).toBe(1);
    finish();
    expect((await cached).status).toBe(200);
    const busy = await startSlowSite();
    const waiting = Array.from({ length: 102 }, (_, number) => busy.server.get(`/search?q=${number}`));
    await expect.poll(() => admission.render.load().waiting).toBe(100);
    const rejected = await busy.server.get("/en/search");
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await rejected.text()).toContain("Away for a moment");
    expect((await server.get("/cached")).headers.get("cache-status")).toBe("Vlotwerk; hit");
    busy.finish();
    for (const response of await Promise.all(waiting)) expect(response.status).toBe(200);
  });
});

/** A site whose renders end when the test allows. */
async function startSlowSite() {
  const gate = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const server = await startTestServer({
    cache: createPageCache(testContentVersion(), 1_000_000),
    async answerPage({ url }) {
      rendered.push(new URL(url).pathname);
      await gate.promise;
      return page("", { "Cache-Control": "public, max-age=0" });
    },
  });
  return { server, rendered, finish: gate.resolve };
}

function ask({ origin }: TestServer, path: string) {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

function statusesOf({ lines }: TestServer, path: string): unknown[] {
  return lines.filter((line) => line.path === path).map(({ status }) => status);
}
