import { z } from "zod";
import { monthsBefore } from "../backend/privacy/expiry.ts";
import { deleteMailFilesBefore } from "../backend/privacy/mail-files.ts";
import { mailRetention, type Retention, repeatDaily } from "../backend/privacy/retention.ts";
import type { Log } from "../shared/log.ts";
import { cleanUpBucket } from "./clean-up-orphans.ts";
import type { Project } from "./project.ts";

type ExpiryOptions = {
  project: Project;
  /** 0: for ever. */
  leadsKeptMonths: number;
  mailDirectory: string;
  log: Pick<Log, "info" | "error">;
};

const deleted = z.object({ leads: z.number(), mails: z.number(), events: z.number() });

/** Deletes expired data of the project now and once a day, and files of deleted pages. */
export function expireProject(options: ExpiryOptions): Retention {
  return repeatDaily((signal) => deleteExpired(options, new Date(), signal));
}

async function deleteExpired(
  { project, leadsKeptMonths, mailDirectory, log }: ExpiryOptions,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const longAgo = new Date(now.getTime() - mailRetention);
  const before = {
    _leads_before: leadsKeptMonths === 0 ? null : monthsBefore(now, leadsKeptMonths).toISOString(),
    _mails_before: longAgo.toISOString(),
  };
  const all = { leads: 0, mails: 0, events: 0, files: 0, pages: 0 };
  try {
    // Personal data first.
    while (!signal.aborted) {
      const { leads, mails, events } = deleted.parse(await project.call("delete_expired", before));
      all.leads += leads;
      all.mails += mails;
      all.events += events;
      if (leads + mails + events === 0) break;
    }
    all.files = await deleteMailFilesBefore(mailDirectory, longAgo);
    all.pages = await cleanUpBucket(project);
  } catch (error) {
    log.error("expired data could not be deleted", error);
  }
  const count = Object.values(all).reduce((sum, number) => sum + number, 0);
  if (count > 0) log.info("expired data deleted", all);
}
