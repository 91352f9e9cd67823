import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { textKeys } from "../../app/i18n/text-keys.ts";
import type { RenderMail } from "../../app/mails/mail-content.ts";
import { createSender } from "../backend/mail/create-sender.ts";
import { openOutbox } from "../backend/mail/outbox.ts";
import { createDownloads, type FileAccess } from "../backend/media/downloads.ts";
import { type MediaLibrary, openLibrary } from "../backend/media/library.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import { createPictureMaker } from "../backend/media/picture-maker.ts";
import { startSchedules } from "../backend/schedules/schedules.ts";
import { type ReportWarning, reportWarnings } from "../backend/server-warnings.ts";
import { openDeliveries } from "../backend/webhooks/deliveries.ts";
import type { Settings } from "../settings/settings.ts";
import type { ApiFetch, ServeApi } from "../shared/api-call.ts";
import { type ContentVersion, followContentVersion } from "../shared/content-version.ts";
import type { Log } from "../shared/log.ts";
import { StartError } from "../shared/start-error.ts";
import { createStatistics, type Statistics } from "../statistics/statistics.ts";
import { createBucketStore } from "./bucket-store.ts";
import { createProjectDeliveries } from "./deliveries.ts";
import { expireProject } from "./expiry.ts";
import { createProjectOutbox } from "./outbox.ts";
import {
  connectProject,
  type Project,
  ProjectError,
  type ProjectSettings,
  projectTimeout,
} from "./project.ts";
import { createProjectApi } from "./project-api.ts";
import { createProjectStatisticsStore } from "./statistics-store.ts";
import { serveProjectUploads } from "./uploads.ts";

export type OpenProject = {
  url: URL;
  fetch: ApiFetch;
  serveUploads: ServeApi;
  files: FileAccess;
  media: { library: MediaLibrary; store: MediaStore };
  contentVersion: ContentVersion;
  statistics: Statistics;
  reportWarning: ReportWarning;
  close(): Promise<void>;
};

/** Uses a Supabase project: sends its form mails, serves its files, deletes expired data. Throws StartError. */
export async function openProject(
  project: ProjectSettings,
  settings: Pick<
    Settings,
    | "siteUrl"
    | "smtp"
    | "mailFrom"
    | "contactEmail"
    | "leadsKeptMonths"
    | "versionsKeptDays"
    | "statisticsKeptMonths"
    | "storageLimits"
    | "webhooks"
  >,
  dataDirectory: string,
  renderMail: RenderMail,
  log: Log,
): Promise<OpenProject> {
  const connected = connectProject(project);
  const key = Buffer.from(await prepareProject(connected, project, settings.storageLimits), "hex");
  const { siteUrl, contactEmail } = settings;
  const library = openLibrary(connected.call);
  const bucket = createBucketStore(project);
  const pictures = createPictureMaker();
  const files = createDownloads({ library, store: bucket, key, siteUrl });
  const store = createProjectOutbox(connected);

  const mailDirectory = join(dataDirectory, "mail");
  const outbox = await openOutbox({
    store,
    sender: createSender(settings, mailDirectory, log),
    renderMail,
    firm: contactEmail,
    addresses: { siteUrl, downloadUrl: files.linkFor },
    // The project sends account mails itself.
    linkKey: randomBytes(32),
    log,
  });
  const deliveries = await openDeliveries({
    ...settings.webhooks,
    store: createProjectDeliveries(connected, store.listen),
    siteUrl,
    log,
  });
  const contentVersion = followContentVersion(() => readContentVersion(project));
  const expiry = expireProject({
    project: connected,
    media: { library, store: bucket },
    leadsKeptMonths: settings.leadsKeptMonths,
    versionsKeptDays: settings.versionsKeptDays,
    statisticsKeptMonths: settings.statisticsKeptMonths,
    mailDirectory,
    log,
  });
  const schedules = startSchedules({
    run: () => connected.call("run_schedules"),
    refresh: contentVersion.refresh,
    log,
  });
  const statistics = createStatistics({
    store: createProjectStatisticsStore(connected),
    contentVersion,
    log,
  });
  return {
    url: project.url,
    fetch: createProjectApi(connected, store.announce),
    serveUploads: serveProjectUploads(project, { library, store: bucket, pictures, key }),
    files,
    media: { library, store: bucket },
    contentVersion,
    statistics,
    reportWarning: reportWarnings(connected.call, log),
    async close() {
      await statistics.close();
      await schedules.close();
      await expiry.close();
      await pictures.close();
      contentVersion.close();
      await deliveries.close();
      await outbox.close();
    },
  };
}

/** Checks address, key and migrations, and stores what the server knows. The key of links to files. */
async function prepareProject(
  project: Project,
  { url }: ProjectSettings,
  limits: Settings["storageLimits"],
): Promise<string> {
  try {
    await limitStorage(project, limits);
    await project.call("set_site_text_keys", { _keys: textKeys });
    return String(await project.call("file_link_key"));
  } catch (error) {
    throw error instanceof ProjectError ? new StartError(explain(error.status, url)) : error;
  }
}

async function limitStorage(project: Project, limits: Settings["storageLimits"]): Promise<void> {
  await project.call("set_storage_limits", {
    _mb_per_hour: limits.mbPerHour,
    _mb_per_day: limits.mbPerDay,
    _versions_per_hour: limits.versionsPerHour,
    _versions_per_day: limits.versionsPerDay,
  });
}

/** As anon. The panel writes to the project directly, so polling is the only way to notice. */
async function readContentVersion({ url, publishableKey }: ProjectSettings): Promise<string> {
  const response = await fetch(new URL("/rest/v1/rpc/content_version", url), {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(projectTimeout),
  });
  const text = await response.text();
  if (!response.ok) throw new ProjectError("content_version", response.status);
  return text;
}

function explain(status: number, url: URL): string {
  if (status === 401 || status === 403)
    return `SUPABASE_SECRET_KEY is not a secret key of the project at ${url.host}.`;
  if (status === 404) {
    return `The project at SUPABASE_URL (${url.host}) lacks the migrations of this version: push them first (docs/supabase.md).`;
  }
  return `SUPABASE_URL (${url.host}) can't be used: the project gives no answer${status === 0 ? "" : ` but ${status}`}.`;
}
