import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server that accepts everything and records the Message-IDs. */
export async function countingMailServer(): Promise<{
  port: number;
  ids: readonly string[];
  close(): Promise<void>;
}> {
  const ids: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      text(stream).then((message) => {
        ids.push(/^message-id:\s*(\S+)/im.exec(message)?.[1] ?? "");
        done();
      }, done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const bound = server.server.address();
  return {
    port: typeof bound === "object" && bound ? bound.port : 0,
    ids,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
