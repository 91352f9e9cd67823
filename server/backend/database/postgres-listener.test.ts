// @module-tag S6

import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { waitFor } from "../../testing/wait-for.ts";
import { createPostgresDatabase } from "../testing/databases.ts";
import { type Database, openDatabase } from "./database.ts";
import { connectionConfig } from "./postgres-connection.ts";
import { listenOnPostgres } from "./postgres-listener.ts";

/** Passes connections on to PostgreSQL, and holds one back at a chosen answer. */
async function startProxy(url: URL) {
  const sockets = new Set<Socket>();
  const state = { connections: 0, held: 0, holdAt: Number.POSITIVE_INFINITY, release: () => {} };
  const server: Server = createServer((client) => {
    state.connections += 1;
    const upstream = connect(Number(url.port), url.hostname);
    let answers = 0;
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on("data", (bytes) => upstream.write(bytes));
    upstream.on("data", (bytes) => {
      answers += 1;
      if (answers !== state.holdAt) return void client.write(bytes);
      upstream.pause();
      state.release = () => {
        client.write(bytes);
        upstream.resume();
      };
      state.held += 1;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return {
    state,
    sockets,
    url: Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(port) }).href,
    cut: () => sockets.forEach((socket) => void socket.destroy()),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

describe("a listener on PostgreSQL", () => {
  let database: Database;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let received: string[];
  let stop: () => Promise<void>;

  beforeEach(async () => {
    const url = await createPostgresDatabase();
    database = await openDatabase({ url });
    proxy = await startProxy(new URL(url));
    received = [];
    const config = await connectionConfig(proxy.url);
    proxy.state.connections = 0;
    stop = await listenOnPostgres(config, "news", (payload) => received.push(payload));
  });
  afterEach(async () => {
    await stop();
    await proxy.close();
    await database.close();
  });

  const notify = (payload: string) => database.query("select pg_notify('news', $1)", [payload]);

  it("hears what it missed as one empty payload", async () => {
    await notify("before");
    await waitFor(() => expect(received).toEqual(["before"]));
    proxy.cut();
    await waitFor(() => expect(received).toEqual(["before", ""]));
    await notify("after");
    await waitFor(() => expect(received).toEqual(["before", "", "after"]));
  });

  // The end of the sign-in, which asks for no password here, and what `listen` is answered with.
  it.each([1, 2])(
    "leaves no connection when it is stopped before answer %i of a reconnect",
    async (answer) => {
      proxy.state.holdAt = answer;
      proxy.cut();
      await waitFor(() => expect(proxy.state.held).toBe(1));
      const stopped = stop();
      proxy.state.release();
      await stopped;
      await waitFor(() => expect(proxy.sockets.size).toBe(0));
      await notify("late");
      expect(received).toEqual([]);
      expect(proxy.state.connections).toBe(2);
    },
  );

  it("does not connect again when it is stopped before", async () => {
    proxy.cut();
    await stop();
    await new Promise((resume) => setTimeout(resume, 1_200));
    expect(proxy.state.connections).toBe(1);
    expect(proxy.sockets.size).toBe(0);
  });
});
