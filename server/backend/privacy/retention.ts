import { z } from "zod";
import { amsterdamDay } from "../../../app/data/statistics/amsterdam-day.ts";
import type { Log } from "../../shared/log.ts";
import type { OwnRole } from "../database/call-function.ts";
import { cleanUpOrphans } from "../media/clean-up-orphans.ts";
import type { MediaLibrary } from "../media/library.ts";
import type { MediaStore } from "../media/media-store.ts";
import { deleteExpiredRows, monthsBefore } from "./expiry.ts";
import { deleteMailFilesBefore } from "./mail-files.ts";

type Retention = {
  /** Waits for the statement in progress. */
  close(): Promise<void>;
};

export type RetentionOptions = {
  ownRole: OwnRole;
  /** What has ended of accounts; left out in a project, which deletes that itself. */
  deleteExpiredAccounts?: (now: Date, signal?: AbortSignal) => Promise<Record<string, number>>;
  media: { library: MediaLibrary; store: MediaStore };
  /** 0: for ever. */
  leadsKeptMonths: number;
  /** 0: for ever. */
  versionsKeptDays: number;
  trashKeptDays: number;
  /** After their preview link ended. */
  commentsKeptDays: number;
  /** 0: for ever. */
  statisticsKeptMonths: number;
  mailDirectory: string;
  log: Pick<Log, "info" | "error">;
};

const day = 24 * 60 * 60 * 1000;
const mailRetention = 90 * day;

/** Of what looks like spam, unless a person made it a lead. */
const suspectedKeptDays = 30;

/** As many versions, suspected leads, or items of the trash, as one call deletes at most. */
const mostPruned = 500;

/** Deletes expired data now and once a day, and files that nothing names. Failures are logged and retried the next day. */
export function startRetention(options: RetentionOptions): Retention {
  const stopping = new AbortController();
  let work = deleteExpired(options, new Date(), stopping.signal);
  const timer = setInterval(() => {
    work = work.then(() => deleteExpired(options, new Date(), stopping.signal));
  }, day);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      stopping.abort();
      await work;
    },
  };
}

/** Personal data first. Never rejects. */
export async function deleteExpired(
  options: RetentionOptions,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { ownRole, media, leadsKeptMonths, statisticsKeptMonths, mailDirectory, log } = options;
  const leadsBefore = leadsKeptMonths === 0 ? null : monthsBefore(now, leadsKeptMonths);
  const mailsBefore = new Date(now.getTime() - mailRetention);
  const deleted: Record<string, number> = {};
  try {
    Object.assign(deleted, await deleteExpiredRows(ownRole, leadsBefore, mailsBefore, signal));
    Object.assign(deleted, await options.deleteExpiredAccounts?.(now, signal));
    deleted.trash = await pruneOlderThan(options.trashKeptDays, "purge_trash", options, now, signal);
    deleted.comments = await pruneOlderThan(options.commentsKeptDays, "prune_opinions", options, now, signal);
    deleted.suspected = await pruneOlderThan(suspectedKeptDays, "prune_suspected", options, now, signal);
    deleted.versions =
      options.versionsKeptDays === 0
        ? 0
        : await pruneOlderThan(options.versionsKeptDays, "prune_versions", options, now, signal);
    if (statisticsKeptMonths > 0) {
      const before = amsterdamDay(monthsBefore(now, statisticsKeptMonths));
      deleted.statistics = await callPrune(ownRole, "prune_statistics", before);
    }
    deleted.files = await deleteMailFilesBefore(mailDirectory, mailsBefore);
  } catch (error) {
    log.error("expired data could not be deleted", error);
  }
  deleted.mediaVersions = await cleanUpOrphans(media.library, media.store, log, signal);
  if (Object.values(deleted).some((count) => count > 0)) log.info("expired data deleted", deleted);
}

/** Calls a function until it finds nothing more from before so many days ago. Returns how many rows it deleted. */
async function pruneOlderThan(
  days: number,
  name: "purge_trash" | "prune_versions" | "prune_suspected" | "prune_opinions",
  { ownRole }: RetentionOptions,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - days * day).toISOString();
  let count = 0;
  for (let pruned = mostPruned; pruned === mostPruned && !signal?.aborted; count += pruned) {
    pruned = await callPrune(ownRole, name, before);
  }
  return count;
}

/** Returns how many rows it deleted. */
async function callPrune({ call }: OwnRole, name: string, before: string): Promise<number> {
  const [pruned] = await call(name, { _before: before });
  return z.number().parse(pruned);
}
