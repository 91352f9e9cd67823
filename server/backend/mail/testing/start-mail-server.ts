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
  /** What was taken, the latest last. */
  received: Received[];
  /** How many connections were opened. */
  connections(): number;
  /** Cuts all connections off and stops listening; `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** What the server does instead of taking a mail. */
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
  /** Decides about a message after its last line: an error refuses it, and a promise that never ends hangs. */
  beforeTaking?: (mail: ParsedMail) => void | Promise<void>;
};

/** Starts a real mail server on a free port of this machine; who starts it stops it. */
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
    // A client that goes away in the middle is no fault of the server's.
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
