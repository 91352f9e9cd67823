import type { ListeningRole } from "./backend/database/call-function.ts";
import { startLeadReminders } from "./backend/mail/lead-reminders.ts";
import { startMailboxChecks } from "./backend/mail/mailbox-checks.ts";
import { startOpinionMails } from "./backend/mail/opinion-mails.ts";
import { type RetentionOptions, startRetention } from "./backend/privacy/retention.ts";
import { startSchedules } from "./backend/schedules/schedules.ts";
import { type ReportWarning, reportWarnings } from "./backend/server-warnings.ts";
import { openDeliveries } from "./backend/webhooks/deliveries.ts";
import { createDeliveryStore } from "./backend/webhooks/delivery-store.ts";
import { startNightlyBackups } from "./backup/kept/nightly.ts";
import { startCalendars } from "./calendars/calendars.ts";
import { startFormTrials } from "./form-trials/form-trials.ts";
import { createRedirects, type Redirects } from "./redirects/redirects.ts";
import { warnOfSampleContent } from "./sample-content.ts";
import type { Settings } from "./settings/settings.ts";
import type { ContentVersion } from "./shared/content-version.ts";
import type { Log } from "./shared/log.ts";
import { createStatistics, type Statistics } from "./statistics/statistics.ts";
import { createStatisticsStore } from "./statistics/statistics-store.ts";

export type OwnWorkSettings = Pick<
  Settings,
  | "siteUrl"
  | "leadsKeptMonths"
  | "versionsKeptDays"
  | "trashKeptDays"
  | "commentsKeptDays"
  | "statisticsKeptMonths"
  | "webhooks"
  | "checksMailboxes"
  | "contactEmail"
  | "triesForm"
  | "backup"
  | "nightlyBackup"
>;

type OwnWorkOptions = Pick<RetentionOptions, "media" | "mailDirectory" | "deleteExpiredAccounts"> & {
  ownRole: ListeningRole;
  contentVersion: ContentVersion;
};

export type OwnWork = { statistics: Statistics; redirects: Redirects; reportWarning: ReportWarning };

/** Starts what the server does by itself, in its own database or in a project. Throws DatabaseError. */
export async function startOwnWork(
  settings: OwnWorkSettings,
  options: OwnWorkOptions,
  opened: { close(): Promise<void> }[],
  log: Log,
): Promise<OwnWork> {
  const { ownRole, contentVersion } = options;
  const { siteUrl, webhooks, backup, nightlyBackup, contactEmail } = settings;
  await warnOfSampleContent(ownRole, siteUrl, log);
  opened.push(startRetention({ ...settings, ...options, log }));
  const deliveries = createDeliveryStore(ownRole);
  opened.push(await openDeliveries({ ...webhooks, store: deliveries, siteUrl, log }));
  opened.push(startSchedules({ ownRole, refresh: contentVersion.refresh, log }));
  opened.push(startLeadReminders({ ownRole, log }));
  opened.push(startOpinionMails({ ownRole, log }));
  if (settings.checksMailboxes) opened.push(startMailboxChecks({ ownRole, log }));
  opened.push(await startFormTrials({ ownRole, siteUrl, contactEmail, isWeekly: settings.triesForm, log }));
  const reportWarning = reportWarnings(ownRole, log);
  opened.push(startCalendars({ ownRole, reportWarning, allowsPrivate: webhooks.allowsPrivate, log }));
  const place = backup.s3 ? "bucket" : "directory";
  opened.push(startNightlyBackups({ ownRole, keptIn: nightlyBackup ? place : null, log }));
  const statistics = createStatistics({ store: createStatisticsStore(ownRole), contentVersion, log });
  opened.push(statistics);
  const redirects = createRedirects({ ownRole, siteUrl, contentVersion, log });
  return { statistics, redirects, reportWarning };
}
