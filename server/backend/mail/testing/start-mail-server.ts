import { once } from "node:events";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { freePort } from "../../../testing/free-port.ts";

export type Received = {
  to: string[];
  from: string;
  mail: ParsedMail;
  isEncrypted: boolean;
  user: string | null;
};

export type MailServer = {
  port: number;
  /** Accepted mails, oldest first. */
  received: Received[];
  connections(): number;
  /** Closes all connections; `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

export type Behaviour = Pick<
  SMTPServerOptions,
  | "secure"
  | "key"
  | "cert"
  | "onAuth"
  | "onConnect"
  | "onMailFrom"
  | "onRcptTo"
  | "authOptional"
  | "disabledCommands"
> & {
  /** Runs after a message's last line; an error rejects the message. */
  beforeTaking?: (mail: ParsedMail) => void | Promise<void>;
};

/** Starts an SMTP server on a free port. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const { beforeTaking, ...options } = behaviour;
  const received: Received[] = [];
  let connections = 0;
  let server = create();
  const port = await freePort();

  function create(): SMTPServer {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      closeTimeout: 1,
      logger: false,
      ...options,
      onConnect(session, callback) {
        connections += 1;
        if (options.onConnect) options.onConnect.call(this, session, callback);
        else callback();
      },
      onData(stream, session, callback) {
        take(stream, session).then(
          () => callback(),
          (error) => callback(error),
        );
      },
    });
    // Emitted when a client disconnects early.
    created.on("error", () => {});
    return created;

    async function take(
      stream: Parameters<NonNullable<SMTPServerOptions["onData"]>>[0],
      session: Parameters<NonNullable<SMTPServerOptions["onData"]>>[1],
    ): Promise<void> {
      const mail = await simpleParser(stream);
      await beforeTaking?.(mail);
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        mail,
        to: rcptTo.map(({ address }) => address),
        from: mailFrom ? mailFrom.address : "",
        isEncrypted: session.secure,
        user: typeof session.user === "string" ? session.user : null,
      });
    }
  }

  async function start(): Promise<void> {
    server = create();
    const listening = server.listen(port, "127.0.0.1");
    await once(listening, "listening");
  }

  async function stop(): Promise<void> {
    for (const connection of server.connections) connection.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  await start();
  return {
    port,
    received,
    connections: () => connections,
    start,
    stop,
  };
}
