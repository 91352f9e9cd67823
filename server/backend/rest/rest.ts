import { LRUCache } from "lru-cache";
import { type ApiCall, answerCall, callBodyBytes } from "../../shared/api-call.ts";
import type { Log } from "../../shared/log.ts";
import type { Caller, Database, Trial } from "../database/database.ts";
import { callRoutine } from "./call-routine.ts";
import type { Catalog, Table } from "./catalog/catalog.ts";
import { loadCatalog } from "./catalog/load-catalog.ts";
import { errorResponse } from "./error-response.ts";
import { limitExceeded, limits } from "./errors/limits.ts";
import { RestError } from "./errors/rest-error.ts";
import { type PlannedRead, readTable } from "./read-table.ts";
import type { RequestContext } from "./request-context.ts";
import { deleteRows, insertRows, updateRows } from "./write-table.ts";

export type Rest = {
  /** Matches a call of `/rest/v1` to its operation, or an error response. */
  accept(request: Request, caller: Caller): ApiCall | Response;
  answer(request: Request, caller: Caller): Promise<Response>;
  /** The same in a transaction; its writes announce nothing. */
  within(trial: Trial): Rest;
};

type Operation = (context: RequestContext) => Promise<Response>;

/** Serves `/rest/v1` in PostgREST's wire format; row-level security decides. Throws DatabaseError. */
export async function createRest(
  database: Database,
  log: Pick<Log, "error">,
  afterContentWrite: () => Promise<void> = async () => {},
  siteUrl: URL | null = null,
): Promise<Rest> {
  const catalog = await loadCatalog(database);
  const shared = { catalog, siteUrl, plannedReads: new LRUCache<string, PlannedRead>({ max: 500 }) };
  return restOn(database, shared, log, afterContentWrite);
}

function restOn(
  database: Pick<Database, "query" | "call" | "queryAs">,
  shared: Pick<RequestContext, "catalog" | "siteUrl" | "plannedReads">,
  log: Pick<Log, "error">,
  afterContentWrite: () => Promise<void>,
): Rest {
  function accept(request: Request, caller: Caller): ApiCall | Response {
    const isAnonymous = caller.role === "anon";
    function fail(error: unknown): Response {
      const answered = errorResponse(error, isAnonymous, log);
      return request.method === "HEAD" ? withoutBody(answered) : answered;
    }
    try {
      const { pathname, search, searchParams } = new URL(request.url);
      requireExposedSchema(request);
      const operation = findOperation(request.method, pathname, search, shared.catalog);
      searchParams.delete("apikey");
      const context = {
        ...shared,
        address: pathname + search,
        parameters: searchParams,
        caller,
        database,
        afterContentWrite,
      };
      return {
        work: isAnonymous ? "visitorCall" : "call",
        bodyBytes: isAnonymous ? callBodyBytes.anon : callBodyBytes.signedIn,
        answer: (received) => operation({ ...context, request: received }).catch(fail),
      };
    } catch (error) {
      return fail(error);
    }
  }

  return {
    accept,
    answer: (request, caller) => answerCall(request, accept(request, caller)),
    within: (trial) => restOn(trial, shared, log, async () => {}),
  };
}

/** Throws RestError PGRST106 for a schema other than `public`. */
function requireExposedSchema({ method, headers }: Request): void {
  const schema = headers.get(/^(GET|HEAD)$/.test(method) ? "accept-profile" : "content-profile") ?? "public";
  if (schema === "public") return;
  throw new RestError({
    status: 406,
    code: "PGRST106",
    message: `Invalid schema: ${schema}`,
    hint: "Only the following schemas are exposed: public",
  });
}

/** Throws RestError for an unknown path or method. */
function findOperation(method: string, pathname: string, search: string, catalog: Catalog): Operation {
  const address = pathname + search;
  if (address.length > limits.addressBytes) {
    throw limitExceeded(414, `An address has ${limits.addressBytes} bytes at most`);
  }
  if (address.includes("%00")) throw unreadable();
  const path = /^\/rest\/v1\/(rpc\/)?([^/]+)$/.exec(pathname);
  if (!path?.[2]) throw unknownPath();
  const name = decode(path[2]);
  const operation = path[1] ? findRoutineOperation(method, name) : findTableOperation(method, name, catalog);
  if (!operation) throw unsupportedMethod(method);
  return operation;
}

function findRoutineOperation(method: string, name: string): Operation | null {
  return /^(GET|HEAD|POST)$/.test(method) ? (context) => callRoutine(context, name) : null;
}

function findTableOperation(method: string, name: string, catalog: Catalog): Operation | null {
  const table = catalog.tables.get(name);
  if (!table) throw unknownTable(name);
  if (/^(GET|HEAD)$/.test(method)) return (context) => readTable(context, table);
  const write = findWrite(method, table);
  if (!write || !table.isPublicContent) return write;
  return async (context) => {
    const response = await write(context);
    await context.afterContentWrite();
    return response;
  };
}

function findWrite(method: string, table: Table): Operation | null {
  switch (method) {
    case "POST":
      return (context) => insertRows(context, table);
    case "PATCH":
      return (context) => updateRows(context, table);
    case "DELETE":
      return (context) => deleteRows(context, table);
    default:
      return null;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw unknownPath();
  }
}

function unknownPath(): RestError {
  return new RestError({ status: 404, code: "PGRST125", message: "Invalid path specified in request URL" });
}

function unsupportedMethod(method: string): RestError {
  return new RestError({ status: 405, code: "PGRST117", message: `Unsupported HTTP method: ${method}` });
}

function unreadable(): RestError {
  const message = "An address can't hold the character NUL";
  return new RestError({ status: 400, code: "PGRST100", message });
}

function unknownTable(name: string): RestError {
  return new RestError({
    status: 404,
    code: "PGRST205",
    message: `Could not find the table 'public.${name}' in the schema cache`,
  });
}

function withoutBody({ status, headers }: Response): Response {
  return new Response(null, { status, headers });
}
