import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { composeMessage, type From } from "./compose.ts";
import { explainSmtpFailure } from "./explain-smtp-failure.ts";
import { MailError, type Sender } from "./mail.ts";

export type SmtpServer = {
  host: string;
  port: number;
  /** Implicit TLS; else STARTTLS, as `tls` says. */
  isSecure: boolean;
  tls: SmtpTls;
  login: { user: string; password: string } | null;
};

/**
 * `verified`: TLS with a certificate that this machine trusts, or no mail. `opportunistic`: TLS where it is offered, with
 * any certificate (RFC 7435). `off`: no STARTTLS.
 */
export type SmtpTls = (typeof smtpTlsChoices)[number];
export const smtpTlsChoices = ["verified", "opportunistic", "off"] as const;

/** `name` is said in EHLO. For tests: milliseconds, and an extra certificate authority. */
export type SmtpOptions = { name?: string; connectTimeout?: number; ca?: string };

/** In milliseconds, after the last line (RFC 5321, 4.5.3.2.6): giving up sooner would send a mail twice. */
const responseTimeout = 600_000;

/** Sends by SMTP (RFC 5321), one connection per mail. */
export function createSmtpSender(server: SmtpServer, from: From, options: SmtpOptions = {}): Sender {
  return {
    async send(mail, handOver, signal) {
      const message = await composeMessage(mail, from);
      await withConnection(server, options, signal, async (connection) => {
        await signIn(connection, server);
        await deliver(connection, mail.to, from, message, handOver);
      });
    },
  };
}

/** Greets the mail server, with TLS and login, and sends nothing. Throws MailError with the reason. */
export function checkMailServer(
  server: SmtpServer,
  options: SmtpOptions,
  signal: AbortSignal,
): Promise<void> {
  return withConnection(server, options, signal, async (connection) => {
    await signIn(connection, server);
    connection.quit();
  });
}

async function withConnection(
  server: SmtpServer,
  options: SmtpOptions,
  signal: AbortSignal,
  use: (connection: SMTPConnection) => Promise<void>,
): Promise<void> {
  const connection = open(server, options);
  const lost = rejectWhenLost(connection, signal);
  try {
    await Promise.race([lost.promise, use(connection)]);
  } catch (error) {
    throw explainSmtpFailure(error, server);
  } finally {
    lost.stop();
    connection.close();
  }
}

function open({ host, port, isSecure, tls }: SmtpServer, options: SmtpOptions): SMTPConnection {
  return new SMTPConnection({
    host,
    port,
    secure: isSecure,
    requireTLS: tls === "verified",
    ignoreTLS: tls === "off",
    opportunisticTLS: tls === "opportunistic",
    name: options.name,
    connectionTimeout: options.connectTimeout ?? 10_000,
    greetingTimeout: options.connectTimeout ?? 10_000,
    dnsTimeout: options.connectTimeout ?? 10_000,
    socketTimeout: responseTimeout,
    tls: { rejectUnauthorized: tls === "verified", ...(options.ca && { ca: options.ca }) },
  });
}

/** Rejects when the connection is lost or the signal aborts. */
function rejectWhenLost(connection: SMTPConnection, signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new MailError("The server stopped."));
  connection.on("error", reject);
  connection.on("end", () => reject(new MailError(lastWordsOf(connection))));
  signal.addEventListener("abort", abort, { once: true });
  promise.catch(() => {});
  if (signal.aborted) abort();
  return { promise, stop: () => signal.removeEventListener("abort", abort) };
}

/** A server that closes says why before, with 421 (RFC 5321, 3.8). */
function lastWordsOf({ lastServerResponse }: SMTPConnection): string {
  const words = typeof lastServerResponse === "string" ? lastServerResponse : "";
  return /^[45]/.test(words) ? words : "The mail server ended the connection.";
}

async function signIn(connection: SMTPConnection, { login }: SmtpServer): Promise<void> {
  await done((callback) => connection.connect(callback));
  if (!login) return;
  const credentials = { user: login.user, pass: login.password };
  await done((callback) => connection.login({ credentials }, callback));
}

async function deliver(
  connection: SMTPConnection,
  to: string,
  from: From,
  message: Buffer,
  handOver: () => Promise<void>,
): Promise<void> {
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
