import type { Table } from "./catalog/catalog.ts";
import { limits } from "./errors/limits.ts";
import { invalidRange, notSingleRow } from "./errors/rest-error.ts";
import { acceptedRepresentation, contentType } from "./media-types.ts";
import { planQuery } from "./plan/plan.ts";
import { parseQuery } from "./plan/query-string.ts";
import { contentRange, readRange } from "./plan/ranges.ts";
import { parsePreferences } from "./preferences.ts";
import type { RequestContext } from "./request-context.ts";
import { readStatement } from "./sql/read.ts";
import { type Execution, type ResultRow, tooLong } from "./sql/result.ts";

/** Depends on address, headers and catalog only, so it can be cached. */
export type PlannedRead = Execution & {
  type: string;
  isObject: boolean;
  offset: number;
  applied: readonly string[];
};

/** Serves GET and HEAD on a table. Throws RestError, DatabaseError. */
export async function readTable(context: RequestContext, table: Table): Promise<Response> {
  const { request, address, caller, database, plannedReads } = context;
  const varying = ["accept", "prefer", "range"].map((name) => request.headers.get(name) ?? "");
  const key = [request.method, address, ...varying].join("\n");
  const known = plannedReads.get(key);
  const planned = known ?? planRead(context, table);
  const { statement, parameters } = planned;
  const options = { readOnly: true, signal: request.signal };
  const [result] = await database.queryAs<ResultRow>(caller, statement, parameters, options);
  const isShort = Math.max(statement.length, key.length) <= limits.cachedCharacters;
  if (!known && isShort) plannedReads.set(key, planned);
  return rowsResponse(request, planned, result);
}

function planRead({ request, parameters, catalog }: RequestContext, table: Table): PlannedRead {
  const preferences = parsePreferences(request.headers.get("prefer"));
  const representation = acceptedRepresentation(request.headers.get("accept"));
  const { isObject, isStripped } = representation;
  const query = parseQuery(parameters);
  const range = readRange(query.own, request.headers.get("range"));
  const plan = { ...planQuery(catalog, table, query), ...range };
  const shape = request.method === "HEAD" ? "nothing" : isObject ? "object" : "list";
  return {
    ...readStatement(plan, { shape, isStripped }, preferences.isCounted),
    type: contentType(representation),
    isObject,
    offset: range.offset,
    applied: preferences.applied.filter((one) => one.startsWith("count=")),
  };
}

/** Throws RestError PGRST103, PGRST116, beyond_bounds. */
export function rowsResponse(
  request: Request,
  { type, isObject, offset, applied }: Omit<PlannedRead, keyof Execution>,
  result: ResultRow | undefined,
): Response {
  const { body = null, rows = 0, total = null } = result ?? {};
  if (total !== null && offset > total) {
    throw invalidRange(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  if (isObject && rows !== 1) throw notSingleRow(rows);
  if (body !== null && Buffer.byteLength(body) > limits.responseBytes) throw tooLong();
  return new Response(request.method === "HEAD" ? null : body, {
    status: total !== null && rows < total ? 206 : 200,
    headers: {
      "Content-Type": type,
      "Content-Range": contentRange(offset, rows, total),
      "Cache-Control": "no-store",
      ...(applied.length > 0 && { "Preference-Applied": applied.join(", ") }),
    },
  });
}
