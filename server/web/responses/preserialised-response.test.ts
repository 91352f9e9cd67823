import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createPageCache } from "../pages/page-cache.ts";
import { testContentVersion } from "../testing/content-version.ts";
import { page, startTestServer } from "../testing/server.ts";

const host = "Host: localhost\r\n";
const get = `GET / HTTP/1.1\r\n${host}\r\n`;
const lastGet = `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

const open = { "Cache-Control": "public, max-age=0" };

/** A server with one cached page. */
async function start(answer = page("Een pagina. ".repeat(200), open)) {
  const server = await startTestServer({
    cache: createPageCache(testContentVersion(), 64 * 1024 * 1024),
    answerPage: async () => answer,
  });
  await (await server.get("/")).text();
  return server;
}

/** Splits the received bytes into responses by their Content-Length. */
function readResponses(bytes: Buffer): { head: string; body: Buffer }[] {
  const responses: { head: string; body: Buffer }[] = [];
  let index = 0;
  while (index < bytes.length) {
    const end = bytes.indexOf("\r\n\r\n", index) + 4;
    const head = bytes.toString("latin1", index, end);
    const length = Number(/^content-length: (\d+)\r$/im.exec(head)?.[1]);
    responses.push({ head, body: bytes.subarray(end, end + length) });
    index = end + length;
  }
  return responses;
}

const idIn = (head: string) => /^x-request-id: ([0-9a-f-]{36})\r$/im.exec(head)?.[1];
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("a preserialised response", () => {
  it("equals the response of node:http byte for byte", async () => {
    const { raw } = await start();
    const [whole = [], written = []] = await Promise.all(
      [get, get.replace("GET", "HEAD")].map(async (request) => {
        const [head = ""] = (await raw(request + lastGet)).split("\r\n\r\n");
        return head.split("\r\n");
      }),
    );
    const own = /^(X-Request-Id: [0-9a-f-]{36}|Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT)$/;
    const [first, ...lines] = whole.filter((line) => !own.test(line));
    const [expected, ...others] = written.filter((line) => !own.test(line));
    expect(first).toBe(expected);
    expect(lines.toSorted()).toEqual(others.toSorted());
    expect(whole).toHaveLength(lines.length + 3);
    const date = whole.find((line) => line.startsWith("Date: "))?.slice(6) ?? "";
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(2_000);
  });

  it("is sent in order when pipelined, each with its own id", async () => {
    const { rawBytes, lines } = await start();
    const responses = readResponses(await rawBytes(get.repeat(30) + lastGet));
    expect(responses).toHaveLength(31);
    expect(new Set(responses.map(({ body }) => digest(body))).size).toBe(1);
    const ids = responses.map(({ head }) => idIn(head));
    expect(new Set(ids).size).toBe(31);
    expect(lines.filter(({ request }) => ids.some((id) => id === request))).toHaveLength(31);
    expect(responses[0]?.head).toContain("Connection: keep-alive\r\n");
    expect(responses[30]?.head).toContain("Connection: close\r\n");
  });

  it("is not overwritten while it is read slowly", async () => {
    // More than a socket buffer holds.
    const picture = randomBytes(7_000_000);
    const { origin, get: fetchPage } = await start(
      new Response(picture, { headers: { ...open, "Content-Type": "image/png" } }),
    );
    const slow = Array.from({ length: 4 }, () => {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1");
      socket.pause();
      socket.write(lastGet.replace("Connection: close\r\n", ""));
      return socket;
    });
    await Promise.all(Array.from({ length: 4 }, async () => (await fetchPage("/")).arrayBuffer()));
    const got = await Promise.all(
      slow.map(async (socket) => {
        socket.write(lastGet);
        return readResponses(await buffer(socket));
      }),
    );
    const responses = got.flat();
    expect(responses).toHaveLength(8);
    expect(new Set(responses.map(({ body }) => digest(body)))).toEqual(new Set([digest(picture)]));
    expect(new Set(responses.map(({ head }) => idIn(head))).size).toBe(8);
  });

  it("uses bounded memory for a client that never reads", async () => {
    const { origin, raw } = await start(
      new Response(randomBytes(7_000_000), { headers: { ...open, "Content-Type": "image/png" } }),
    );
    const before = process.memoryUsage().arrayBuffers;
    const greedy = Array.from({ length: 20 }, () => {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1");
      socket.pause();
      socket.write(get.repeat(100));
      return socket;
    });
    await setTimeout(500);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
    const isInOnePiece = async () =>
      /Connection: .*\r\nX-Request-Id: /s.test((await raw(get + lastGet)).split("\r\n\r\n")[0] ?? "");
    expect(await isInOnePiece()).toBe(false);
    for (const socket of greedy) socket.destroy();
    await expect.poll(isInOnePiece).toBe(true);
  });

  it("is written by node:http without keep-alive", async () => {
    const { raw } = await start();
    const old = await raw("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n");
    expect(old).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\nConnection: close\r\n/s);
    expect(old).toContain("\r\nCache-Status: Vlotwerk; hit\r\n");
    expect(old.endsWith("</body></html>")).toBe(true);
  });

  it("supports Latin-1 headers", async () => {
    const { rawBytes } = await start(page("Een pagina.", { ...open, "X-Policy": "é" }));
    const [first, last] = readResponses(await rawBytes(get + lastGet));
    expect(first?.head).toMatch(/^x-policy: é\r$/im);
    expect(last?.head).toMatch(/^x-policy: é\r$/im);
    expect(digest(first?.body ?? Buffer.of())).toBe(digest(last?.body ?? Buffer.of()));
  });
});
