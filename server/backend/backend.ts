import { ClientLeftError, OverloadError } from "../shared/admission-control.ts";
import {
  type ApiCall,
  type ApiFetch,
  answerCall,
  callBodyBytes,
  isMcpPath,
  type ReceiveBody,
  type ServeApi,
} from "../shared/api-call.ts";
import { type ContentVersion, followContentVersion } from "../shared/content-version.ts";
import { jsonResponse } from "../shared/json-response.ts";
import { createLog, type Log } from "../shared/log.ts";
import { admitCall } from "./admit-call.ts";
import { rejectCaller } from "./agents/rejected-caller.ts";
import { createAuth, isOpenToAll } from "./auth/auth.ts";
import { authErrorResponse, withApiVersion } from "./auth/calls/auth-responses.ts";
import type { DocumentOptions } from "./auth/oauth-server/client-documents.ts";
import type { ProviderSettings } from "./auth/providers/clients/provider.ts";
import type { SigningKeys } from "./auth/tokens/keys.ts";
import { type OwnRole, readContentVersion } from "./database/call-function.ts";
import type { Caller, Database, Trial } from "./database/database.ts";
import { type Functions, findFunction, siteFunctions, unknownFunction } from "./functions.ts";
import { createGateway } from "./gateway.ts";
import { type OutboxOptions, openOutbox } from "./mail/outbox.ts";
import { createOutboxStore } from "./mail/outbox-store.ts";
import { waitForMail } from "./mail/wait-for-mail.ts";
import { createWeeklyMails, type WeeklyMails } from "./mail/weekly-mails.ts";
import { authoriseMember } from "./media/authorise-member.ts";
import { createDownloads, type FileAccess } from "./media/downloads.ts";
import { type MediaLibrary, openLibrary } from "./media/library.ts";
import type { MediaStore } from "./media/media-store.ts";
import type { PictureMaker } from "./media/picture-maker.ts";
import { createStorageApi } from "./media/storage-api.ts";
import { errorResponse } from "./rest/error-response.ts";
import { createRest, type Rest } from "./rest/rest.ts";

