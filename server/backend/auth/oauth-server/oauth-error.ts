import { jsonResponse } from "../../../shared/json-response.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { Endpoint } from "../sessions/context.ts";

/** An error of RFC 6749 (4.1.2.1, 5.2), RFC 7591 (3.2.2) or RFC 8707 (2). */
export class OAuthError extends Error {
  override name = "OAuthError";
  readonly error: string;
  readonly status: number;

  constructor(error: string, description: string, status = 400) {
    super(description);
    this.error = error;
    this.status = status;
  }
}

/** The endpoint with its errors as RFC 6749 (5.2) has them; `invalid` names a malformed or too large body. */
export function withOAuthErrors(endpoint: Endpoint, invalid = "invalid_request"): Endpoint {
  return async (request, context) => {
    try {
      return await endpoint(request, context);
    } catch (error) {
      if (error instanceof OAuthError) return answer(error.status, error.error, error.message);
      if (!(error instanceof AuthError)) throw error;
      const name = error.status === 429 ? "temporarily_unavailable" : invalid;
      return answer(error.status, name, error.message, error.headers);
    }
  };
}

function answer(status: number, error: string, description: string, headers = {}): Response {
  return jsonResponse(status, { error, error_description: description }, headers);
}
