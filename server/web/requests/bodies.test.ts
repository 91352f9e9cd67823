// @module-tag S9
// @module-tag S10
// @module-tag S37

import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { page, startTestServer } from "../testing/server.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const json = { "Content-Type": "application/json" };

describe("the body of a form", () => {
  it("reaches the page unchanged", async () => {
    const { send } = await startTestServer({
      answerPage: async (request) => page(String((await request.formData()).get("name"))),
    });
    const response = await send("/contact", { method: "POST", headers: form, body: "name=J%C3%A9" });
    expect(await response.text()).toContain("Jé");
  });

  it.each([
    ["/contact", "Uw bericht is te groot"],
    ["/en/contact", "Your message is too large"],
  ])("above 16 kB is rejected unread at %s, in the page's language", async (path, title) => {
    let requestedPages = 0;
    const { send } = await startTestServer({
      async answerPage() {
        requestedPages += 1;
        return page("");
      },
    });
    const response = await send(path, { method: "POST", headers: form, body: "x".repeat(16 * 1024 + 1) });
    expect([response.status, requestedPages]).toEqual([413, 0]);
    expect(await response.text()).toContain(title);
  });

  it("of 16 kB is accepted", async () => {
    const { send } = await startTestServer();
    const body = "x".repeat(16 * 1024);
    expect((await send("/contact", { method: "POST", headers: form, body })).status).toBe(200);
  });

  it("is rejected also when chunked or far too large", async () => {
    const { send } = await startTestServer();
    const chunks = { method: "POST", headers: form, body: stream(40, 1024), duplex: "half" } as const;
    expect((await send("/contact", chunks)).status).toBe(413);
    const body = "x".repeat(20 * 1024 * 1024);
    expect((await send("/contact", { method: "POST", headers: form, body })).status).toBe(413);
  });

  it("is rejected by its Content-Length before any byte", async () => {
    const { raw } = await startTestServer();
    const response = await raw("POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe("a body that is no form", () => {
  it.each([
    ["JSON", "application/json", "{}"],
    ["plain text", "text/plain", "name=Jan"],
    ["parts without a boundary", "multipart/form-data", "--x"],
    [
      "parts that end too soon",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"',
    ],
  ])("is rejected by pages: %s", async (_, type, body) => {
    const { send } = await startTestServer({
      answerPage: async (request) => page(String((await request.formData()).get("name"))),
    });
    const response = await send("/en/contact", { method: "POST", headers: { "Content-Type": type }, body });
    expect([response.status, await response.text()]).toEqual([
      415,
      expect.stringContaining("filled-in form"),
    ]);
  });
});

describe("the body of an API call", () => {
  it("may be 1 MB and no more", async () => {
    const { send } = await startTestServer();
    const post = (size: number) =>
      send("/rest/v1/x", { method: "POST", headers: json, body: "x".repeat(size) });
    expect((await post(1024 * 1024)).status).toBe(200);
    const refused = await post(1024 * 1024 + 1);
    expect([refused.status, await refused.json()]).toMatchObject([413, { message: /1 MB/ }]);
    const chunks = { method: "PATCH", headers: json, body: stream(1100, 1024), duplex: "half" } as const;
    expect((await send("/rest/v1/x", chunks)).status).toBe(413);
  });

  it("has the backend's limit, which may answer without reading it", async () => {
    const { send, raw } = await startTestServer({
      backend: {
        fetch: async () => new Response(),
        async serve({ url }, receive) {
          if (url.endsWith("unknown")) return new Response(null, { status: 404 });
          const received = await receive(100);
          return received instanceof Response ? received : new Response(await received.text());
        },
      },
    });
    const post = (body: string) => send("/rest/v1/x", { method: "POST", headers: json, body });
    expect(await (await post("x".repeat(100))).text()).toBe("x".repeat(100));
    expect((await post("x".repeat(101))).status).toBe(413);
    expect(await (await send("/rest/v1/x", { method: "DELETE" })).text()).toBe("");
    const head = "POST /rest/v1/unknown HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{";
    expect(await raw(head)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it("that ends early is logged as a disconnect", async () => {
    const { origin, lines } = await startTestServer();
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.write("POST /rest/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{");
    setTimeout(() => socket.destroy(), 50);
    await expect.poll(() => lines.map(({ path, status }) => [path, status])).toEqual([["/rest/v1/x", 499]]);
  });
});

describe("a slow sender", () => {
  it("is disconnected, while others are answered", async () => {
    const { raw, get } = await startTestServer({ requestTimeout: 2_000 });
    const ends: string[] = [];
    const slow = [
      raw("POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nname=", 300, "J"),
      raw("GET / HTTP/1.1\r\nHost: x\r\nX-A: ", 200, "b"),
    ].map((response) => response.finally(() => ends.push("slow")));
    const quick = get("/").finally(() => ends.push("quick"));
    expect((await quick).status).toBe(200);
    for (const response of await Promise.all(slow)) {
      expect(response).toMatch(/^HTTP\/1\.1 408 /);
      expect(response).toMatch(/content-security-policy: default-src 'none'/i);
    }
    expect(ends).toEqual(["quick", "slow", "slow"]);
  });

  it("of an upload has longer", async () => {
    const { raw } = await startTestServer({ requestTimeout: 300 });
    const upload =
      "PUT /storage/v1/object/media/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n";
    expect(await raw(upload, 600, "a", 300, "b")).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("headers", () => {
  it("are rejected above 32 kB", async () => {
    const { raw, get } = await startTestServer();
    const response = await raw(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"x".repeat(40_000)}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
    expect((await get("/", { cookie: "x".repeat(20_000) })).status).toBe(200);
  });

  it.each(["GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "nonsense\r\n\r\n"])(
    "that form no valid request are rejected: %j",
    async (request) => {
      const { raw } = await startTestServer();
      const response = await raw(request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).toMatch(/x-content-type-options: nosniff/i);
    },
  );
});

function stream(chunks: number, size: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent === chunks) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(size).fill(120));
    },
  });
}
