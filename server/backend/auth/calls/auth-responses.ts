import { OverloadError } from "../../../shared/admission-control.ts";
import { jsonResponse } from "../../../shared/json-response.ts";
import type { Log } from "../../../shared/log.ts";
import { errorResponse } from "../../rest/error-response.ts";
import { AuthError } from "./auth-error.ts";

const versionHeader = "X-Supabase-Api-Version";
const newerVersion = "2024-01-01";

/** The response to a failed call, as GoTrue's API version 2024-01-01 has it (`{ code, message }`), or as before. */
export function authErrorResponse(error: unknown, request: Request, log: Pick<Log, "error">): Response {
  if (error instanceof OverloadError) return authErrorResponse(tooManySignIns(), request, log);
  if (!(error instanceof AuthError)) return errorResponse(error, false, log);
  const { status, code, message, headers, reasons } = error;
  const weakPassword = reasons && { weak_password: { reasons } };
  if (!wantsNewerVersion(request)) {
    return jsonResponse(status, { code: status, error_code: code, msg: message, ...weakPassword }, headers);
  }
  return jsonResponse(status, { code, message, ...weakPassword }, headers);
}

/** The client reads an error's code only from a response that names the version which it asked for. */
export function withApiVersion(request: Request, response: Response): Response {
  if (wantsNewerVersion(request)) response.headers.set(versionHeader, newerVersion);
  return response;
}

function tooManySignIns(): AuthError {
  const message = "Too many people sign in at this moment. Try again soon.";
  return new AuthError(503, "request_timeout", message, { headers: { "Retry-After": "5" } });
}

/** An invalid date counts as the first version, as in GoTrue. */
function wantsNewerVersion(request: Request): boolean {
  const version = request.headers.get(versionHeader) ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= newerVersion;
}

export function jsonOk(body: object): Response {
  return jsonResponse(200, body);
}
