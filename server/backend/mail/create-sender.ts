import { isIP } from "node:net";
import { site } from "../../../app/site.ts";
import type { Log } from "../../shared/log.ts";
import { createFileSender } from "./file-sender.ts";
import type { Sender } from "./mail.ts";
import { createSmtpSender, type SmtpServer } from "./smtp-sender.ts";

/** Sends by SMTP where a mail server is set, else into files. */
export function createSender(
  { smtp, mailFrom, siteUrl }: { smtp: SmtpServer | null; mailFrom: string; siteUrl: URL },
  directory: string,
  log: Pick<Log, "info">,
): Sender {
  const from = { name: site.name, address: mailFrom };
  if (smtp) return createSmtpSender(smtp, from, { name: greetingName(siteUrl) });
  log.info("mails are written as files", { directory });
  return createFileSender(directory, from);
}

/** What this server calls itself in EHLO (RFC 5321, 4.1.1.1): strict relays reject an address; undefined: the machine's name. */
export function greetingName({ hostname }: URL): string | undefined {
  return isIP(hostname) === 0 && /^[^.:]+(\.[^.:]+)+$/.test(hostname) ? hostname : undefined;
}
