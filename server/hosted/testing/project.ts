import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFirstAdmin } from "../../backend/auth/administrators/first-admin.ts";
import { createAuth } from "../../backend/auth/auth.ts";
import { loadSigningKeys } from "../../backend/auth/tokens/keys.ts";
import type { Database } from "../../backend/database/database.ts";
import { createGateway } from "../../backend/gateway.ts";
import { createDirectoryStore } from "../../backend/media/directory-store.ts";
import type { MediaStore } from "../../backend/media/media-store.ts";
import { createRest } from "../../backend/rest/rest.ts";
import { answerCall } from "../../shared/api-call.ts";
import { jsonResponse } from "../../shared/json-response.ts";
import { freePort } from "../../testing/free-port.ts";
import { serveLocally } from "../../testing/serve-locally.ts";
import { type FunctionEndpoint, runFunctionsInProcess } from "./functions.ts";
import { withOrigins } from "./origins.ts";
import { callAsService, service } from "./service-rpc.ts";
import { answerStorage } from "./storage.ts";

export const publishableKey = "sb_publishable_project";
export const secretKey = "sb_secret_project";
export const administrator = { email: "beheer@vlotwerk.example", password: "zeven-ezels-in-de-wei" };

export type TestProject = {
  url: URL;
  /** What lies in the bucket. */
  bucket: MediaStore;
  /** Who answers /functions/v1 from now on, instead of this process. */
  runFunctionsWith(answer: FunctionEndpoint): void;
  /** Answers every call with this status during an outage; null ends it. */
  fail(status: number | null): void;
  stop(): Promise<void>;
};

/**
 * What stands in for a Supabase project on a migrated database: the calls that this site makes, the secret key, and
 * pages of other origins let in, as a project's gateway does. It sends no mails: a project sends those of accounts
 * alone. With the database it closes nothing.
 */
export async function startTestProject(
  database: Database,
  siteUrl: URL,
  log: { error(message: string, error: unknown): void },
): Promise<TestProject> {
  const port = await freePort();
  const url = new URL(`http://localhost:${port}`);
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-project-"));
  const keys = await loadSigningKeys({ signingKey: null, directory: null });
  const issuer = `${url.origin}/auth/v1`;
  const gateway = createGateway({ database, publishableKey, keys, issuer });
  const auth = createAuth({ database, keys, issuer, siteUrl, log });
  const rest = await createRest(database, log);
  const bucket = createDirectoryStore(join(directory, "bucket"));
  await createFirstAdmin(database, { firstAdmin: administrator, siteUrl }, directory);
  let answerFunction = runFunctionsInProcess(database, rest, siteUrl);
  let failure: number | null = null;

  async function answer(request: Request): Promise<Response> {
    if (failure !== null) return new Response("away", { status: failure });
    // A project has no rate limits by client address.
    request.headers.set("x-forwarded-for", `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`);
    const { pathname } = new URL(request.url);
    const area = /^\/(rest|functions|auth|storage)\/v1\//.exec(pathname)?.[1];
    if (area === "functions") return answerFunction(request);
    const isService = request.headers.get("apikey") === secretKey;
    if (area === "auth" && !isService)
      return gateway.checkKey(request) ?? answerCall(request, auth.accept(request));
    const caller = isService ? service : await gateway.identify(request);
    if (caller instanceof Response) return caller;
    if (isService && pathname.startsWith("/rest/v1/rpc/")) return callAsService(request, database);
    if (area === "rest") return rest.answer(request, caller);
    // No policy lets anybody else at the bucket.
    if (area === "storage" && isService) return answerStorage(request, bucket);
    if (area === "storage")
      return jsonResponse(403, { message: "new row violates row-level security policy" });
    return jsonResponse(404, { message: "no Route matched with those values" });
  }

  const server = await serveLocally(port, (request) => withOrigins(request, answer));
  return {
    url,
    bucket,
    runFunctionsWith(given) {
      answerFunction = given;
    },
    fail(status) {
      failure = status;
    },
    async stop() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
