import { join } from "node:path";
import type { RenderMail } from "../app/mails/mail-content.ts";
import type { FirstAdmin } from "./backend/auth/administrators/first-admin.ts";
import { loadSigningKeys } from "./backend/auth/tokens/keys.ts";
import { createBackend } from "./backend/backend.ts";
import { takesWrites } from "./backend/database/check-server.ts";
import type { Database } from "./backend/database/database.ts";
import { startMailCheck } from "./backend/mail/check-at-start.ts";
import { createSender } from "./backend/mail/create-sender.ts";
import { startWeeklyMails } from "./backend/mail/weekly-mails.ts";
import { openLibrary } from "./backend/media/library.ts";
import { openMediaStore } from "./backend/media/open-media-store.ts";
import { createPictureMaker } from "./backend/media/picture-maker.ts";
import { deleteExpiredAccounts } from "./backend/privacy/expired-accounts.ts";
import { storeLimits } from "./backend/store-settings.ts";
import { rejectHalfRestore } from "./backup/restore/restore-mark.ts";
import type { Site } from "./built-site.ts";
import { openProject } from "./hosted/open-project.ts";
import { serveMetrics } from "./metrics/metrics-server.ts";
import { explainFailure, openSiteDatabase } from "./open-site-database.ts";
import { type OwnWork, startOwnWork } from "./own-work.ts";
import type { OwnBackendSettings, Settings } from "./settings/settings.ts";
import type { ContentVersion } from "./shared/content-version.ts";
import { openDataDirectory } from "./shared/data-directory.ts";
import type { Log } from "./shared/log.ts";
import { answerBeacons } from "./web/beacons.ts";
import { createHttpServer, type HttpServer } from "./web/http/http-server.ts";
import { listen } from "./web/http/listen.ts";
import { createReadiness } from "./web/http/readiness.ts";
import { createHandler } from "./web/listener.ts";
import { answerCacheHits } from "./web/pages/cache-hits.ts";
import { createPageCache } from "./web/pages/page-cache.ts";
import { createProxyNotice } from "./web/requests/proxy-notice.ts";
import { createWeb, headerSettings, type WebOptions } from "./web/web.ts";

export type RunningServer = {
  address: string;
  /** For the terminal only, never logged. */
  firstAdmin: FirstAdmin | null;
  /** `atOnce` skips the drain delay. */
  stop(options?: { atOnce?: boolean }): Promise<void>;
};

/** In order; closed in reverse. */
type Opened = { close(): Promise<void> }[];

/** Starts everything, or closes what was opened. Throws DataDirectoryError, StartError, ListenError. */
export async function startServer(
  settings: Settings,
  site: Site,
  log: Log,
  { isDevelopment = false } = {},
): Promise<RunningServer> {
  const opened: Opened = [];
  const readiness = createReadiness();
  const headers = headerSettings({ siteUrl: settings.siteUrl, backend: settings.backend, isDevelopment });
  const { trustProxy, siteUrl } = settings;
  const http = createHttpServer({ headers, siteHost: siteUrl.host, readiness, trustProxy });

  async function stop({ atOnce = false } = {}): Promise<void> {
    if (http.server.listening) await closeServer(http, atOnce ? 0 : settings.drainSeconds * 1000);
    for (const part of opened.splice(0).reverse()) await part.close();
  }

  try {
    // Only the embedded database needs the directory for itself.
    const directory = await openDataDirectory(settings.dataDir, settings.backend.kind !== "embedded");
    opened.push({ close: directory.release });
    rejectHalfRestore(directory.path);
    await listen(http.server, settings.port, settings.host);
    const loading = site.load();
    // Awaited below.
    loading.catch(() => {});
    const parts = await openParts(settings, directory.path, site.renderMail, opened, log);
    const { answerPage, assets, before } = await loading;
    const { reportWarning } = parts;
    opened.push(startMailCheck({ ...settings, report: reportWarning, log }));
    if (trustProxy > 0) await reportWarning("proxy", null);
    const cachesPages = settings.pageCacheBytes > 0 && !isDevelopment;
    const cache = cachesPages ? createPageCache(parts.contentVersion, settings.pageCacheBytes) : null;
    const metrics = settings.metrics
      ? (await import("./metrics/metrics.ts")).createMetrics({ cache, database: parts.database })
      : null;
    const web = createWeb({
      siteUrl: settings.siteUrl,
      publishableKey: settings.publishableKey,
      leadsKeptMonths: settings.leadsKeptMonths,
      indexNowKey: settings.webhooks.indexNow?.key ?? null,
      statisticsKeptMonths: settings.statisticsKeptMonths,
      trashKeptDays: settings.trashKeptDays,
      statistics: parts.statistics,
      redirects: parts.redirects,
      backend: parts.backend,
      answerPage,
      assets,
      log,
      trustProxy,
      noticeProxy: trustProxy === 0 ? createProxyNotice(reportWarning, log) : null,
      isDevelopment,
      cache,
      contentVersion: parts.contentVersion,
      meter: metrics,
    });
    if (metrics && settings.metrics) opened.push(await serveMetrics(settings.metrics, metrics, log));
    http.open({
      answer: createHandler({ web, headers, log, ...(before && { before }) }),
      answerCacheHit: cache && answerCacheHits(cache, log, metrics, parts.redirects, parts.statistics),
      answerBeacon: answerBeacons({
        ...settings,
        headers,
        statistics: parts.statistics,
        log,
        meter: metrics,
      }),
    });
    readiness.begin(parts.isDatabaseAvailable);
    return { address: addressOf(settings), firstAdmin: parts.firstAdmin, stop };
  } catch (error) {
    await stop({ atOnce: true });
    throw error;
  }
}

