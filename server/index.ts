import { access } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { RenderMail } from "../app/mails/mail-content.ts";
import type { FirstAdmin } from "./backend/auth/administrators/first-admin.ts";
import type { Database } from "./backend/database/database.ts";
import { mailsOf } from "./backend/mail/mails-module.ts";
import { openProject } from "./hosted/open-project.ts";
import type { Metrics, MetricsSources } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/metrics-server.ts";
import { openBackend } from "./open-backend.ts";
import { readSettings, type Settings, SettingsError } from "./settings/settings.ts";
import type { ContentVersion } from "./shared/content-version.ts";
import { DataDirectoryError, openDataDirectory } from "./shared/data-directory.ts";
import { createLineOutput } from "./shared/line-output.ts";
import { createLog, type Log, takeConsole } from "./shared/log.ts";
import { StartError } from "./shared/start-error.ts";
import { type Assets, listAssets } from "./web/assets.ts";
import { createHttpServer, type HttpServer } from "./web/http/http-server.ts";
import { ListenError, listen } from "./web/http/listen.ts";
import { createReadiness } from "./web/http/readiness.ts";
import { type Before, createHandler } from "./web/listener.ts";
import { type AnswerPage, pagesOf } from "./web/pages/answer-page.ts";
import { answerCacheHits } from "./web/pages/cache-hits.ts";
import { createPageCache } from "./web/pages/page-cache.ts";
import { createWeb, headerSettings, type WebOptions } from "./web/web.ts";

/** The pages, files and mails of the site: those of a build, or the development server's. */
export type Site = {
  answerPage: AnswerPage;
  assets: Assets;
  renderMail: RenderMail;
  before?: Before;
};

export type RunningServer = {
  address: string;
  /** The administrator that this start has made up, for whoever started it and for no log. */
  firstAdmin?: FirstAdmin | null;
  /** Closes everything; `atOnce` without a while in which others are told that it stops. */
  stop(options?: { atOnce?: boolean }): Promise<void>;
};

/**
 * Starts the whole server: data directory, the HTTP server, which answers probes alone, database, backend, web. The site is
 * loaded while the database is opened, which the embedded one does in a thread of its own.
 *
 * @throws DataDirectoryError, StartError or ListenError, each with one clear sentence; what was opened is closed
 */
export async function startServer(
  settings: Settings,
  loadSite: () => Promise<Site>,
  log: Log,
  { isDevelopment = false } = {},
): Promise<RunningServer> {
  const opened: { close(): Promise<void> }[] = [];
  const readiness = createReadiness();
  const headers = headerSettings({ siteUrl: settings.siteUrl, backend: settings.backend, isDevelopment });
  const http = createHttpServer({ headers, readiness, trustProxy: settings.trustProxy });

  async function stop({ atOnce = false } = {}): Promise<void> {
    if (http.server.listening) await closeServer(http, atOnce ? 0 : settings.drainSeconds * 1000);
    for (const part of opened.splice(0).reverse()) await part.close();
  }

  try {
    const directory = await openDirectory(settings, opened);
    // Whoever asks while the database is brought up to date is told so.
    await listen(http.server, settings.port, settings.host);
    const loading = loadSite();
    // What went wrong there is said below, when what is being opened can be closed.
    loading.catch(() => {});
    const parts = await openParts(settings, directory, whenLoaded(loading), opened, log);
    const site = await loading;
    const { backend, contentVersion, firstAdmin } = parts;
    const cachesPages = settings.pageCacheBytes > 0 && !isDevelopment;
    const cache = cachesPages ? createPageCache(contentVersion, settings.pageCacheBytes) : null;
    const metrics = await createMetrics(settings, { cache, database: parts.database });
    const web = createWeb({
      siteUrl: settings.siteUrl,
      publishableKey: settings.publishableKey,
      leadsKeptMonths: settings.leadsKeptMonths,
      backend,
      answerPage: site.answerPage,
      assets: site.assets,
      log,
      trustProxy: settings.trustProxy,
      isDevelopment,
      cache,
      meter: metrics,
    });
    if (metrics && settings.metrics) opened.push(await serveMetrics(settings.metrics, metrics, log));
    http.open({
      answer: createHandler({ web, headers, log, ...(site.before && { before: site.before }) }),
      fromMemory: cache && answerCacheHits(cache, log, metrics),
    });
    readiness.begin(parts.isDatabaseThere);
    return { address: addressOf(settings), firstAdmin, stop };
  } catch (error) {
    await stop({ atOnce: true });
    throw error;
  }
}

