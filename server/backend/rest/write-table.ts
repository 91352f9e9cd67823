import { canonicalBody } from "./canonical-body.ts";
import type { Table } from "./catalog/catalog.ts";
import { limitExceeded, limits } from "./errors/limits.ts";
import { invalidBody, RestError, unknownColumn, unsupported } from "./errors/rest-error.ts";
import { withinFormRate } from "./form-limit.ts";
import { acceptedRepresentation, contentType, type Representation, requireJson } from "./media-types.ts";
import { isObject, type Payload, parsePayload } from "./plan/payload.ts";
import { planQuery } from "./plan/plan.ts";
import { parseQuery, type Query } from "./plan/query-string.ts";
import { type Preferences, parsePreferences } from "./preferences.ts";
import { readBody } from "./read-body.ts";
import type { RequestContext } from "./request-context.ts";
import type { Execution, ResultRow } from "./sql/result.ts";
import { type Conflict, deleteStatement, insertStatement, type Shown, updateStatement } from "./sql/write.ts";

type WritePlan = { query: Query; preferences: Preferences; representation: Representation; shown: Shown };

/** Serves POST: insert or upsert. Throws RestError, DatabaseError. */
export async function insertRows(context: RequestContext, table: Table): Promise<Response> {
  const plan = planWrite(context, table);
  const payload = await readPayload(context, table, plan);
  if (context.caller.role === "anon" && payload.rows > limits.visitorRows) {
    throw limitExceeded(413, "Who has not signed in may insert one row at a time");
  }
  return withinFormRate(context, table, payload.rows, () => storeRows(context, table, plan, payload));
}

async function storeRows(
  context: RequestContext,
  table: Table,
  plan: WritePlan,
  payload: Payload,
): Promise<Response> {
  const conflict = findConflict(plan, table);
  const statuses = { shown: 201, silent: 201, merged: 200 };
  if (plan.preferences.answer !== "headers-only" || payload.rows !== 1 || table.primaryKey.length === 0) {
    return write(context, plan, insertStatement(payload, plan.shown, conflict), statuses, "*");
  }
  const { statement, parameters } = insertStatement(payload, primaryKeyOf(plan.shown), conflict);
  const [result] = await context.database.queryAs<ResultRow>(context.caller, statement, parameters, {
    signal: context.request.signal,
  });
  const response = writeResponse(plan, statuses, result ?? nothingChanged(plan), "*");
  const location = locate(table, result?.body ?? null);
  if (location) response.headers.set("Location", location);
  return response;
}

function primaryKeyOf({ plan, form }: Shown): Shown {
  const fields = plan.table.primaryKey.map((column) => ({ column, key: column }));
  return { plan: { ...plan, fields, embeds: [], order: [] }, form: { ...form, shape: "list" } };
}

/** `/table?id=eq.1` */
function locate(table: Table, body: string | null): string | null {
  const rows: unknown = JSON.parse(body ?? "[]");
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  if (!isObject(row)) return null;
  const key = Object.entries(row).map(([name, value]) => [name, `eq.${value}`]);
  return `/${table.name}?${new URLSearchParams(key)}`;
}

/** Serves PATCH, which needs a filter. Throws RestError, DatabaseError. */
export async function updateRows(context: RequestContext, table: Table): Promise<Response> {
  const plan = planWrite(context, table);
  requireChoice(plan.query, "UPDATE");
  const payload = await readPayload(context, table, plan);
  if (payload.rows !== 1) throw invalidBody("Empty or invalid json");
  if (payload.keys.length === 0)
    return writeResponse(plan, { shown: 200, silent: 204 }, nothingChanged(plan), "0-");
  return write(context, plan, updateStatement(payload, plan.shown), { shown: 200, silent: 204 }, "0-");
}

/** Serves DELETE, which needs a filter. Throws RestError, DatabaseError. */
export async function deleteRows(context: RequestContext, table: Table): Promise<Response> {
  const plan = planWrite(context, table);
  requireChoice(plan.query, "DELETE");
  return write(context, plan, deleteStatement(plan.shown), { shown: 200, silent: 204 }, "*");
}

function planWrite({ request, parameters, catalog }: RequestContext, table: Table): WritePlan {
  const preferences = parsePreferences(request.headers.get("prefer"));
  const representation = acceptedRepresentation(request.headers.get("accept"));
  const query = parseQuery(parameters);
  const plan = planQuery(catalog, table, query);
  const isShown = preferences.answer === "representation";
  return {
    query,
    preferences,
    representation,
    shown: {
      plan,
      form: {
        shape: isShown ? (representation.isObject ? "onlyRow" : "list") : "nothing",
        isStripped: representation.isStripped,
        maxAffected: preferences.maxAffected,
      },
    },
  };
}

async function readPayload(
  context: RequestContext,
  table: Table,
  { query, preferences }: WritePlan,
): Promise<Payload> {
  requireJson(context.request.headers.get("content-type"));
  const text = await readBody(context.request);
  const payload = parsePayload(text, table, query.columns, preferences.fillsDefaults);
  return { ...payload, text: canonicalBody(context, text, payload.value) };
}

function findConflict({ query, preferences }: WritePlan, table: Table): Conflict | null {
  const columns = query.onConflict ?? table.primaryKey;
  for (const column of columns) if (!table.columns.has(column)) throw unknownColumn(table.name, column);
  if (preferences.resolution === null || columns.length === 0) return null;
  return { columns, resolution: preferences.resolution };
}

/** As pg-safeupdate on a hosted project. */
function requireChoice({ own }: Query, verb: "UPDATE" | "DELETE"): void {
  if (own.limit !== null || own.offset > 0) throw unsupported("A limit on rows to be changed is");
  if (own.filters.length > 0) return;
  throw new RestError({ status: 400, code: "21000", message: `${verb} requires a WHERE clause` });
}

async function write(
  { caller, database, request }: RequestContext,
  plan: WritePlan,
  { statement, parameters }: Execution,
  statuses: Statuses,
  range: "*" | "0-",
): Promise<Response> {
  const [result] = await database.queryAs<ResultRow>(caller, statement, parameters, {
    signal: request.signal,
  });
  return writeResponse(plan, statuses, result ?? nothingChanged(plan), range);
}

function nothingChanged({ shown }: WritePlan): ResultRow {
  return { body: shown.form.shape === "onlyRow" ? null : "[]", rows: 0, total: null, inserted: null };
}

/** `merged`: of an upsert that inserted nothing. */
type Statuses = { shown: number; silent: number; merged?: number };

function writeResponse(
  { preferences, representation, shown }: WritePlan,
  statuses: Statuses,
  { body, rows, inserted }: ResultRow,
  range: "*" | "0-",
): Response {
  const isShown = shown.form.shape !== "nothing";
  const changed = range === "0-" && rows > 0 ? `0-${rows - 1}` : "*";
  const headers: Record<string, string> = {
    "Content-Range": `${changed}/${preferences.isCounted ? rows : "*"}`,
    "Cache-Control": "no-store",
  };
  if (preferences.applied.length > 0) headers["Preference-Applied"] = preferences.applied.join(", ");
  if (isShown) headers["Content-Type"] = contentType(representation);
  const written = isShown ? statuses.shown : statuses.silent;
  const status = inserted === 0 ? (statuses.merged ?? written) : written;
  return new Response(isShown ? body : null, { status, headers });
}
