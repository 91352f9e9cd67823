// @module-tag S30
// @module-tag S35

import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "./listen.ts";
import { type Handle, handleInOrder } from "./pipelining.ts";

const get = (name: string | number) => `GET /${name} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (name: string | number) => `POST /${name} HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc`;

describe.each([
  ["GET", get],
  ["POST", post],
])("pipelined requests (%s)", (_, request) => {
  it("are processed one at a time, in order", async () => {
    const { client, begun, finish } = await startManual();
    const last = request(3).replace("Host", "Connection: close\r\nHost");
    client.write(request(1) + request(2) + last);
    for (const expected of [["/1"], ["/1", "/2"], ["/1", "/2", "/3"]]) {
      await expect.poll(begun).toEqual(expected);
      finish();
    }
    expect((await text(client)).match(/(?<=\r\n\r\n)\/\d/g)).toEqual(["/1", "/2", "/3"]);
  });

  it("are not read beyond eight outstanding", async () => {
    const { client, begun, finish, bytesRead } = await startManual();
    client.write(Array.from({ length: 20 }, (_, number) => request(number)).join(""));
    await expect.poll(begun).toHaveLength(1);
    const before = bytesRead();
    client.write(request("later").repeat(10_000));
    for (let number = 2; number <= 13; number += 1) {
      finish();
      await expect.poll(begun).toHaveLength(number);
    }
    await pause(20);
    expect(bytesRead()).toBe(before);
    finish();
    await expect.poll(bytesRead).toBeGreaterThan(before);
  });

  it("are not processed after a disconnect", async () => {
    const { client, begun, closed } = await startManual();
    client.write([1, 2, 3].map(request).join(""));
    await expect.poll(begun).toEqual(["/1"]);
    client.destroy();
    await closed();
    await pause(20);
    expect(begun()).toEqual(["/1"]);
  });

  it("are not processed after Connection: close", async () => {
    const { client, begun, finish } = await startManual();
    client.write(request(1).replace("Host", "Connection: close\r\nHost") + request(2));
    await expect.poll(begun).toEqual(["/1"]);
    finish();
    await text(client);
    expect(begun()).toEqual(["/1"]);
  });
});

it("yields to other connections between cache hits", async () => {
  const order: string[] = [];
  const { open } = await startServer((incoming, outgoing) => {
    order.push(incoming.url ?? "");
    outgoing.end();
  });
  const [many, other] = [open(), open()];
  await Promise.all([many, other].map((socket) => once(socket, "connect")));
  many.write(get("many").repeat(500));
  other.write(get("other"));
  await expect.poll(() => order.length).toBe(501);
  expect(order.indexOf("/other")).toBeLessThan(100);
});

/** A server with one client; the test ends its responses one by one. */
async function startManual() {
  const begun: string[] = [];
  const responses: ServerResponse[] = [];
  const { server, open } = await startServer((incoming, outgoing) => {
    begun.push(incoming.url ?? "");
    incoming.resume();
    responses.push(outgoing);
  });
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  const client = open();
  return {
    client,
    begun: () => [...begun],
    finish: () => responses.shift()?.end(begun.at(-1)),
    bytesRead: () => sockets[0]?.bytesRead ?? 0,
    closed: () => expect.poll(() => sockets[0]?.destroyed).toBe(true),
  };
}

async function startServer(handle: Handle) {
  const server = createServer({ optimizeEmptyRequests: true });
  handleInOrder(server, handle);
  await listen(server, 0, "127.0.0.1");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  function open(): Socket {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  }
  return { server, open };
}
