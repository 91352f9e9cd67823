import { randomUUID } from "node:crypto";
import { OverloadError } from "../../shared/admission-control.ts";
import { DatabaseError, isConflict, isUnavailable } from "../../shared/database-error.ts";
import { isDiskFullError } from "../../shared/disk-space.ts";
import { jsonResponse } from "../../shared/json-response.ts";
import type { Log } from "../../shared/log.ts";
import { limitExceeded } from "./errors/limits.ts";
import { RestError } from "./errors/rest-error.ts";
import { statusOf } from "./errors/sql-states.ts";
import { restErrorIn } from "./sql/result.ts";

/** The error response in PostgREST's form. Unexpected errors are logged, and get an id instead of a message. */
export function errorResponse(error: unknown, isAnonymous: boolean, log: Pick<Log, "error">): Response {
  if (error instanceof RestError) {
    const { code, details, hint, message } = error;
    return jsonResponse(error.status, { code, details, hint, message }, error.headers);
  }
  if (error instanceof OverloadError) return overloadResponse();
  if (error instanceof DatabaseError) return databaseErrorResponse(error, isAnonymous, log);
  return unexpectedErrorResponse(error, log);
}

function overloadResponse(): Response {
  const body = { code: "53300", details: null, hint: null, message: databaseUnavailable };
  return jsonResponse(503, body, { "Retry-After": "2" });
}

function databaseErrorResponse(
  error: DatabaseError,
  isAnonymous: boolean,
  log: Pick<Log, "error">,
): Response {
  const rejection = restErrorIn(error);
  if (rejection) return errorResponse(rejection, isAnonymous, log);
  if (/^(53200$|54)/.test(error.code)) {
    const message = "This asks for more than the database can hold at once; ask for fewer rows or columns";
    return errorResponse(limitExceeded(400, message), isAnonymous, log);
  }
  const status = statusOf(error, isAnonymous);
  if (status === 503) {
    if (isUnavailable(error.code)) log.error("the database can't be asked", error);
    const body = { code: error.code, details: null, hint: null, message: describeUnavailable(error) };
    return jsonResponse(503, body, { "Retry-After": isDiskFullError(error) ? "60" : "2" });
  }
  if (status === 500) return unexpectedErrorResponse(error, log);
  const { code, detail, hint, message } = error;
  return jsonResponse(status, { code, details: detail, hint, message }, headersOf(status, detail));
}

/** SQL functions give the seconds to wait as the detail. */
function headersOf(status: number, detail: string | null): Record<string, string> {
  if (status === 401) return { "WWW-Authenticate": "Bearer" };
  if (status === 429 && detail !== null && /^\d{1,6}$/.test(detail)) return { "Retry-After": detail };
  return {};
}

const databaseUnavailable = "The database can't be asked now. Try again in a moment.";

function describeUnavailable(error: DatabaseError): string {
  if (isDiskFullError(error)) {
    return "The server's disk is full: nothing can be stored until there is room. Reading goes on.";
  }
  if (isUnavailable(error.code)) return databaseUnavailable;
  if (isConflict(error.code) || error.code === "55P03") {
    return "Others change the same at this moment: nothing was saved. Try again in a moment.";
  }
  return "This took too long and was stopped. Ask for less, or try again in a moment.";
}

function unexpectedErrorResponse(error: unknown, log: Pick<Log, "error">): Response {
  const id = randomUUID();
  log.error("a call to the API failed", error, { failure: id });
  const message = "Something went wrong on the server.";
  return jsonResponse(500, { code: "unexpected_failure", details: null, hint: `Failure ${id}`, message });
}
