import { z } from "zod";
import { amsterdamDay } from "../../app/data/statistics/amsterdam-day.ts";
import { cleanUpOrphans } from "../backend/media/clean-up-orphans.ts";
import type { MediaLibrary } from "../backend/media/library.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import { pruneVersions } from "../backend/privacy/article-versions.ts";
import { monthsBefore } from "../backend/privacy/expiry.ts";
import { deleteMailFilesBefore } from "../backend/privacy/mail-files.ts";
import { mailRetention, type Retention, repeatDaily } from "../backend/privacy/retention.ts";
import type { Log } from "../shared/log.ts";
import type { Project } from "./project.ts";

type ExpiryOptions = {
  project: Project;
  media: { library: MediaLibrary; store: MediaStore };
  /** 0: for ever. */
  leadsKeptMonths: number;
  versionsKeptDays: number;
  /** 0: for ever. */
  statisticsKeptMonths: number;
  mailDirectory: string;
  log: Pick<Log, "info" | "error">;
};

const deleted = z.object({
  leads: z.number(),
  mails: z.number(),
  deliveries: z.number(),
  events: z.number(),
});

/** Deletes expired data of the project now and once a day, and files that nothing names. */
export function expireProject(options: ExpiryOptions): Retention {
  return repeatDaily((signal) => deleteExpired(options, new Date(), signal));
}

async function deleteExpired(options: ExpiryOptions, now: Date, signal: AbortSignal): Promise<void> {
  const { project, media, leadsKeptMonths, versionsKeptDays, statisticsKeptMonths, mailDirectory, log } =
    options;
  const longAgo = new Date(now.getTime() - mailRetention);
  const before = {
    _leads_before: leadsKeptMonths === 0 ? null : monthsBefore(now, leadsKeptMonths).toISOString(),
    _mails_before: longAgo.toISOString(),
  };
  const all = {
    leads: 0,
    mails: 0,
    deliveries: 0,
    events: 0,
    articleVersions: 0,
    pageVersions: 0,
    statistics: 0,
    files: 0,
    versions: 0,
  };
  try {
    // Personal data first.
    while (!signal.aborted) {
      const { leads, mails, deliveries, events } = deleted.parse(
        await project.call("delete_expired", before),
      );
      all.leads += leads;
      all.mails += mails;
      all.deliveries += deliveries;
      all.events += events;
      if (leads + mails + deliveries + events === 0) break;
    }
    const prune = (name: "prune_article_versions" | "prune_page_versions") =>
      pruneVersions(
        async (before) => z.number().parse(await project.call(name, { _before: before })),
        now,
        versionsKeptDays,
        signal,
      );
    all.articleVersions = await prune("prune_article_versions");
    all.pageVersions = await prune("prune_page_versions");
    if (statisticsKeptMonths > 0) {
      const _before = amsterdamDay(monthsBefore(now, statisticsKeptMonths));
      all.statistics = z.number().parse(await project.call("prune_statistics", { _before }));
    }
    all.files = await deleteMailFilesBefore(mailDirectory, longAgo);
  } catch (error) {
    log.error("expired data could not be deleted", error);
  }
  all.versions = await cleanUpOrphans(media.library, media.store, log, signal);
  const count = Object.values(all).reduce((sum, number) => sum + number, 0);
  if (count > 0) log.info("expired data deleted", all);
}
