import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { composeMessage, type From } from "./compose.ts";
import { MailError, type Sender } from "./mail.ts";

export type SmtpServer = {
  host: string;
  port: number;
  /** Implicit TLS; else STARTTLS when offered. */
  isSecure: boolean;
  login: { user: string; password: string } | null;
};

/** For tests: milliseconds, and an extra certificate authority. */
export type SmtpOptions = { connectTimeout?: number; ca?: string };

/** In milliseconds, after the last line (RFC 5321, 4.5.3.2.6): giving up sooner would send a mail twice. */
const responseTimeout = 600_000;

/** Sends by SMTP (RFC 5321), one connection per mail. */
export function createSmtpSender(server: SmtpServer, from: From, options: SmtpOptions = {}): Sender {
  return {
    async send(mail, handOver, signal) {
      const message = await composeMessage(mail, from);
      const connection = open(server, options);
      const lost = rejectWhenLost(connection, signal);
      try {
        await Promise.race([lost.promise, deliver(connection, server, mail.to, from, message, handOver)]);
      } catch (error) {
        throw new MailError(reasonOf(error));
      } finally {
        lost.stop();
        connection.close();
      }
    },
  };
}

function open({ host, port, isSecure, login }: SmtpServer, options: SmtpOptions): SMTPConnection {
  return new SMTPConnection({
    host,
    port,
    secure: isSecure,
    // No password in the clear, except to this machine.
    requireTLS: login !== null && !isLoopback(host),
    connectionTimeout: options.connectTimeout ?? 10_000,
    greetingTimeout: options.connectTimeout ?? 10_000,
    dnsTimeout: options.connectTimeout ?? 10_000,
    socketTimeout: responseTimeout,
    ...(options.ca && { tls: { ca: options.ca } }),
  });
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

/** Rejects when the connection is lost or the signal aborts. */
function rejectWhenLost(connection: SMTPConnection, signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new MailError("The server stopped."));
  connection.on("error", reject);
  connection.on("end", () => reject(new MailError("The mail server ended the connection.")));
  signal.addEventListener("abort", abort, { once: true });
  promise.catch(() => {});
  if (signal.aborted) abort();
  return { promise, stop: () => signal.removeEventListener("abort", abort) };
}

async function deliver(
  connection: SMTPConnection,
  { login }: SmtpServer,
  to: string,
  from: From,
  message: Buffer,
  handOver: () => Promise<void>,
): Promise<void> {
  await done((callback) => connection.connect(callback));
  if (login) {
    const credentials = { user: login.user, pass: login.password };
    await done((callback) => connection.login({ credentials }, callback));
  }
  const content = withHandover(message, handOver);
  await Promise.race([
    done((callback) => connection.send({ from: from.address, to: [to] }, content.stream, callback)),
    content.failed,
  ]);
}

/** A stream that ends, and so sends the last line, after `handOver`. */
function withHandover(message: Buffer, handOver: () => Promise<void>) {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  async function* chunks() {
    yield message;
    await handOver();
  }
  // A stream error would complete the message instead.
  const stream = Readable.from(chunks());
  stream.on("error", reject);
  return { stream, failed };
}

function done(run: (callback: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });
}

/** On one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "Unknown error";
  const message = "response" in error && typeof error.response === "string" ? error.response : error.message;
  return message.replace(/\s+/g, " ").trim();
}
