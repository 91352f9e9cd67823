import type { Log } from "../../log.ts";
import type { Caller, Database } from "../database.ts";
import { createWaitingRoom } from "../waiting-room.ts";
import { answerError } from "./answers.ts";
import { beyond, bounds } from "./bounds.ts";
import { callRoutine } from "./call-routine.ts";
import type { Table } from "./catalog.ts";
import { type Exchange, remember, unsupportedMethod } from "./exchange.ts";
import { loadCatalog } from "./load-catalog.ts";
import { type PlannedRead, readTable } from "./read-table.ts";
import { RestError } from "./rest-error.ts";
import { deleteRows, insertRows, updateRows } from "./write-table.ts";

export type Rest = (request: Request, caller: Caller) => Promise<Response>;

/**
 * Answers `/rest/v1/*` in PostgREST's wire format, with the names that the database has now. Row-level security
 * decides what a caller sees. A write that may have changed public content is answered after `afterContentWrite`.
 * Throws DatabaseError when the catalog can't be read.
 */
export async function createRest(
  database: Database,
  log: Pick<Log, "error">,
  afterContentWrite: () => Promise<void> = async () => {},
): Promise<Rest> {
  const catalog = await loadCatalog(database);
  const plannedReads = remember<PlannedRead>(500);
  const enterForms = createWaitingRoom();

  return async function answer(request, caller) {
    try {
      return await route(request, {
        caller,
        database,
        catalog,
        plannedReads,
        enterForms,
        afterContentWrite,
      });
    } catch (error) {
      const answered = answerError(error, caller.role === "anon", log);
      return request.method === "HEAD" ? withoutBody(answered) : answered;
    }
  };
}

async function route(
  request: Request,
  context: Omit<Exchange, "request" | "address" | "parameters">,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const address = pathname + search;
  if (address.length > bounds.addressBytes) {
    throw beyond(414, `An address has ${bounds.addressBytes} bytes at most`);
  }
  if (address.includes("%00")) throw unreadable();
  if (searchParams.has("apikey")) searchParams.delete("apikey");
  const exchange: Exchange = { ...context, request, address, parameters: searchParams };
  const path = /^\/rest\/v1\/(rpc\/)?([^/]+)$/.exec(pathname);
  if (!path?.[2]) throw unknownPath();
  const name = decode(path[2]);
  if (path[1]) return callRoutine(exchange, name);

  const table = context.catalog.tables.get(name);
  if (!table) throw unknownTable(name);
  if (request.method === "GET" || request.method === "HEAD") return readTable(exchange, table);
  const answer = await writeTable(exchange, table);
  if (table.isPublicContent) await context.afterContentWrite();
  return answer;
}

function writeTable(exchange: Exchange, table: Table): Promise<Response> {
  const { method } = exchange.request;
  switch (method) {
    case "POST":
      return insertRows(exchange, table);
    case "PATCH":
      return updateRows(exchange, table);
    case "DELETE":
      return deleteRows(exchange, table);
    default:
      throw unsupportedMethod(method);
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
