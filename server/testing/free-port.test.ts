import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { freePort } from "./free-port.ts";

describe("a free port", () => {
  test("is available, and outside the ephemeral range", async () => {
    const port = await freePort();
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    server.close();
  });

  test("is given to one caller", async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, freePort));
    expect(new Set(ports).size).toBe(200);
  });
});
