import { amsterdamDay } from "../../../app/data/statistics/amsterdam-day.ts";
import type { Log } from "../../shared/log.ts";
import type { Database } from "../database/database.ts";
import { cleanUpOrphans } from "../media/clean-up-orphans.ts";
import type { MediaLibrary } from "../media/library.ts";
import type { MediaStore } from "../media/media-store.ts";
import { pruneVersions } from "./article-versions.ts";
import {
  deleteEndedLinks,
  deleteEndedSessions,
  deleteUnconfirmedAccounts,
  forgetUnconfirmedAddresses,
} from "./expired-accounts.ts";
import { deleteExpiredRows, monthsBefore } from "./expiry.ts";
import { deleteMailFilesBefore } from "./mail-files.ts";

export type Retention = {
  /** Waits for the statement in progress. */
  close(): Promise<void>;
};

type RetentionOptions = {
  database: Database;
  media: { library: MediaLibrary; store: MediaStore };
  /** 0: for ever. */
  leadsKeptMonths: number;
  versionsKeptDays: number;
  /** 0: for ever. */
  statisticsKeptMonths: number;
  mailDirectory: string;
  log: Pick<Log, "info" | "error">;
};

const day = 24 * 60 * 60 * 1000;
export const mailRetention = 90 * day;

/** Deletes expired data now and once a day. Failures are logged and retried the next day. */
export function startRetention(options: RetentionOptions): Retention {
  const { library, store } = options.media;
  return repeatDaily(async (signal) => {
    await deleteExpired(options, new Date(), signal);
    await cleanUpOrphans(library, store, options.log, signal);
  });
}

/** `doWork` must not throw. */
export function repeatDaily(doWork: (signal: AbortSignal) => Promise<void>): Retention {
  const stopping = new AbortController();
  let work = doWork(stopping.signal);
  const timer = setInterval(() => {
    work = work.then(() => doWork(stopping.signal));
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

export async function deleteExpired(
  options: Omit<RetentionOptions, "media">,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { database, leadsKeptMonths, versionsKeptDays, statisticsKeptMonths, mailDirectory, log } = options;
  try {
    const leadsBefore = leadsKeptMonths === 0 ? null : monthsBefore(now, leadsKeptMonths);
    const mailsBefore = new Date(now.getTime() - mailRetention);
    const rows = await deleteExpiredRows(database, leadsBefore, mailsBefore, signal);
    const accounts = await deleteUnconfirmedAccounts(database, now, signal);
    const sessions = await deleteEndedSessions(database, now, signal);
    const links = await deleteEndedLinks(database, now, signal);
    const addresses = await forgetUnconfirmedAddresses(database, now);
    const articleVersions = await pruneVersions(
      (before) => pruneBatch(database, "prune_article_versions", before),
      now,
      versionsKeptDays,
      signal,
    );
    const pageVersions = await pruneVersions(
      (before) => pruneBatch(database, "prune_page_versions", before),
      now,
      versionsKeptDays,
      signal,
    );
    const statistics = await pruneStatistics(database, now, statisticsKeptMonths);
    const files = await deleteMailFilesBefore(mailDirectory, mailsBefore);
    const pruned = { articleVersions, pageVersions, statistics };
    const deleted = { ...rows, ...pruned, files, accounts, sessions, links, addresses };
    if (Object.values(deleted).some((count) => count > 0)) {
      log.info("expired data deleted", deleted);
    }
  } catch (error) {
    log.error("expired data could not be deleted", error);
  }
}

async function pruneBatch(
  database: Database,
  prune: "prune_article_versions" | "prune_page_versions",
  before: string,
): Promise<number> {
  const [row] = await database.query<{ pruned: number }>(
    `select public.${prune}($1::timestamptz) as pruned`,
    [before],
  );
  return row?.pruned ?? 0;
}

async function pruneStatistics(database: Database, now: Date, keptMonths: number): Promise<number> {
  if (keptMonths === 0) return 0;
  const [row] = await database.query<{ pruned: number }>(
    "select public.prune_statistics($1::date) as pruned",
    [amsterdamDay(monthsBefore(now, keptMonths))],
  );
  return row?.pruned ?? 0;
}
