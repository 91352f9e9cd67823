import { setting } from "./project.ts";

declare const Deno: { serve(answer: (request: Request) => Promise<Response>): void };

/**
 * Serves a function of a hosted project, with CORS for the site's origin (the secret SITE_URL) only, which a project
 * leaves to its functions.
 */
export function serve(answer: (request: Request) => Promise<Response>): void {
  Deno.serve(async (request) => {
    if (request.method === "OPTIONS") return withOrigin(request, new Response(null, { status: 204 }));
    const answered = await answer(request).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : "The function failed");
      return Response.json({ error: { message: "The function failed" } }, { status: 500 });
    });
    return withOrigin(request, answered);
  });
}

function withOrigin(request: Request, { status, headers: given, body }: Response): Response {
  const headers = new Headers(given);
  // A proxied response was decompressed by fetch.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  const site = URL.parse(setting("SITE_URL"))?.origin;
  headers.append("Vary", "Origin");
  if (site && request.headers.get("Origin") === site) {
    headers.set("Access-Control-Allow-Origin", site);
    headers.set("Access-Control-Allow-Methods", "GET, POST");
    // The client's headers differ between its versions.
    headers.set("Access-Control-Allow-Headers", request.headers.get("Access-Control-Request-Headers") ?? "");
    headers.set("Access-Control-Max-Age", "600");
  }
  return new Response(body, { status, headers });
}
