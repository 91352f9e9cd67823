import { admission } from "../shared/admission-control.ts";
import { forwardedAddress, networkOf } from "../shared/client-address.ts";
import { jsonResponse } from "../shared/json-response.ts";
import { TokenError, verifyAccessToken } from "./auth/tokens/access-tokens.ts";
import type { SigningKeys } from "./auth/tokens/keys.ts";
import { createTokenIdentifier, isPersonalToken, type TokenCaller } from "./auth/tokens/personal-tokens.ts";
import { type Caller, type Database, visitor } from "./database/database.ts";

type Gateway = {
  /** An error response without this site's key, else null. */
  checkKey(request: Request): Response | null;
  /** The caller, or an error response. */
  identify(request: Request): Promise<Caller | Response>;
  /** The caller of a person's own access token, or an error response for any other. */
  identifyToken(request: Request): Promise<TokenCaller | Response>;
};

/** A bearer token is a person's own; else the publishable key is required, and the token is that or a session's. */
export function createGateway(options: {
  database: Database;
  publishableKey: string;
  keys: SigningKeys;
  issuer: string;
}): Gateway {
  // Browsers know the key, so timing reveals nothing.
  const isKey = (given: string) => given === options.publishableKey;
  const identifyTokenOwner = createTokenIdentifier(options.database);

  function checkKey(request: Request): Response | null {
    const key = request.headers.get("apikey") ?? keyInAddress(request.url);
    if (!key) {
      return jsonResponse(401, {
        message: "No API key found in request",
        hint: "No `apikey` request header or url param was found.",
      });
    }
    if (!isKey(key)) {
      return jsonResponse(401, {
        message: "Invalid API key",
        hint: "Double check the publishable key of this site.",
      });
    }
    return null;
  }

  async function identify(request: Request): Promise<Caller | Response> {
    const token = bearerOf(request);
    if (token !== undefined && isPersonalToken(token)) return identifyPersonal(request, token);
    const rejection = checkKey(request);
    if (rejection) return rejection;
    if (!request.headers.has("authorization")) return visitor;
    if (token === undefined) return invalidTokenResponse(new TokenError("invalid"));
    if (isKey(token)) return visitor;
    try {
      const claims = await verifyAccessToken(options.keys, options.issuer, token);
      return { role: claims.role, claims: JSON.stringify(claims) };
    } catch (error) {
      if (error instanceof TokenError) return invalidTokenResponse(error);
      throw error;
    }
  }

  async function identifyToken(request: Request): Promise<TokenCaller | Response> {
    const token = bearerOf(request);
    if (token !== undefined && isPersonalToken(token)) return identifyPersonal(request, token);
    return jsonResponse(401, { message: tokenRequired }, { "WWW-Authenticate": "Bearer" });
  }

  async function identifyPersonal(request: Request, token: string): Promise<TokenCaller | Response> {
    const network = networkOf(forwardedAddress(request));
    const identified = await admission.auth.run(network, request.signal, () => identifyTokenOwner(token));
    if ("caller" in identified) return identified.caller;
    if ("wait" in identified) return tooManyCalls(identified.wait);
    return invalidTokenResponse({ reason: identified.problem, message: tokenProblems[identified.problem] });
  }

  return { checkKey, identify, identifyToken };
}

function bearerOf({ headers }: Request): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}

const tokenRequired =
  "An access token is required, as the header Authorization: Bearer. Sign in by OAuth, or make one in the settings of the panel.";

const tokenProblems = {
  expired: "The access token has expired",
  invalid: "The access token does not exist, was revoked, or its owner has no role here",
};

function tooManyCalls(wait: number): Response {
  const message = `Too many calls with this access token. Try again in ${wait} seconds.`;
  const body = { code: "over_request_rate_limit", details: String(wait), hint: null, message };
  return jsonResponse(429, body, { "Retry-After": String(wait) });
}

function keyInAddress(address: string): string | null {
  return address.includes("apikey=") ? new URL(address).searchParams.get("apikey") : null;
}

/** PGRST303 for what has expired, PGRST301 for the rest (docs.postgrest.org, "JWT errors"). */
function invalidTokenResponse({ reason, message }: Pick<TokenError, "reason" | "message">): Response {
  return jsonResponse(
    401,
    { code: reason === "expired" ? "PGRST303" : "PGRST301", details: null, hint: null, message },
    { "WWW-Authenticate": `Bearer error="invalid_token", error_description="${message}"` },
  );
}
