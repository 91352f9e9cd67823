import { MailError } from "./mail.ts";
import type { SmtpServer } from "./smtp-sender.ts";

/** What nodemailer adds to an error. */
type SmtpFailure = Error & {
  code?: unknown;
  command?: unknown;
  /** The server's own words. */
  response?: unknown;
  responseCode?: unknown;
};

/** The reason why a mail could not be sent, on one line: the server's own words, or what the settings have to say instead. */
export function explainSmtpFailure(error: unknown, server: SmtpServer): MailError {
  if (error instanceof MailError) return error;
  if (!(error instanceof Error)) return new MailError("Unknown error");
  const failure: SmtpFailure = error;
  const reason = typeof failure.response === "string" ? failure.response : failure.message;
  return new MailError(`${reason.replace(/\s+/g, " ").trim()}${hintAt(failure, server)}`, {
    isFinal: isFinal(failure, server),
  });
}

/** A wrong scheme ends in errors of the TLS library, or in silence. */
function hintAt({ code, message }: SmtpFailure, { isSecure, tls }: SmtpServer): string {
  if (isSecure && /wrong version number|packet length too long|unexpected message/i.test(message)) {
    return " (this port speaks no TLS from the start: SMTP_URL begins with smtp://, not smtps://)";
  }
  if (!isSecure && /Greeting never received/.test(message)) {
    return " (if this port speaks TLS from the start, SMTP_URL begins with smtps://)";
  }
  if (
    tls === "verified" &&
    (code === "ETLS" || code === "ESOCKET") &&
    /certificate|self-signed|altnames/i.test(message)
  ) {
    return " (SMTP_TLS=opportunistic accepts any certificate)";
  }
  return "";
}

/** Rejected for good: the recipient or the message (RFC 5321, 4.2.1), by a server that knows who sends. */
function isFinal({ responseCode, command }: SmtpFailure, { login }: SmtpServer): boolean {
  if (!login || typeof responseCode !== "number" || responseCode < 500) return false;
  return command === "RCPT TO" || command === "DATA";
}
