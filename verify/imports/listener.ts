import { once } from "node:events";
import { createServer } from "node:net";

/** Counts whoever connects to a port of this machine, by IPv4 or IPv6; answers with nothing but an end. */
export type Listener = AsyncDisposable & { port: number; connections(): number };

export async function startListener(): Promise<Listener> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on("error", () => {}).end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno");
  }).listen(0, "::");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The listener has no port");
  return {
    port: address.port,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, "close");
    },
  };
}
