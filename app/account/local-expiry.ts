/**
 * `fetch` for the auth client that computes `expires_at` by the local clock: with a wrong clock, new sessions would be
 * refreshed endlessly.
 */
export async function fetchWithLocalExpiry(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const answer = await fetch(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (!answer.ok || !pathname.startsWith("/auth/v1/") || init?.method !== "POST") return answer;
  const text = await answer.text();
  const { status, statusText, headers } = answer;
  return new Response(status === 204 ? null : withLocalExpiry(text), { status, statusText, headers });
}

/** The response body with `expires_at` by the local clock, if it is a session. */
export function withLocalExpiry(text: string, now = Date.now()): string {
  const body = parse(text);
  if (typeof body !== "object" || body === null) return text;
  if (!("expires_at" in body && "expires_in" in body && typeof body.expires_in === "number")) return text;
  return JSON.stringify({ ...body, expires_at: Math.floor(now / 1_000) + body.expires_in });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
