import { access } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { RenderMail } from "../app/mails/mail-content.ts";
import type { FirstAdmin } from "./backend/auth/first-admin.ts";
import { mailsOf } from "./backend/mail/mails-module.ts";
import type { ContentChanges } from "./content-changes.ts";
import { DataDirectoryError, openDataDirectory } from "./data-directory.ts";
import { type IndexNow, startIndexNow } from "./index-now/index-now.ts";
import { createLineOutput } from "./line-output.ts";
import { createLog, type Log, takeConsole } from "./log.ts";
import { openBackend, StartError } from "./open-backend.ts";
import { pollContentChanges } from "./polled-changes.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";
import { type AnswerPage, pagesOf } from "./web/answer-page.ts";
import { type Assets, listAssets } from "./web/assets.ts";
import { answerFromMemory } from "./web/from-memory.ts";
import { type Before, createListener } from "./web/listener.ts";
import { drain, ListenError, listen } from "./web/listening.ts";
import { createPageCache } from "./web/page-cache.ts";
import { createWeb, headerSettings, type WebOptions } from "./web/web.ts";

/** The pages, files and mails of the site: those of a build, or the development server's. */
export type Site = {
  answerPage: AnswerPage;
  assets: Assets;
  renderMail: RenderMail;
  before?: Before;
  isDevelopment?: boolean;
};

export type RunningServer = {
  address: string;
  /** The administrator that this start has made up, for whoever started it and for no log. */
  firstAdmin?: FirstAdmin | null;
  stop(): Promise<void>;
};

/**
 * Starts the whole server: data directory, database, backend, web, and at last the door.
 *
 * @throws DataDirectoryError, StartError or ListenError, each with one clear sentence; what was opened is closed
 */
export async function startServer(settings: Settings, site: Site, log: Log): Promise<RunningServer> {
  const opened: { close(): Promise<void> }[] = [];
  async function stop(): Promise<void> {
    for (const part of opened.splice(0).reverse()) await part.close();
  }

  try {
    const { backend, changes, firstAdmin } = await openParts(settings, site.renderMail, opened, log);
    const isDevelopment = site.isDevelopment ?? false;
    const keepsPages = settings.pageCacheBytes > 0 && !isDevelopment;
    const cache = keepsPages ? createPageCache(changes, settings.pageCacheBytes) : null;
    const options: WebOptions = {
      siteUrl: settings.siteUrl,
      publishableKey: settings.publishableKey,
      backend,
      answerPage: site.answerPage,
      assets: site.assets,
      log,
      trustProxy: settings.trustProxy,
      indexNowKey: settings.indexNowKey,
      isDevelopment,
      cache,
    };
    if (settings.indexNowKey)
      opened.push(announceChanges(settings, settings.indexNowKey, backend, changes, log));
    const headers = headerSettings(options);
    const server = createListener({
      web: createWeb(options),
      headers,
      log,
      fromMemory: cache && answerFromMemory(cache, log),
      ...(site.before && { before: site.before }),
    });
    await listen(server, settings.port, settings.host);
    opened.push({ close: () => drain(server) });
    return { address: addressOf(settings), firstAdmin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The embedded database belongs to one process; a PostgreSQL server or a project is shared by any number. */
async function openParts(
  settings: Settings,
  renderMail: RenderMail,
  opened: { close(): Promise<void> }[],
  log: Log,
): Promise<{ backend: WebOptions["backend"]; changes: ContentChanges; firstAdmin: FirstAdmin | null }> {
  const { backend, dataDir } = settings;
  if (backend.kind === "hosted") {
    const changes = pollContentChanges(backend);
    opened.push(changes);
    return { backend: { url: backend.url }, changes, firstAdmin: null };
  }
  const directory = await openDataDirectory(dataDir, backend.kind === "postgres");
  opened.push({ close: directory.release });
  const parts = await openBackend(settings, directory.path, renderMail, log);
  opened.push(parts);
  return { backend: parts, changes: parts.changes, firstAdmin: parts.firstAdmin };
}

/** Tells search engines what is published from now on. */
function announceChanges(
  settings: Settings,
  key: string,
  backend: WebOptions["backend"],
  changes: ContentChanges,
  log: Log,
): IndexNow {
  const origin = "url" in backend ? backend.url : settings.siteUrl;
  function ask(request: Request): Promise<Response> {
    request.headers.set("apikey", settings.publishableKey);
    return "answer" in backend ? backend.answer(request) : fetch(request);
  }
  return startIndexNow({
    key,
    siteUrl: settings.siteUrl,
    changes,
    ask,
    rest: new URL("/rest/v1/", origin),
    log,
  });
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
  const log = createLog(createLineOutput((text) => process.stdout.write(text)));
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
  async function stop(): Promise<void> {
    // npm passes on a Ctrl-C that the terminal has already sent to every process: the second one means nothing.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 9500).unref();
    log.info("stopping");
    await running.stop();
    log.info("stopped");
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop());
}

function describeStartFailure(error: unknown): string {
  const expected = [SettingsError, DataDirectoryError, StartError, ListenError];
  if (!(error instanceof Error)) return String(error);
  return expected.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

if (import.meta.main) {
  await runServer(async (settings, log) => {
    takeConsole(log);
    const site = await loadBuiltSite(new URL("../build/", import.meta.url));
    const running = await startServer(settings, site, log);
    log.info("listening", { address: running.address });
    return running;
  });
}
