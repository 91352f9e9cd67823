import { canonicalBody } from "./canonical-body.ts";
import { findRoutine, findRoutineForGet } from "./catalog/routines.ts";
import { invalidBody, RestError } from "./errors/rest-error.ts";
import { opinionRate, withinRate } from "./form-limit.ts";
import { acceptedRepresentation, contentType, jsonType, requireJson } from "./media-types.ts";
import { isObject, parseJson } from "./plan/payload.ts";
import { planQuery } from "./plan/plan.ts";
import { parseQuery } from "./plan/query-string.ts";
import { contentRange, readRange } from "./plan/ranges.ts";
import { parsePreferences } from "./preferences.ts";
import { readBody } from "./read-body.ts";
import { rowsResponse } from "./read-table.ts";
import type { RequestContext } from "./request-context.ts";
import { type Call, callForRows, callForValue } from "./sql/call.ts";
import type { Execution, ResultRow } from "./sql/result.ts";

/** Serves `/rest/v1/rpc/<name>`; GET and HEAD are read only. Throws RestError, DatabaseError. */
export async function callRoutine(context: RequestContext, name: string): Promise<Response> {
  if (context.request.method !== "POST") return answerCall(context, callFromAddress(context, name), true);
  const call = await callFromBody(context, name);
  const answer = () => answerCall(context, call, false);
  const response = await (name === "give_opinion" ? withinRate(context, opinionRate, answer) : answer());
  if (call.routine.isVolatile) await context.afterContentWrite();
  return response;
}

async function callFromBody(context: RequestContext, name: string): Promise<Call> {
  const { request, catalog } = context;
  const text = await readBody(request);
  if (text !== "") requireJson(request.headers.get("content-type"));
  const sent = text === "" ? {} : parseJson(text);
  if (!isObject(sent)) throw invalidBody("Empty or invalid json");
  const names = Object.keys(sent);
  return { routine: findRoutine(catalog, name, names), json: canonicalBody(context, text, sent), names };
}

function callFromAddress({ parameters, catalog }: RequestContext, name: string): Call {
  const given = [...new Set(parameters.keys())].filter((key) => !reserved.has(key));
  const routine = findRoutineForGet(catalog, name, given);
  const names = given.filter((key) => routine.parameters.some((parameter) => parameter.name === key));
  const sent = Object.fromEntries(names.map((key) => [key, parameters.get(key)]));
  return { routine, json: JSON.stringify(sent), names };
}

const reserved: ReadonlySet<string> = new Set(["select", "order", "limit", "offset", "columns"]);

async function answerCall(context: RequestContext, call: Call, readOnly: boolean): Promise<Response> {
  const { request, parameters, catalog, caller, database } = context;
  const { routine } = call;
  const run = async ({ statement, parameters: bound }: Execution) => {
    const [result] = await database.queryAs<ResultRow>(caller, statement, bound, {
      readOnly,
      signal: request.signal,
    });
    return result;
  };

  const { isCounted, applied, maxAffected } = parsePreferences(request.headers.get("prefer"));
  if (maxAffected !== null && !routine.isSet) throw notASetFunction();
  if (!routine.table) {
    const result = await run(callForValue(call, maxAffected));
    if (routine.returns === "nothing") return new Response(null, { status: 204, headers: noStore });
    return new Response(request.method === "HEAD" ? null : (result?.body ?? "null"), {
      status: 200,
      headers: {
        ...noStore,
        "Content-Type": jsonType,
        "Content-Range": contentRange(0, 1, isCounted ? 1 : null),
      },
    });
  }

  const query = parseQuery(parameters, new Set(readOnly ? call.names : []));
  const range = readRange(query.own, readOnly ? request.headers.get("range") : null);
  const representation = acceptedRepresentation(request.headers.get("accept"));
  const { isObject, isStripped } = representation;
  const plan = { ...planQuery(catalog, routine.table, query), ...range };
  // A single row that the filters leave out is null, unless one object is asked for.
  const shape = isObject ? "onlyRow" : routine.isSet ? "list" : "object";
  const result = await run(callForRows(call, plan, { shape, isStripped, maxAffected }, isCounted));
  return rowsResponse(
    request,
    {
      type: contentType(representation),
      isObject,
      offset: range.offset,
      applied: isCounted ? applied.slice(-1) : [],
    },
    result && { ...result, body: result.body ?? "null" },
  );
}

function notASetFunction(): RestError {
  const message =
    "Function must return SETOF or TABLE when max-affected preference is used with handling=strict";
  return new RestError({ status: 400, code: "PGRST128", message });
}

const noStore = { "Cache-Control": "no-store" };
