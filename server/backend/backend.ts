import { type ContentVersion, followContentVersion } from "../content-version.ts";
import { createLog, type Log } from "../log.ts";
import { createAuth, isOpenToAll } from "./auth/auth.ts";
import type { SigningKeys } from "./auth/keys.ts";
import type { ProviderSettings } from "./auth/providers/provider.ts";
import type { Caller, Database } from "./database.ts";
import { createDownloads, type FileAccess } from "./files/downloads.ts";
import type { FileStore } from "./files/file-store.ts";
import { answerUpload, mayKeepFiles } from "./files/uploads.ts";
import { type Functions, invokeFunction, siteFunctions } from "./functions.ts";
import { createGateway } from "./gateway.ts";
import { type OutboxOptions, openOutbox } from "./mail/outbox.ts";
import { createOutboxStore } from "./mail/outbox-store.ts";
import { waitForMail } from "./mail/wait-for-mail.ts";
import { createOwnRpc } from "./own-rpc.ts";
import { answerError, errorJson } from "./rest/answers.ts";
import { createRest, type Rest } from "./rest/rest.ts";
import { createWaitingRoom } from "./waiting-room.ts";

export type Backend = {
  fetch(request: Request): Promise<Response>;
  database: Database;
  files: FileAccess;
  contentVersion: ContentVersion;
  close(): Promise<void>;
};

export type BackendOptions = {
  /** Migrated already; the backend closes it. */
  database: Database;
  /** No other server sends mails from this database: claims that a crash left are ended at the start. */
  isAlone?: boolean;
  publishableKey: string;
  keys: SigningKeys;
  /** How mails are made and sent, and where the firm reads its own. */
  mail: Pick<OutboxOptions, "sender" | "renderMail" | "firm">;
  /** Where the files of download pages are kept. */
  files: FileStore;
  /** Where links in mails lead. */
  siteUrl: URL;
  /** Who signs access tokens: the address of this site's /auth/v1. */
  issuer?: string;
  /** With whom people may sign in besides by password; nobody when it is left out. */
  providers?: ProviderSettings;
  /** How long a provider may take for one person, in milliseconds. */
  providerDeadline?: number;
  functions?: Functions;
  /** The licence key of the rich-text editor; its free licence when it is left out. */
  tinymceApiKey?: string;
  log?: Pick<Log, "error">;
};

/**
 * The calls of a Supabase project that this site makes: `/rest/v1/*`, `/auth/v1/*`, `/functions/v1/*` and, for files, `/storage/v1/*`. Everything else is 404.
 * Throws DatabaseError when the catalog can't be read.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { database, publishableKey, keys, mail, siteUrl, functions = siteFunctions } = options;
  const { providers, providerDeadline, tinymceApiKey = "gpl" } = options;
  const issuer = options.issuer ?? `${siteUrl.origin}/auth/v1`;
  const log = options.log ?? createLog((line) => process.stdout.write(line));
  const gateway = createGateway({ publishableKey, keys, issuer });
  const auth = createAuth({ database, keys, issuer, siteUrl, log, providers, providerDeadline });
  const contentVersion = followContentVersion(() => readContentVersion(database));
  await contentVersion.refresh();
  const rest = await createRest(database, log, contentVersion.refresh);
  const rpc = createOwnRpc(database);
  const downloads = createDownloads({ database, store: options.files, key: keys.fileKey, siteUrl });
  const addresses = { siteUrl, downloadUrl: downloads.linkFor };
  const outbox = await openOutbox({
    ...mail,
    store: createOutboxStore(database, options.isAlone),
    addresses,
    linkKey: keys.linkKey,
    log,
  });

  const enterFunctions = createWaitingRoom();

  async function answer(request: Request): Promise<Response> {
    const area = /^https?:\/\/[^/]+\/(rest|functions|auth|storage)\/v1(?:[/?]|$)/.exec(request.url)?.[1];
    if (area === undefined) return errorJson(404, { message: "no Route matched with those values" });
    if (area === "auth") {
      const refusal = isOpenToAll(request) ? null : gateway.checkKey(request);
      return refusal ?? auth.answer(request);
    }
    const caller = await gateway.identify(request);
    if (caller instanceof Response) return caller;
    if (area === "rest") return rest(request, caller);
    if (area === "storage") return answerUpload(request, caller, database, options.files);
    return enterFunctions(request.signal, () =>
      invokeFunction(functions, request, {
        rest: (path) => askRest(rest, path, request, caller),
        rpc,
        waitForMail: (id) => waitForMail(outbox, rpc, id),
        downloadUrl: downloads.linkFor,
        tinymceApiKey,
      }),
    );
  }

  async function mayUpload(request: Request): Promise<boolean> {
    const caller = await gateway.identify(request);
    return !(caller instanceof Response) && mayKeepFiles(database, caller);
  }

  return {
    database,
    files: { open: downloads.open, mayUpload },
    contentVersion,
    async close() {
      contentVersion.close();
      await outbox.close();
      await database.close();
    },
    fetch: (request) => answer(request).catch((error) => answerError(error, true, log)),
  };
}

async function readContentVersion(database: Database): Promise<number> {
  const [row] = await database.query<{ version: number }>("select public.content_version() as version");
  return row?.version ?? 0;
}

function askRest(rest: Rest, path: string, request: Request, caller: Caller): Promise<Response> {
  return rest(new Request(new URL(`/rest/v1/${path}`, request.url)), caller);
}
