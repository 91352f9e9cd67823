// @module-tag S30

import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createWriteBufferLimit } from "./write-buffer-limit.ts";

const responseBytes = 1024 * 1024;
const maxBytes = 24 * responseBytes;

it("limits unsent bytes, and disconnects the longest waiting connection", async () => {
  const { port, open, unread } = await startServer();
  const sockets = Array.from({ length: 6 }, () => requestWithoutReading(port, 20));
  await expect.poll(open).toBeLessThan(sockets.length);
  await expect.poll(unread).toBeLessThanOrEqual(maxBytes);

  // A reading client is still served.
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect((await response.arrayBuffer()).byteLength).toBe(responseBytes);
});

it("leaves reading clients alone, for any amount", async () => {
  const { port, open } = await startServer();
  const visitors = Array.from({ length: 50 }, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return (await response.arrayBuffer()).byteLength;
  });
  expect(new Set(await Promise.all(visitors))).toEqual(new Set([responseBytes]));
  expect(open()).toBeGreaterThan(0);
});

/** A server with large responses; counts its unsent bytes on each call. */
async function startServer() {
  const watch = createWriteBufferLimit(maxBytes);
  const responses = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  const server = createServer((_, outgoing) => {
    responses.add(outgoing);
    outgoing.once("close", () => responses.delete(outgoing));
    watch(outgoing);
    outgoing.end(Buffer.alloc(responseBytes));
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server listens on no port");
  return {
    port: address.port,
    open: () => sockets.size,
    unread: () =>
      [...responses].reduce(
        (sum, { writableLength, destroyed }) => sum + (destroyed ? 0 : writableLength),
        0,
      ),
  };
}

function requestWithoutReading(port: number, times: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(times));
  onTestFinished(() => void socket.destroy());
  return socket;
}
