// @module-tag S11

import { describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/server.ts";

const site = new URL("https://www.vlotwerk.example");

describe("a request that may change something", () => {
  it.each([
    ["from another origin", { origin: "https://evil.example" }],
    ["from the same host over another scheme", { origin: "http://www.vlotwerk.example" }],
    ["from nowhere, as a sandboxed page sends it", { origin: "null" }],
    ["that the browser calls cross-site", { "sec-fetch-site": "cross-site" }],
    ["that the browser calls same-site", { "sec-fetch-site": "same-site", origin: site.origin }],
    ["that the browser calls something new", { "sec-fetch-site": "anything" }],
  ])("is rejected %s", async (_, headers) => {
    const server = await startTestServer({ siteUrl: site });
    for (const path of ["/contact", "/en/contact", "/rest/v1/x", "/auth/v1/token"]) {
      expect((await post(server, path, headers)).status).toBe(403);
    }
  });

  it.each<[string, Record<string, string>]>([
    ["from the site itself", { origin: site.origin }],
    ["from the address that the visitor reached it by", { origin: "self" }],
    ["that the browser calls same-origin", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["that a person typed", { "sec-fetch-site": "none" }],
    ["from a program", {}],
  ])("is accepted %s", async (_, headers) => {
    const server = await startTestServer({ siteUrl: site });
    const own = headers.origin === "self" ? { origin: server.origin } : headers;
    expect((await post(server, "/contact", own)).status).toBe(200);
    expect((await post(server, "/rest/v1/x", own)).status).toBe(200);
  });

  it("is rejected for a foreign Host", async () => {
    const server = await startTestServer({ siteUrl: site });
    const ask = (host: string, origin: string) =>
      server.raw(
        `POST /contact HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: close\r\n` +
          "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1\r\n\r\na",
      );
    expect(await ask("evil.example", "http://evil.example")).toMatch(/^HTTP\/1\.1 403 /);
    expect(await ask("localhost.evil.example", "http://localhost.evil.example")).toMatch(/^HTTP\/1\.1 403 /);
    for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000", "192.168.1.20"]) {
      expect(await ask(host, `http://${host}`)).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect(await ask("proxied.internal", site.origin)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("is rejected when it names two hosts", async () => {
    const { raw } = await startTestServer({ siteUrl: site });
    for (const path of ["/", "/rest/v1/x"]) {
      const response = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  it("may be read cross-origin", async () => {
    const { get } = await startTestServer({ siteUrl: site });
    expect((await get("/", { origin: "https://evil.example", "sec-fetch-site": "cross-site" })).status).toBe(
      200,
    );
  });
});

describe("the API", () => {
  it.each([
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain;charset=UTF-8",
    "TEXT/PLAIN",
  ])("rejects %s, which forms of any site can send", async (type) => {
    const server = await startTestServer();
    const response = await post(server, "/rest/v1/x", { "content-type": type });
    expect([response.status, await response.json()]).toMatchObject([415, { code: "415" }]);
  });

  it("allows no other origin", async () => {
    const { send } = await startTestServer();
    const preflight = await send("/rest/v1/x", {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "DELETE" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a method", () => {
  it("that pages don't support is rejected", async () => {
    const { send, raw } = await startTestServer();
    for (const method of ["PUT", "DELETE", "PATCH", "PROPFIND"]) {
      const response = await send("/contact", { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    }
    expect(await raw("TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 405 /);
  });
});

function post(server: TestServer, path: string, headers: Record<string, string>): Promise<Response> {
  const type =
    path.startsWith("/rest") || path.startsWith("/auth")
      ? "application/json"
      : "application/x-www-form-urlencoded";
  return server.send(path, { method: "POST", headers: { "content-type": type, ...headers }, body: "{}" });
}
