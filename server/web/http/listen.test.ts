// @module-tag S8
// @module-tag S31

import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { drain, ListenError, listen } from "./listen.ts";

describe("listening", () => {
  it("rejects a used port in one sentence", async () => {
    const first = createServer();
    await listen(first, 0, "127.0.0.1");
    const address = first.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const error = listen(createServer(), port, "127.0.0.1");
    await expect(error).rejects.toThrow(
      `PORT ${port} is already in use: stop what runs there, or set another PORT.`,
    );
    await expect(error).rejects.toBeInstanceOf(ListenError);
    await drain(first);
  });

  it("rejects an address of another machine in one sentence", async () => {
    await expect(listen(createServer(), 0, "203.0.113.1")).rejects.toThrow(
      "HOST 203.0.113.1 is not an address",
    );
  });
});

describe("draining", () => {
  it("answers requests in flight and accepts no new ones", async () => {
    const received = Promise.withResolvers<void>();
    const server = createServer((_, outgoing) => {
      received.resolve();
      setTimeout(() => outgoing.end("done"), 300);
    });
    await listen(server, 0, "127.0.0.1");
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    const inFlight = fetch(url).then((answer) => answer.text());
    await received.promise;
    const drained = drain(server, 5000);
    await expect(fetch(url)).rejects.toThrow();
    expect(await inFlight).toBe("done");
    await drained;
  });

  it("has a timeout", async () => {
    const server = createServer(() => {});
    await listen(server, 0, "127.0.0.1");
    const address = server.address();
    const hanging = fetch(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    const ended = expect(hanging).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await drain(server, 200);
    await ended;
  });
});
