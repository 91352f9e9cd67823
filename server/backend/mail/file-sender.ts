import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeMessage, type From } from "./compose.ts";
import type { Sender } from "./mail.ts";

/**
 * Writes each mail into a file of its own, which the server's user alone may read: links in mails open accounts.
 * A mail that is sent a second time takes the place of the first.
 */
export function createFileSender(directory: string, from: From): Sender {
  return {
    async send(mail) {
      const message = await composeMessage(mail, from);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, `${mail.createdAt.toISOString().replace(/[:.]/g, "-")}-${mail.id}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
  };
}
