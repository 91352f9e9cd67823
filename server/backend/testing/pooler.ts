import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { freePort } from "../../testing/free-port.ts";

type Client = { socket: Socket; server: Server | null; queue: Buffer[]; isReady: boolean };
type Server = { socket: Socket; client: Client | null; received: Buffer };

const readyForQuery = 90;
const idle = 73;
const terminate = 88;

/** A transaction pooler: idle sessions are shared, and startup messages keep only user and database. @returns its address */
export async function startPooler(url: string): Promise<string> {
  const target = new URL(url);
  const sessions: Server[] = [];
  const sockets = new Set<Socket>();
  let turn = 0;

  function pump(client: Client): void {
    if (client.queue.length === 0) return;
    if (!client.server) {
      const free = sessions.filter((session) => !session.client);
      client.server = free[turn++ % free.length] ?? null;
      if (client.server) client.server.client = client;
      else setTimeout(() => pump(client), 2);
    }
    client.server?.socket.write(Buffer.concat(client.queue.splice(0)));
  }

  function pass(session: Server, chunk: Buffer): void {
    session.received = Buffer.concat([session.received, chunk]);
    while (session.received.length >= 5) {
      const length = 1 + session.received.readInt32BE(1);
      if (session.received.length < length) return;
      const message = session.received.subarray(0, length);
      session.received = session.received.subarray(length);
      const { client } = session;
      client?.socket.write(message);
      if (client && message[0] === readyForQuery && message[5] === idle) release(session, client);
    }
  }

  function release(session: Server, client: Client): void {
    if (!client.isReady) sessions.push(session);
    client.isReady = true;
    client.server = null;
    session.client = null;
    pump(client);
  }

  const pooler = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    const session: Server = { socket: upstream, client: null, received: Buffer.alloc(0) };
    const client: Client = { socket, server: session, queue: [], isReady: false };
    session.client = client;
    let hasStarted = false;
    for (const one of [socket, upstream]) sockets.add(one.on("error", () => {}));
    upstream.on("data", (chunk) => pass(session, chunk));
    socket.on("data", (chunk) => {
      if (client.isReady && chunk[0] === terminate) return socket.end();
      if (client.isReady) {
        client.queue.push(chunk);
        return pump(client);
      }
      upstream.write(hasStarted ? chunk : plainStartup(target));
      hasStarted = true;
      return undefined;
    });
  });
  const port = await freePort();
  await once(pooler.listen(port, "127.0.0.1"), "listening");
  onTestFinished(() => {
    pooler.close();
    for (const socket of sockets) socket.destroy();
  });
  const own = new URL(url);
  own.port = String(port);
  return own.href;
}

function plainStartup({ username, pathname }: URL): Buffer {
  const text = Buffer.from(`user\0${username}\0database\0${pathname.slice(1)}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + text.length, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, text]);
}