type Backend = {
  serve: ServeApi;
  fetch: ApiFetch;
  database: Database;
  files: FileAccess;
  media: { library: MediaLibrary; store: MediaStore };
  contentVersion: ContentVersion;
  weeklyMails: WeeklyMails;
  /** Runs the work in a transaction that is rolled back; what it fetches of rows and functions is answered there. */
  trial<T>(work: (trial: BackendTrial) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type BackendTrial = OwnRole & Pick<Trial, "undone" | "isAwaited"> & { fetch: ApiFetch };

export type BackendOptions = {
  /** Migrated; the backend closes it. */
  database: Database;
  /** This process is the only one on the database: it ends all mail claims at the start. */
  isAlone?: boolean;
  publishableKey: string;
  keys: SigningKeys;
  mail: Pick<OutboxOptions, "sender" | "renderMail" | "firm">;
  store: MediaStore;
  /** The backend closes it. */
  pictures: PictureMaker;
  siteUrl: URL;
  /** The `iss` claim; this site's /auth/v1 when left out. */
  issuer?: string;
  providers?: ProviderSettings;
  /** In milliseconds. */
  providerDeadline?: number;
  clientDocuments?: DocumentOptions;
  functions?: Functions;
  tinymceApiKey?: string;
  log?: Pick<Log, "info" | "warn" | "error">;
};

/** Serves `/rest/v1`, `/auth/v1`, `/functions/v1`, `/storage/v1` and `/mcp`. Throws DatabaseError. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { database, publishableKey, keys, mail, siteUrl, functions = siteFunctions } = options;
  const { providers, providerDeadline, clientDocuments, tinymceApiKey = "gpl" } = options;
  const issuer = options.issuer ?? `${siteUrl.origin}/auth/v1`;
  const log = options.log ?? createLog((line) => process.stdout.write(line));
  const requests = database.forRequests();
  const gateway = createGateway({ database: requests, publishableKey, keys, issuer });
  const auth = createAuth({
    database: requests,
    keys,
    issuer,
    siteUrl,
    log,
    providers,
    providerDeadline,
    clientDocuments,
  });
  const contentVersion = followContentVersion(() => readContentVersion(database));
  await contentVersion.refresh();
  const rest = await createRest(requests, log, contentVersion.refresh, siteUrl);
  const { store, pictures } = options;
  const library = openLibrary(requests);
  const downloads = createDownloads({ library, store, key: keys.fileKey, siteUrl });
  const acceptStorageCall = createStorageApi({
    library,
    store,
    pictures,
    key: keys.fileKey,
    authorise: (request) => authoriseMember(request, gateway, requests),
  });
  const addresses = { siteUrl, downloadUrl: downloads.linkFor };
  const outbox = await openOutbox({
    ...mail,
    store: createOutboxStore(database, options.isAlone),
    addresses,
    linkKey: keys.linkKey,
    log,
  });

  const own: Answering = { rest, call: requests.call };

  async function accept(request: Request, answering = own): Promise<ApiCall | Response> {
    if (isMcpPath(new URL(request.url).pathname)) return acceptMcp(request);
    const area = /^https?:\/\/[^/]+\/(rest|functions|auth|storage)\/v1(?:[/?]|$)/.exec(request.url)?.[1];
    if (area === undefined) return jsonResponse(404, { message: "no Route matched with those values" });
    if (area === "auth") {
      const rejection = isOpenToAll(request) ? null : gateway.checkKey(request);
      return rejection ?? auth.accept(request);
    }
    if (area === "storage") return acceptStorageCall(request);
    const caller = await gateway.identify(request);
    if (caller instanceof Response) return caller;
    return area === "rest"
      ? answering.rest.accept(request, caller)
      : acceptFunction(request, caller, answering);
  }

  async function acceptFunction(
    request: Request,
    caller: Caller,
    { rest, call }: Answering,
  ): Promise<ApiCall | Response> {
    const handle = findFunction(functions, request);
    if (!handle) return unknownFunction();
    const context = {
      rest: (path: string) => callRest(rest, path, request, caller),
      rpc: call,
      waitForMail: (id: string) => waitForMail(outbox, requests, id),
      downloadUrl: downloads.linkFor,
      tinymceApiKey,
    };
    const bodyBytes = caller.role === "anon" ? callBodyBytes.anon : callBodyBytes.signedIn;
    return { work: "call", bodyBytes, answer: (received) => handle(received, context) };
  }

  async function acceptMcp(request: Request): Promise<ApiCall | Response> {
    if (request.method !== "POST")
      return jsonResponse(405, { message: "POST is the method" }, { Allow: "POST" });
    const caller = await gateway.identifyToken(request);
    if (caller instanceof Response) return rejectCaller(caller, siteUrl);
    // Loaded when it is asked first: most sites never are.
    const { answerMcp, personOf } = await import("./agents/mcp.ts");
    const options = { rest, database: requests, siteUrl, log };
    return {
      work: "assistant",
      turnOf: personOf(caller),
      bodyBytes: callBodyBytes.signedIn,
      answer: (received) => answerMcp(received, caller, options),
    };
  }

  async function serve(request: Request, receive: ReceiveBody): Promise<Response> {
    const response = await admit(request, receive);
    return isAuthCall(request) ? withApiVersion(request, response) : response;
  }

  async function admit(request: Request, receive: ReceiveBody): Promise<Response> {
    const call = await accept(request).catch(explain);
    if (call instanceof Response) return call;
    const answer = (received: Request) => call.answer(received).catch(explain);
    try {
      return await admitCall(request, receive, { ...call, answer });
    } catch (error) {
      if (!(error instanceof OverloadError)) throw error;
      if (call.work === "assistant") return rejectCaller(tooManyCalls(), siteUrl);
      const isAccount = call.work === "auth" || call.work === "password";
      return isAccount ? authErrorResponse(error, request, log) : explain(error);
    }
  }

  async function fetchFrom(request: Request, answering: Answering): Promise<Response> {
    return answerCall(request, await accept(request, answering).catch(explain)).catch(explain);
  }

  function explain(error: unknown): Response {
    if (error instanceof ClientLeftError) throw error;
    return errorResponse(error, true, log);
  }

  return {
    database,
    files: { open: downloads.open },
    media: { library, store },
    contentVersion,
    weeklyMails: createWeeklyMails({ ownRole: requests, keys, issuer }),
    async close() {
      contentVersion.close();
      await outbox.close();
      await pictures.close();
      await database.close();
    },
    serve,
    fetch: (request) => fetchFrom(request, own),
    trial: (work) =>
      database.trial((trial) => {
        const answering = { rest: rest.within(trial), call: trial.call };
        const { call, undone, isAwaited } = trial;
        return work({ call, undone, isAwaited, fetch: (request) => fetchFrom(request, answering) });
      }),
  };
}

/** What answers calls of rows and functions. */
type Answering = { rest: Rest } & OwnRole;

function tooManyCalls(): Response {
  const message =
    "Too many calls of assistants wait already. Wait for the answer of one before the next, and try again.";
  return jsonResponse(429, { message }, { "Retry-After": "5" });
}

function isAuthCall({ url }: Request): boolean {
  return new URL(url).pathname.startsWith("/auth/v1/");
}

function callRest(rest: Rest, path: string, request: Request, caller: Caller): Promise<Response> {
  return rest.answer(new Request(new URL(`/rest/v1/${path}`, request.url)), caller);
}
