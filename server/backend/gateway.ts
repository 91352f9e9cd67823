import { jsonResponse } from "../shared/json-response.ts";
import { TokenError, verifyAccessToken } from "./auth/tokens/access-tokens.ts";
import type { SigningKeys } from "./auth/tokens/keys.ts";
import type { Caller } from "./database/database.ts";
import { visitor } from "./database/database.ts";

type Gateway = {
  /** An error response without this site's key, else null. */
  checkKey(request: Request): Response | null;
  /** The caller, or an error response. */
  identify(request: Request): Promise<Caller | Response>;
};

/** The publishable key is required; a bearer token is that key or a user's access token. */
export function createGateway(options: {
  publishableKey: string;
  keys: SigningKeys;
  issuer: string;
}): Gateway {
  // Browsers know the key, so timing reveals nothing.
  const isKey = (given: string) => given === options.publishableKey;

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
    const rejection = checkKey(request);
    if (rejection) return rejection;
    const authorization = request.headers.get("authorization");
    if (authorization === null) return visitor;
    const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
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

  return { checkKey, identify };
}

function keyInAddress(address: string): string | null {
  return address.includes("apikey=") ? new URL(address).searchParams.get("apikey") : null;
}

/** PGRST303 for what has expired, PGRST301 for the rest (docs.postgrest.org, "JWT errors"). */
function invalidTokenResponse({ reason, message }: TokenError): Response {
  return jsonResponse(
    401,
    { code: reason === "expired" ? "PGRST303" : "PGRST301", details: null, hint: null, message },
    { "WWW-Authenticate": `Bearer error="invalid_token", error_description="${message}"` },
  );
}
