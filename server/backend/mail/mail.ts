export type Mail = {
  /** The same at every attempt, so that a mail server can detect duplicates. */
  id: string;
  to: string;
  /** Null: the sender. */
  replyTo: string | null;
  /** Written by a person. */
  isPersonal?: boolean;
  language: "nl" | "en";
  subject: string;
  text: string;
  html: string;
  /** A file for calendars (RFC 5545) that goes with it. */
  event?: string;
  createdAt: Date;
};

export type Sender = {
  /** Sends a mail. Calls `handOver` before the last line, and stops when that throws. Throws MailError. */
  send(mail: Mail, handOver: () => Promise<void>, signal: AbortSignal): Promise<void>;
};

/** The message is the mail server's response, or the network error. */
export class MailError extends Error {
  override name = "MailError";
  /** Another try would be rejected alike. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
