import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { RenderMail } from "../../app/mails/mail-content.ts";
import { readContentVersion } from "../backend/database/call-function.ts";
import { createSender } from "../backend/mail/create-sender.ts";
import { openOutbox } from "../backend/mail/outbox.ts";
import { createOutboxStore } from "../backend/mail/outbox-store.ts";
import { createDownloads, type FileAccess } from "../backend/media/downloads.ts";
import { type MediaLibrary, openLibrary } from "../backend/media/library.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import { createPictureMaker } from "../backend/media/picture-maker.ts";
import { storeLimits, storeTextKeys } from "../backend/store-settings.ts";
import { type OwnWork, type OwnWorkSettings, startOwnWork } from "../own-work.ts";
import type { Settings } from "../settings/settings.ts";
import type { ApiFetch, ServeApi } from "../shared/api-call.ts";
import { type ContentVersion, followContentVersion } from "../shared/content-version.ts";
import { DatabaseError } from "../shared/database-error.ts";
import type { Log } from "../shared/log.ts";
import { StartError } from "../shared/start-error.ts";
import { createBucketStore } from "./bucket-store.ts";
import { connectProject, type Project, type ProjectSettings } from "./project.ts";
import { createProjectApi } from "./project-api.ts";
import { serveProjectUploads } from "./uploads.ts";

export type OpenProject = OwnWork & {
  url: URL;
  fetch: ApiFetch;
  serveUploads: ServeApi;
  files: FileAccess;
  media: { library: MediaLibrary; store: MediaStore };
  contentVersion: ContentVersion;
};

type HostedSettings = OwnWorkSettings &
  Pick<Settings, "smtp" | "mailFrom" | "contactEmail" | "storageLimits">;

/** Uses a Supabase project: sends its form mails, serves its files, deletes expired data. Throws StartError, DatabaseError. */
export async function openProject(
  backend: ProjectSettings,
  settings: HostedSettings,
  directory: string,
  renderMail: RenderMail,
  opened: { close(): Promise<void> }[],
  log: Log,
): Promise<OpenProject> {
  const project = connectProject(backend);
  const key = Buffer.from(await prepareProject(project, backend, settings.storageLimits), "hex");
  const { siteUrl, contactEmail } = settings;
  const library = openLibrary(project);
  const store = createBucketStore(backend);
  const media = { library, store };
  const files = createDownloads({ library, store, key, siteUrl });
  const mailDirectory = join(directory, "mail");
  const contentVersion = followContentVersion(() => readContentVersion(project));
  opened.push({ close: async () => contentVersion.close() });
  const pictures = createPictureMaker();
  opened.push(pictures);
  const outbox = await openOutbox({
    store: createOutboxStore(project),
    sender: createSender(settings, mailDirectory, log),
    renderMail,
    firm: contactEmail,
    addresses: { siteUrl, downloadUrl: files.linkFor },
    // The project sends account mails itself.
    linkKey: randomBytes(32),
    log,
  });
  opened.push(outbox);
  const work = await startOwnWork(
    settings,
    { ownRole: project, media, contentVersion, mailDirectory },
    opened,
    log,
  );
  return {
    url: backend.url,
    fetch: createProjectApi(project, log),
    serveUploads: serveProjectUploads(backend, { library, store, pictures, key }),
    files,
    media,
    contentVersion,
    ...work,
  };
}

/** Checks address, key and migrations, and stores what the server knows. The key of links to files. */
async function prepareProject(
  project: Project,
  { url }: ProjectSettings,
  limits: Settings["storageLimits"],
): Promise<string> {
  try {
    await storeLimits(project, limits);
    await storeTextKeys(project);
    const [key] = await project.call("file_link_key");
    return String(key);
  } catch (error) {
    throw error instanceof DatabaseError ? new StartError(explain(error, url)) : error;
  }
}

function explain({ code, message }: DatabaseError, url: URL): string {
  if (code === "42501") return `SUPABASE_SECRET_KEY is not a secret key of the project at ${url.host}.`;
  if (code === "42883") {
    return `The project at SUPABASE_URL (${url.host}) lacks the migrations of this version: push them first (docs/operations.md, A hosted Supabase project).`;
  }
  return `SUPABASE_URL (${url.host}) can't be used: ${message}.`;
}
