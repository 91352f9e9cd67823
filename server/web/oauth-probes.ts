import { jsonResponse } from "../shared/json-response.ts";

const metadata =
  /^(?:\/mcp)?\/\.well-known\/(?:oauth-protected-resource|oauth-authorization-server|openid-configuration)(?:\/mcp)?$/;

/**
 * Answers clients of `/mcp` that want OAuth (RFC 9728, RFC 8414, OpenID Connect Discovery, RFC 7591) in the form of its
 * errors (RFC 6749, 5.2), with what to do where there are access tokens; null for all other requests. A page would reach the
 * person as a syntax error.
 */
export function answerOAuthProbe(method: string, pathname: string, hasTokens: boolean): Response | null {
  const isProbe = metadata.test(pathname) || (method === "POST" && pathname === "/register");
  if (!isProbe) return null;
  const description = hasTokens ? `${noOAuth} ${tokenInstead}` : noOAuth;
  return jsonResponse(404, { error: "invalid_request", error_description: description });
}

const noOAuth = "This site has no OAuth.";
const tokenInstead =
  "Make an access token in the settings of its panel, and send it as the header Authorization: Bearer.";
