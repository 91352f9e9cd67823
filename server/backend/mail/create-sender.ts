import { site } from "../../../app/site.ts";
import type { Log } from "../../shared/log.ts";
import { createFileSender } from "./file-sender.ts";
import type { Sender } from "./mail.ts";
import { createSmtpSender, type SmtpServer } from "./smtp-sender.ts";

/** Sends by SMTP where a mail server is set, else into files. */
export function createSender(
  { smtp, mailFrom }: { smtp: SmtpServer | null; mailFrom: string },
  directory: string,
  log: Pick<Log, "info">,
): Sender {
  const from = { name: site.name, address: mailFrom };
  if (smtp) return createSmtpSender(smtp, from);
  log.info("mails are written as files", { directory });
  return createFileSender(directory, from);
}
