import type { AuthError } from "../calls/auth-error.ts";

/** Nobody is told where the person comes from: the address holds what only the two ends should know. */
export function sendTo(address: URL, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: address.href, "Referrer-Policy": "no-referrer", ...headers },
  });
}

const oauthErrors: Record<number, string> = { 400: "invalid_request", 403: "access_denied" };

/** A page's address with what went wrong, as GoTrue tells it (and RFC 6749, 4.1.2.1). */
export function addErrorTo(page: URL, { status, code, message }: AuthError): URL {
  const address = new URL(page);
  address.searchParams.set("error", oauthErrors[status] ?? "server_error");
  address.searchParams.set("error_code", code);
  address.searchParams.set("error_description", message);
  return address;
}
