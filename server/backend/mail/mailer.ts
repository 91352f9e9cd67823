import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeMessage } from "./message.ts";

export type Mail = { to: string; language: "nl" | "en"; subject: string; text: string; html: string };

export type Mailer = {
  /** Passes a mail on. Throws when it can't be. */
  send(mail: Mail): Promise<void>;
};

/** Writes each mail into a file of its own, which the server's user alone may read: links in mails open accounts. */
export function createFileMailer(directory: string, from: { name: string; address: string }): Mailer {
  return {
    async send(mail) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const sentAt = new Date();
      const name = `${sentAt.toISOString().replace(/[:.]/g, "-")}-${randomUUID()}.eml`;
      await writeFile(join(directory, name), composeMessage({ ...mail, from, sentAt }), {
        flag: "wx",
        mode: 0o600,
      });
    },
  };
}
