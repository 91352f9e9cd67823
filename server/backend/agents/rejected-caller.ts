import { z } from "zod";
import { defaultScope } from "../auth/oauth-server/parameters.ts";

// jsonrpc.org/specification, 5.1: a server's own.
const serverError = -32000;

const rejection = z.object({ message: z.string() });

/**
 * The gateway's error response, as the JSON-RPC error that clients of the Model Context Protocol show; a 401 names where to
 * sign in, and for what (RFC 9728, 5.1; RFC 6750, 3).
 */
export async function rejectCaller(response: Response, siteUrl: URL): Promise<Response> {
  const { message } = rejection.parse(await response.json());
  const body = { jsonrpc: "2.0", id: null, error: { code: serverError, message } };
  const headers = new Headers(response.headers);
  const challenge = headers.get("WWW-Authenticate");
  if (challenge !== null) {
    const where = `resource_metadata="${siteUrl.origin}/.well-known/oauth-protected-resource/mcp"`;
    headers.set(
      "WWW-Authenticate",
      `${challenge}${challenge.includes("=") ? "," : ""} ${where}, scope="${defaultScope}"`,
    );
  }
  return new Response(JSON.stringify(body), { status: response.status, headers });
}
