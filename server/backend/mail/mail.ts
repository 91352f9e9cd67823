/** A mail that is ready to go. */
export type Mail = {
  /** The same at every try, so that a mail server can tell that it has this one already. */
  id: string;
  to: string;
  /** Who gets the answer; null is who it comes from. */
  replyTo: string | null;
  language: "nl" | "en";
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
};

export type Sender = {
  /**
   * Passes a mail on. Calls `handOver` when all but the last line is with the other side, and stops there when that
   * throws. Throws MailError when the mail was not taken.
   */
  send(mail: Mail, handOver: () => Promise<void>, signal: AbortSignal): Promise<void>;
};

/** A mail that was not taken; the message is the mail server's own answer, or what went wrong on the way to it. */
export class MailError extends Error {
  override name = "MailError";
}
