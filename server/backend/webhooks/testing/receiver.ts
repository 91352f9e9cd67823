import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterFile } from "../../../testing/after-file.ts";

export type Received = { path: string; headers: IncomingMessage["headers"]; body: string };

export type Receiver = {
  url: string;
  received: Received[];
  /** What it answers from now on; 200 "ok" by itself. */
  answer: (response: ServerResponse, request: Received) => void;
  /** Bytes that its connections have sent. */
  sent(): number;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** An HTTP server that keeps what it gets, until the end of the test file. */
export async function startReceiver(): Promise<Receiver> {
  let sent = 0;
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { url = "", headers } = incoming;
    const request = { path: url, headers, body: Buffer.concat(chunks).toString() };
    receiver.received.push(request);
    receiver.answer(response, request);
  });
  server.on("connection", (socket) =>
    socket.on("close", () => {
      sent += socket.bytesWritten;
    }),
  );
  let port = 0;

  const receiver: Receiver = {
    url: "",
    received: [],
    answer: (response) => response.end("ok"),
    sent: () => sent,
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
    async start() {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      const address = server.address();
      port = typeof address === "object" && address ? address.port : 0;
      receiver.url = `http://127.0.0.1:${port}/`;
    },
  };
  await receiver.start();
  afterFile(receiver.stop);
  return receiver;
}
