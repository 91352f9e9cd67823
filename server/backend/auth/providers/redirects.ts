import type { AuthError } from "../calls/auth-error.ts";

/** Without a referrer: the URL may hold a code. */
export function sendTo(address: URL | string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: String(address), "Referrer-Policy": "no-referrer", ...headers },
  });
}

const oauthErrors: Record<number, string> = { 400: "invalid_request", 403: "access_denied" };

/** Adds an error to a page's URL as GoTrue does (RFC 6749, 4.1.2.1). */
export function addErrorTo(page: URL, { status, code, message }: AuthError): URL {
  const address = new URL(page);
  address.searchParams.set("error", oauthErrors[status] ?? "server_error");
  address.searchParams.set("error_code", code);
  address.searchParams.set("error_description", message);
  return address;
}
