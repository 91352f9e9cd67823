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
  log: Pick<Log, "info" | "warn">,
): Sender {
  const from = { name: site.name, address: mailFrom };
  if (smtp) {
    if (!isOfDomain(siteUrl.hostname, mailFrom)) {
      log.warn("MAIL_FROM is not of SITE_URL's domain: see docs/mails.md, So that mails arrive", {
        mailFrom,
      });
    }
    return createSmtpSender(smtp, from, { name: greetingName(siteUrl) });
  }
  log.info("mails are written as files", { directory });
  return createFileSender(directory, from);
}

/** What this server calls itself in EHLO (RFC 5321, 4.1.1.1): strict relays reject an address; undefined: the machine's name. */
export function greetingName({ hostname }: URL): string | undefined {
  return isIP(hostname) === 0 && /^[^.:]+(\.[^.:]+)+$/.test(hostname) ? hostname : undefined;
}

/** Whether the site is in the domain of the sender. */
function isOfDomain(host: string, mailbox: string): boolean {
  const domain = mailbox.slice(mailbox.lastIndexOf("@") + 1);
  return host === domain || host.endsWith(`.${domain}`);
}
