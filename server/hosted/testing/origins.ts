/**
 * CORS for every origin, as a project's gateway and PostgREST answer it. Functions have their own.
 */
export async function withOrigins(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isFunction = new URL(request.url).pathname.startsWith("/functions/");
  if (request.method === "OPTIONS" && !isFunction) {
    return new Response(null, {
      status: 200,
      headers: {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Methods": "GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS",
        "Access-Control-Allow-Headers": request.headers.get("Access-Control-Request-Headers") ?? "",
      },
    });
  }
  const answered = await answer(request);
  if (isFunction) return answered;
  const headers = new Headers(answered.headers);
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set(
    "Access-Control-Expose-Headers",
    "Content-Encoding, Content-Location, Content-Range, Content-Type",
  );
  return new Response(answered.body, { status: answered.status, headers });
}
