// @module-tag Webhooks

import { once } from "node:events";
import { createServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { certificate, key } from "../testing/certificate.ts";
import { callAddress } from "./call-address.ts";
import { type Receiver, startReceiver } from "./testing/receiver.ts";

describe("a call", () => {
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver();
  });

  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer = (response) => response.end("ok");
  });

  const call = (url = receiver.url, timeout = 5_000) =>
    callAddress(url, { "webhook-id": "1" }, '{"é":1}', { allowsPrivate: true, timeout });

  it("posts JSON with its headers, and keeps status and answer", async () => {
    receiver.answer = (response) => response.writeHead(202).end("genoteerd ✓");
    expect(await call(`${receiver.url}pad?sleutel=1`)).toEqual({
      status: 202,
      answer: "genoteerd ✓",
      error: null,
    });
    expect(receiver.received).toEqual([
      {
        path: "/pad?sleutel=1",
        body: '{"é":1}',
        headers: expect.objectContaining({
          "content-type": "application/json",
          "webhook-id": "1",
          "user-agent": "Vlotwerk-Webhooks/1",
        }),
      },
    ]);
  });

  it.each([204, 400, 410, 500, 503])("is done at 2xx, else failed: %i", async (status) => {
    receiver.answer = (response) => response.writeHead(status).end();
    expect(await call()).toEqual({
      status,
      answer: "",
      error: status === 204 ? null : `Answered ${status}.`,
    });
  });

  it("follows no redirect", async () => {
    const other = await startReceiver();
    for (const location of ["http://169.254.169.254/latest/meta-data/", other.url, "/elsewhere"]) {
      receiver.answer = (response) => response.writeHead(307, { location }).end();
      expect(await call()).toMatchObject({ status: 307, error: "Answered 307: redirects are not followed." });
    }
    expect(receiver.received).toHaveLength(3);
    expect(other.received).toEqual([]);
  });

  it("ends at its time limit without an answer", async () => {
    receiver.answer = () => {};
    expect(await call(receiver.url, 100)).toEqual({
      status: null,
      answer: null,
      error: "No answer within 0.1 seconds.",
    });
  });

  it("has fifteen seconds for everything", async () => {
    const soon = AbortSignal.timeout(100);
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(soon);
    receiver.answer = () => {};
    const answer = await callAddress(receiver.url, {}, "{}", { allowsPrivate: true });
    expect(answer.error).toBe("No answer within 15 seconds.");
    expect(limit).toHaveBeenCalledWith(15_000);
    limit.mockRestore();
  });

  it("ends at its time limit while DNS is silent", async () => {
    const silent = { allowsPrivate: true, timeout: 100, resolve: () => new Promise<never>(() => {}) };
    expect(await callAddress("https://hooks.example.nl/", {}, "{}", silent)).toMatchObject({
      error: "No answer within 0.1 seconds.",
    });
  });

  it("ends at its time limit in a slow answer, of which the status counts", async () => {
    receiver.answer = (response) => void response.writeHead(200).write("langzaam");
    expect(await call(receiver.url, 200)).toEqual({ status: 200, answer: "langzaam", error: null });
  });

  it("keeps 500 characters and cuts an endless answer, and one of 200 MB", async () => {
    const chunk = "é".repeat(32_768);
    const pour = (declared: number | null) => {
      receiver.answer = (response) => {
        response.writeHead(200, declared === null ? {} : { "content-length": declared });
        const more = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on("drain", more);
        more();
      };
      return call();
    };
    for (const declared of [null, 200 * 1024 * 1024]) {
      const before = receiver.sent();
      expect(await pour(declared)).toEqual({ status: 200, answer: "é".repeat(500), error: null });
      await expect.poll(receiver.sent).toBeGreaterThan(before);
      expect(receiver.sent() - before).toBeLessThan(8 * 1024 * 1024);
    }
  });

  it.each([
    ["gzip", gzipSync],
    ["x-gzip", gzipSync],
    ["GZIP", gzipSync],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["br", brotliCompressSync],
  ])("reads an answer in %s", async (coding, compress) => {
    const answerWith = (body: Buffer) => {
      receiver.answer = (response) => response.writeHead(500, { "content-encoding": coding }).end(body);
      return call();
    };
    const text = "Het veld “e-mail” ontbreekt ✓";
    expect(await answerWith(compress(text))).toMatchObject({ status: 500, answer: text });
    expect(await answerWith(compress(""))).toMatchObject({ answer: "" });
    expect(await answerWith(Buffer.of())).toMatchObject({ answer: "" });
    const long = Array.from({ length: 2_000 }, (_, index) => `é${index} `).join("");
    const whole = compress(long);
    expect(await answerWith(whole)).toMatchObject({ answer: long.slice(0, 500) });
    expect(await answerWith(whole.subarray(0, 3_000))).toMatchObject({ answer: long.slice(0, 500) });
    const bomb = compress(Buffer.alloc(16 * 1024 * 1024, "a"));
    const before = process.memoryUsage().arrayBuffers;
    expect(await answerWith(bomb)).toMatchObject({ answer: "a".repeat(500) });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
  });

  it("keeps what came of a compressed answer that breaks off or is damaged, and one that is not compressed", async () => {
    const text = Array.from({ length: 80 }, (_, index) => `${index}`).join(" ");
    const answerWith = async (coding: string, body: Buffer | string) => {
      receiver.answer = (response) => response.writeHead(500, { "content-encoding": coding }).end(body);
      return (await call()).answer ?? "";
    };
    for (const [coding, compress] of [
      ["gzip", gzipSync],
      ["deflate", deflateSync],
      ["br", brotliCompressSync],
    ] as const) {
      const whole = compress(text);
      const broken = await answerWith(coding, whole.subarray(0, whole.length - 20));
      expect(broken.length).toBeGreaterThan(80);
      expect(text.startsWith(broken)).toBe(true);
    }
    const damaged = gzipSync(text);
    damaged.fill(0xff, damaged.length - 12);
    expect(await answerWith("gzip", damaged)).toMatch(/^0 1 2 3 4 5 6 7 8 9 10 /);
    for (const coding of ["gzip", "br", "zstd", "gzip, br"]) {
      expect(await answerWith(coding, "stuk")).toBe("stuk");
    }
  });

  it("keeps when a failing answer asks to be called again", async () => {
    const answerWith = (status: number, after: string) => {
      receiver.answer = (response) => response.writeHead(status, { "retry-after": after }).end();
      return call();
    };
    expect(await answerWith(503, "120")).toMatchObject({ status: 503, retryAfter: 120 });
    expect(await answerWith(429, new Date(Date.now() + 600_000).toUTCString())).toMatchObject({
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 590 && seconds <= 600),
    });
    expect(await answerWith(503, "soon")).not.toHaveProperty("retryAfter");
    expect(await answerWith(200, "120")).not.toHaveProperty("retryAfter");
  });

  it("keeps an answer that PostgreSQL can store, whatever bytes come", async () => {
    receiver.answer = (response) => response.end(Buffer.from([0x61, 0, 0xff, 0xd8, 0xed, 0xa0, 0x80, 0x62]));
    const { answer } = await call();
    expect(answer).toMatch(/^a�+b$/);
    receiver.answer = (response) => response.end("😀".repeat(600));
    expect((await call()).answer).toBe("😀".repeat(500));
  });

  it.each([
    ["http://127.0.0.1:9/", /^No connection \(ECONNREFUSED\)\.$/],
    ["http://bestaat-niet.invalid/", /^(The host has no address\.|No connection \(EAI_AGAIN\)\.)$/],
    ["file:///etc/passwd", /^The address is not https\.$/],
    ["https://hooks.example.nl:99999/", /^The address is malformed\.$/],
  ])("says why %s could not be called", async (url, error) => {
    expect(await call(url)).toEqual({ status: null, answer: null, error: expect.stringMatching(error) });
  });

  describe("outside of the settings' permission", () => {
    const closed = (url: string, addresses: string[] = []) =>
      callAddress(url, {}, "{}", {
        allowsPrivate: false,
        resolve: async () => addresses.map((address) => ({ address, family: 4 })),
      });

    it("is refused into private networks, also by name", async () => {
      const port = new URL(receiver.url).port;
      const refused = {
        status: null,
        answer: null,
        error: "The address is in a private network, which is not called.",
      };
      expect(await closed(`https://127.1:${port}/`)).toEqual(refused);
      expect(await closed(`https://hooks.example.nl:${port}/`, ["127.0.0.1"])).toEqual(refused);
      expect(await closed(`https://hooks.example.nl:${port}/`, ["93.184.215.14", "127.0.0.1"])).toEqual(
        refused,
      );
      expect(await closed("http://hooks.example.nl/", ["93.184.215.14"])).toMatchObject({
        error: "The address is not https.",
      });
      expect(receiver.received).toEqual([]);
    });
  });

  it("trusts a certificate by its issuer and its name alone", async () => {
    const server = createServer({ key, cert: certificate }, (_request, response) => response.end("ok"));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const callAs = (host: string) =>
      callAddress(`https://${host}:${port}/`, {}, "{}", {
        allowsPrivate: true,
        resolve: async () => [{ address: "127.0.0.1", family: 4 }],
      });
    const trusted = getCACertificates();
    try {
      expect((await callAs("localhost")).error).toBe("No connection (DEPTH_ZERO_SELF_SIGNED_CERT).");
      setDefaultCACertificates([...trusted, certificate]);
      expect(await callAs("localhost")).toEqual({ status: 200, answer: "ok", error: null });
      expect((await callAs("hooks.example.nl")).error).toBe("No connection (ERR_TLS_CERT_ALTNAME_INVALID).");
    } finally {
      setDefaultCACertificates(trusted);
      server.close();
    }
  });

  it("connects to the address that was checked, without asking DNS again", async () => {
    let lookups = 0;
    const answer = await callAddress(`http://hooks.example.nl:${new URL(receiver.url).port}/`, {}, "{}", {
      allowsPrivate: true,
      resolve: async () => {
        lookups += 1;
        return [{ address: "127.0.0.1", family: 4 }];
      },
    });
    expect(answer.status).toBe(200);
    expect(receiver.received[0]?.headers.host).toContain("hooks.example.nl");
    expect(lookups).toBe(1);
  });
});