type Parts = OwnWork & {
  backend: WebOptions["backend"];
  contentVersion: ContentVersion;
  firstAdmin: FirstAdmin | null;
  database: Database | null;
  isDatabaseAvailable(): Promise<boolean>;
};

async function openParts(
  settings: Settings,
  directory: string,
  renderMail: RenderMail,
  opened: Opened,
  log: Log,
): Promise<Parts> {
  const { backend } = settings;
  if (backend.kind !== "hosted") {
    return openOwnBackend({ ...settings, backend }, directory, renderMail, opened, log).catch((error) => {
      throw explainFailure(error, backend);
    });
  }
  const project = await openProject(backend, settings, directory, renderMail, opened, log);
  const { contentVersion, statistics, redirects, reportWarning } = project;
  const isDatabaseAvailable = async () => contentVersion.isAvailable();
  return {
    backend: project,
    contentVersion,
    statistics,
    redirects,
    reportWarning,
    firstAdmin: null,
    database: null,
    isDatabaseAvailable,
  };
}

async function openOwnBackend(
  settings: Settings & { backend: OwnBackendSettings },
  directory: string,
  renderMail: RenderMail,
  opened: Opened,
  log: Log,
): Promise<Parts> {
  const { jwtSigningKey, contactEmail } = settings;
  const keys = await loadSigningKeys({ signingKey: jwtSigningKey, directory: join(directory, "keys") });
  const { database, firstAdmin } = await openSiteDatabase(settings, directory, opened, log);
  await storeLimits(database, settings.storageLimits);
  const store = await openMediaStore(settings, directory);
  const mailDirectory = join(directory, "mail");
  const backend = await createBackend({
    ...settings,
    database,
    isAlone: settings.backend.kind === "embedded",
    keys,
    store,
    pictures: createPictureMaker(),
    mail: { sender: createSender(settings, mailDirectory, log), renderMail, firm: contactEmail },
    log,
  });
  opened.push(backend);
  opened.push(
    startWeeklyMails({
      ...settings,
      ownRole: database,
      weeklyMails: backend.weeklyMails,
      fetch: backend.fetch,
      linkKey: keys.linkKey,
      log,
    }),
  );
  const { contentVersion } = backend;
  const work = await startOwnWork(
    settings,
    {
      ownRole: database,
      deleteExpiredAccounts: (now, signal) => deleteExpiredAccounts(database, now, signal),
      media: { library: openLibrary(database), store },
      contentVersion,
      mailDirectory,
    },
    opened,
    log,
  );
  return {
    backend,
    contentVersion,
    ...work,
    firstAdmin,
    database,
    isDatabaseAvailable: () => takesWrites(database),
  };
}

/** Requests in flight get the time until the process is killed, less what closing the rest may take. */
function closeServer(http: HttpServer, drainDelay: number): Promise<void> {
  return http.close(drainDelay, 8_000 - drainDelay);
}

function addressOf({ host, port }: Settings): string {
  const isEverywhere = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host);
  return `http://${isEverywhere ? "localhost" : host}:${port}`;
}