/** Mails are made by a site that may still be loading. */
function whenLoaded(loading: Promise<Site>): RenderMail {
  return async (content, site) => (await loading).renderMail(content, site);
}

/** The library is loaded only where metrics are wanted. */
async function createMetrics({ metrics }: Settings, sources: MetricsSources): Promise<Metrics | null> {
  return metrics && (await import("./metrics/metrics.ts")).createMetrics(sources);
}

/** Leaves those in flight the time until the process is ended by force, less what closing the rest may take. */
function closeServer(http: HttpServer, drainDelay: number): Promise<void> {
  return http.close(drainDelay, 8_000 - drainDelay);
}

/** The embedded database belongs to one process; a PostgreSQL server or a project is shared by any number. */
async function openDirectory(settings: Settings, opened: { close(): Promise<void> }[]): Promise<string> {
  const directory = await openDataDirectory(settings.dataDir, settings.backend.kind !== "embedded");
  opened.push({ close: directory.release });
  return directory.path;
}

type Parts = {
  backend: WebOptions["backend"];
  contentVersion: ContentVersion;
  firstAdmin: FirstAdmin | null;
  database: Database | null;
  isDatabaseThere(): Promise<boolean>;
};

async function openParts(
  settings: Settings,
  directory: string,
  renderMail: RenderMail,
  opened: { close(): Promise<void> }[],
  log: Log,
): Promise<Parts> {
  const { backend } = settings;
  if (backend.kind === "hosted") {
    const project = await openProject(backend, settings, directory, renderMail, log);
    opened.push(project);
    const { contentVersion } = project;
    const isDatabaseThere = async () => contentVersion.isAvailable();
    return { backend: project, contentVersion, firstAdmin: null, database: null, isDatabaseThere };
  }
  const parts = await openBackend(settings, directory, renderMail, log);
  opened.push(parts);
  return { ...parts, backend: parts };
}

function addressOf({ host, port }: Settings): string {
  const isEverywhere = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host);
  return `http://${isEverywhere ? "localhost" : host}:${port}`;
}

/** The site as `npm run build` left it. @throws StartError when there is no build */
export async function loadBuiltSite(buildDirectory: URL): Promise<Site> {
  // React picks its development code unless told otherwise before it is loaded.
  process.env.NODE_ENV = "production";
  try {
    const mails = new URL("mails/index.js", buildDirectory);
    const [pages, assets] = await Promise.all([
      import(new URL("server/index.js", buildDirectory).href),
      listAssets(fileURLToPath(new URL("client", buildDirectory))),
      access(mails),
    ]);
    return { answerPage: pagesOf(pages), renderMail: whenNeeded(mails), assets };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && /ENOENT|MODULE_NOT_FOUND/.test(String(error.code))))
      throw error;
    throw new StartError("The site is not built yet: run npm run build first, or npm start.");
  }
}

/** Loads the mails with the first one: most of the time there is none to make, and they take memory. */
function whenNeeded(mails: URL): RenderMail {
  return async (content, site) => mailsOf(await import(mails.href))(content, site);
}

/**
 * Runs a server for the life of this process: `start` is called with the settings, and SIGTERM or SIGINT stops what
 * it started. A start that fails ends the process with status 1 and the reason on the standard error output.
 */
export async function runServer(
  start: (settings: Settings, log: Log) => Promise<RunningServer>,
): Promise<RunningServer> {
  const log = createLog(createLineOutput((bytes) => process.stdout.write(bytes)));
  try {
    const running = await start(readSettings(process.env), log);
    stopOnSignal(running, log);
    process.on("unhandledRejection", (reason) => log.error("unhandled rejection", reason));
    return running;
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exit(1);
  }
}

function stopOnSignal(running: RunningServer, log: Log): void {
  let isStopping = false;
  async function stop(atOnce: boolean): Promise<void> {
    // npm passes on a Ctrl-C that the terminal has already sent to every process: the second one means nothing.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 9500).unref();
    log.info("stopping");
    await running.stop({ atOnce });
    log.info("stopped");
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop(false));
  // Somebody at a keyboard: nobody else needs to be told.
  process.on("SIGINT", () => void stop(true));
}

function describeStartFailure(error: unknown): string {
  const expected = [SettingsError, DataDirectoryError, StartError, ListenError];
  if (!(error instanceof Error)) return String(error);
  return expected.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

if (import.meta.main) {
  await runServer(async (settings, log) => {
    takeConsole(log);
    const running = await startServer(
      settings,
      () => loadBuiltSite(new URL("../build/", import.meta.url)),
      log,
    );
    log.info("listening", { address: running.address });
    return running;
  });
}
