// @module-tag Instances

import { once } from "node:events";
import { Agent, get as httpGet } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { admission } from "../../shared/admission-control.ts";
import { createHttpServer, type HttpServer } from "./http-server.ts";
import { drain, listen } from "./listen.ts";
import { createReadiness } from "./readiness.ts";

const headers = { isHttps: false, backendOrigin: null, isDevelopment: false };

describe("the HTTP server", () => {
  it("answers 503 with security headers before the site is ready", async () => {
    const { address } = await openServer();
    const page = await fetch(`${address}/en/insights`);
    expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([
      503,
      "1",
      "no-store",
    ]);
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    expect(await page.text()).toContain("<title>");
    const call = await fetch(`${address}/rest/v1/otm_blog_tags`);
    expect([call.status, call.headers.get("content-type")]).toEqual([503, "application/json"]);
    expect(await call.json()).toHaveProperty("message");
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it("queues requests that can't be retried until the site is ready", async () => {
    const { address, http } = await openServer();
    const sent = fetch(`${address}/contact`, { method: "POST", body: "name=Anna" });
    expect((await fetch(`${address}/contact`)).status).toBe(503);
    http.open({
      answer: (incoming, outgoing) => void text(incoming).then((body) => outgoing.end(`stored ${body}`)),
      answerCacheHit: null,
    });
    expect(await (await sent).text()).toBe("stored name=Anna");
  });

  it("limits the wait, and drops disconnected clients", async () => {
    const { address, http } = await openServer({ startupTimeout: 200 });
    const responses: unknown[] = [];
    const leaving = new AbortController();
    const left = fetch(`${address}/left`, { method: "POST", body: "x=1", signal: leaving.signal });
    const sent = fetch(`${address}/contact`, { method: "POST", body: "name=Anna" });
    const refused = await fetch(`${address}/contact`);
    expect(refused.status).toBe(503);
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect((await sent).status).toBe(503);
    http.open({ answer: ({ url }) => responses.push(url), answerCacheHit: null });
    expect(responses).toEqual([]);
  });

  it("answers during its drain delay, with Connection: close", async () => {
    const { address, http } = await openServer();
    http.open({ answer: (_, outgoing) => void outgoing.end("page"), answerCacheHit: null });
    const agent = new Agent({ keepAlive: true });
    expect(await ask(address, agent)).toEqual(["page", "keep-alive"]);
    const closed = http.close(400, 1000);
    expect(await ask(address, agent)).toEqual(["page", "close"]);
    const probe = await fetch(`${address}/readyz`);
    expect([probe.status, await probe.text()]).toEqual([503, "draining\n"]);
    await closed;
    await expect(fetch(address)).rejects.toThrow();
  });

  it("answers all accepted requests before closing", async () => {
    const { address, http } = await openServer();
    http.open({ answer: (_, outgoing) => void outgoing.end("stored"), answerCacheHit: null });
    const sent = Array.from({ length: 40 }, () => {
      const socket = connect(Number(new URL(address).port), "127.0.0.1");
      socket.write("POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
      return text(socket).catch((error) => String(error));
    });
    const closed = http.close(0, 1000);
    for (const response of await Promise.all(sent)) expect(response).toContain("stored");
    await closed;
  });

  it("sends Connection: close to requests in flight", async () => {
    const { address, http } = await openServer();
    const { promise, resolve } = Promise.withResolvers<void>();
    const received = Promise.withResolvers<void>();
    http.open({
      answer: (_, outgoing) => {
        received.resolve();
        void promise.then(() => outgoing.end("late"));
      },
      answerCacheHit: null,
    });
    const waiting = ask(address, new Agent({ keepAlive: true }));
    await received.promise;
    const closed = http.close(0, 1000);
    resolve();
    expect(await waiting).toEqual(["late", "close"]);
    await closed;
  });
});

describe("queued requests of one network", () => {
  const [one, other] = ["192.0.2.1", "192.0.2.2"].map((address) => ({ "X-Forwarded-For": address }));

  it("do not delay other networks, and are dropped on disconnect", async () => {
    const { address, http } = await openServer({ trustProxy: 1 });
    const handled: (string | undefined)[] = [];
    http.open({
      answer: ({ url }, outgoing) => {
        handled.push(url);
        outgoing.end("page");
      },
      answerCacheHit: null,
    });
    const turn = Promise.withResolvers<void>();
    const busy = Array.from({ length: 6 }, () =>
      admission.request.run("192.0.2.1", undefined, () => turn.promise),
    );
    const leaving = new AbortController();
    const left = fetch(`${address}/left`, { headers: one, signal: leaving.signal });
    const waiting = fetch(`${address}/waiting`, { headers: one });
    await expect.poll(() => admission.request.load().waiting).toBe(2);
    expect(await (await fetch(`${address}/other`, { headers: other })).text()).toBe("page");
    const connections = () =>
      new Promise<number>((resolve) => http.server.getConnections((_, count) => resolve(count)));
    const before = await connections();
    leaving.abort();
    await expect(left).rejects.toThrow();
    await expect.poll(connections).toBe(before - 1);
    turn.resolve();
    expect(await (await waiting).text()).toBe("page");
    await Promise.all(busy);
    expect(handled).toEqual(["/other", "/waiting"]);
  });
});

async function openServer(
  options: { startupTimeout?: number; trustProxy?: number } = {},
): Promise<{ address: string; http: HttpServer }> {
  const http = createHttpServer({ headers, siteHost: "localhost", readiness: createReadiness(), ...options });
  await listen(http.server, 0, "127.0.0.1");
  const bound = http.server.address();
  onTestFinished(async () => {
    if (http.server.listening) await drain(http.server, 0);
  });
  return { http, address: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : bound}` };
}

async function ask(address: string, agent: Agent): Promise<[string, string | undefined]> {
  const request = httpGet(address, { agent });
  const [response] = await once(request, "response");
  return [await text(response), response.headers.connection];
}
