import { createLog, type Log } from "../log.ts";
import type { SigningKeys } from "./auth/keys.ts";
import type { Caller, Database } from "./database.ts";
import { type Functions, invokeFunction, siteFunctions } from "./functions.ts";
import { createGateway } from "./gateway.ts";
import { answerError, errorJson } from "./rest/answers.ts";
import { createRest, type Rest } from "./rest/rest.ts";

export type Backend = {
  fetch(request: Request): Promise<Response>;
  database: Database;
  close(): Promise<void>;
};

export type BackendOptions = {
  /** Migrated already; the backend closes it. */
  database: Database;
  publishableKey: string;
  keys: SigningKeys;
  /** Who signs access tokens: the address of this site's /auth/v1. */
  issuer?: string;
  functions?: Functions;
  log?: Pick<Log, "error">;
};

/**
 * The calls of a Supabase project that this site makes: `/rest/v1/*` and `/functions/v1/*`. Everything else is 404.
 * Throws DatabaseError when the catalog can't be read.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { database, publishableKey, keys, issuer = "vlotwerk", functions = siteFunctions } = options;
  const log = options.log ?? createLog((line) => process.stdout.write(line));
  const identify = createGateway({ publishableKey, keys, issuer });
  const rest = await createRest(database, log);

  async function answer(request: Request): Promise<Response> {
    const area = /^https?:\/\/[^/]+\/(rest|functions)\/v1(?:[/?]|$)/.exec(request.url)?.[1];
    if (area === undefined) return errorJson(404, { message: "no Route matched with those values" });
    const caller = await identify(request);
    if (caller instanceof Response) return caller;
    if (area === "rest") return rest(request, caller);
    return invokeFunction(functions, request, { rest: (path) => askRest(rest, path, request, caller) });
  }

  return {
    database,
    close: () => database.close(),
    fetch: (request) => answer(request).catch((error) => answerError(error, true, log)),
  };
}

function askRest(rest: Rest, path: string, request: Request, caller: Caller): Promise<Response> {
  return rest(new Request(new URL(`/rest/v1/${path}`, request.url)), caller);
}
