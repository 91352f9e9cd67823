import type { Log } from "../../shared/log.ts";
import { redactAddresses } from "../../shared/redact-addresses.ts";
import type { ReportWarning } from "../server-warnings.ts";
import { greetingName } from "./create-sender.ts";
import { MailError } from "./mail.ts";
import { checkMailServer, type SmtpServer } from "./smtp-sender.ts";

type MailCheckOptions = {
  smtp: SmtpServer | null;
  siteUrl: URL;
  report: ReportWarning;
  log: Pick<Log, "warn">;
  /** For everything together, in milliseconds. */
  timeout?: number;
};

type MailCheck = {
  /** Aborts what is not finished. */
  close(): Promise<void>;
};

/** Asks the mail server once, in the background, whether it takes mails of this site; the log and the overview say why not. */
export function startMailCheck(options: MailCheckOptions): MailCheck {
  const stopping = new AbortController();
  const checking = check(options, stopping.signal);
  return {
    async close() {
      stopping.abort();
      await checking;
    },
  };
}

async function check({ report, log, ...options }: MailCheckOptions, stopping: AbortSignal): Promise<void> {
  const problem = await problemOf(options, stopping);
  if (stopping.aborted) return;
  if (problem !== null) log.warn("the mail server in SMTP_URL can't be used", { reason: problem });
  await report("mail-server", problem);
}

/** Without e-mail addresses; null when the server answered as it should, or none is set. */
async function problemOf(
  { smtp, siteUrl, timeout = 15_000 }: Omit<MailCheckOptions, "report" | "log">,
  stopping: AbortSignal,
): Promise<string | null> {
  if (!smtp) return null;
  const deadline = AbortSignal.timeout(timeout);
  const name = greetingName(siteUrl);
  try {
    await checkMailServer(smtp, { ...(name && { name }) }, AbortSignal.any([deadline, stopping]));
    return null;
  } catch (error) {
    if (deadline.aborted) return `No answer within ${timeout / 1000} seconds.`;
    return error instanceof MailError ? redactAddresses(error.message) : "Unknown error";
  }
}
