import { join } from "node:path";
import { isDiskFullError } from "../../shared/disk-space.ts";
import { writeFileAtomically } from "../../shared/write-atomically.ts";
import { composeMessage, type From } from "./compose.ts";
import { MailError, type Sender } from "./mail.ts";

/** Writes each mail into a file (mode 600: its links open accounts); a retry overwrites it. */
export function createFileSender(directory: string, from: From): Sender {
  return {
    async send(mail) {
      const message = await composeMessage(mail, from);
      const path = join(directory, `${mail.createdAt.toISOString().replace(/[:.]/g, "-")}-${mail.id}.eml`);
      await writeFileAtomically(path, message).catch((error) => {
        throw isDiskFullError(error) ? new MailError("The disk is full.") : error;
      });
    },
  };
}
