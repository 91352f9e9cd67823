import OAuth2Server from "@node-oauth/oauth2-server";
import { networkOf } from "../../../shared/client-address.ts";
import { jsonResponse } from "../../../shared/json-response.ts";
import type { Queryable } from "../../database/database.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import type { AuthContext } from "../sessions/context.ts";
import { accessTokenLifetime, createGrantModel } from "./grant-model.ts";
import { OAuthError, withOAuthErrors } from "./oauth-error.ts";
import { requireOwnResource, single } from "./parameters.ts";

/** POST /oauth/token (OAuth 2.1, 3.2): a code or a refresh token for a new pair of tokens. */
export const exchangeToken = withOAuthErrors(exchange);

async function exchange(request: AuthRequest, { database, siteUrl, keys }: AuthContext): Promise<Response> {
  await consumeRate(database, rateLimits.oauthToken, networkOf(request.address));
  const form = await request.readForm();
  for (const name of form.keys()) single(form, name);
  const grant = single(form, "grant_type");
  if (grant !== "authorization_code" && grant !== "refresh_token") {
    throw new OAuthError("unsupported_grant_type", "grant_type must be authorization_code or refresh_token");
  }
  requireOwnResource(single(form, "resource"), siteUrl);
  // The scopes of a grant are those that the person approved; whoever asks for others gets these (RFC 6749, 3.3).
  form.delete("scope");
  const outcome = await database.transaction((transaction) => issue(transaction, keys.refreshSecret, form));
  if (outcome instanceof OAuthError) throw outcome;
  return jsonResponse(200, outcome);
}

/** Returns an error instead of throwing it: what ends the grant of a replayed code must not be rolled back. */
async function issue(
  transaction: Queryable,
  secret: Uint8Array,
  form: URLSearchParams,
): Promise<object | OAuthError> {
  const model = createGrantModel(transaction, secret, form);
  const server = new OAuth2Server({
    model,
    accessTokenLifetime,
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
  });
  const body = Object.fromEntries(form);
  // The library looks for a body in the headers.
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(form.size),
  };
  const response = new OAuth2Server.Response();
  try {
    await server.token(new OAuth2Server.Request({ method: "POST", headers, query: {}, body }), response);
    return response.body;
  } catch (error) {
    if (!(error instanceof OAuth2Server.OAuthError)) throw error;
    // The library wraps what the database throws.
    if (error.code >= 500) throw "inner" in error ? error.inner : error;
    await model.endAbused();
    return new OAuthError(error.name, error.message, error.code);
  }
}
